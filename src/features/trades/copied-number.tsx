import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import * as css from './copied-number.css.ts'

async function copy(number: string) {
  try {
    await navigator.clipboard.writeText(number)
    toast({ kind: 'success', title: t('{number} is copied', { number }) })
  } catch {
    // The browser denied permission, or the page is insecure and has no clipboard API.
    toast({
      kind: 'error',
      title: t('The browser blocked copying'),
      description: t('Copy it by hand: {number}', { number }),
    })
  }
}

const inCodeFont = (text: ReactNode) => <span className={css.number}>{text}</span>

export function CopiedNumber({ id }: { id: string }) {
  const number = tradeNumber(id)
  return (
    <Button className={css.button} aria-label={t('No. {number}, copy', { number })} onPress={() => void copy(number)}>
      {rich('No. <code>{number}</code>', { number, code: inCodeFont })}
      <span className={css.icon}>
        <Icon name="copy" />
      </span>
    </Button>
  )
}
