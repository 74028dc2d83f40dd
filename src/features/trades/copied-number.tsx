import { Button } from 'react-aria-components/Button'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import * as css from './copied-number.css.ts'

async function copy(number: string) {
  try {
    await navigator.clipboard.writeText(number)
    toast({ kind: 'success', title: `${number} is copied` })
  } catch {
    // The browser denied permission, or the page is insecure and has no clipboard API.
    toast({ kind: 'error', title: t('The browser blocked copying'), description: `Copy it by hand: ${number}` })
  }
}

export function CopiedNumber({ id }: { id: string }) {
  const number = tradeNumber(id)
  return (
    <Button className={css.button} aria-label={`No. ${number}, copy`} onPress={() => void copy(number)}>
      No. <span className={css.number}>{number}</span>
      <span className={css.icon}>
        <Icon name="copy" />
      </span>
    </Button>
  )
}
