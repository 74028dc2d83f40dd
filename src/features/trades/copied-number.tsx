import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { copyText } from '#ui/feedback/copy-text.ts'
import * as css from './copied-number.css.ts'

const inCodeFont = (text: ReactNode) => <span className={css.number}>{text}</span>

export function CopiedNumber({ id }: { id: string }) {
  const number = tradeNumber(id)
  return (
    <Button
      className={css.button}
      aria-label={t('No. {number}, copy', { number })}
      onPress={() => void copyText(number, t('{number} copied', { number }))}
    >
      {rich('No. <code>{number}</code>', { number, code: inCodeFont })}
      <span className={css.icon}>
        <Icon name="copy" />
      </span>
    </Button>
  )
}
