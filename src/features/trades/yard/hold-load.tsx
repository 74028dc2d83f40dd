import { useSelector } from '@xstate/react'
import { use } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { loadFactsOf } from '#domain/trades/held-load.ts'
import type { TradeForm } from '#features/trades/use-trade-form.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { present } from '#machines/typed.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { PendingContext } from '#ui/fields/pending-fields.ts'
import { useAltKey } from '#ui/keys/use-alt-key.ts'
import * as css from './yard.css.ts'

/** Button that stores an unfinished trade as a held load on this device. `onHeld` opens an empty form. */
export function HoldLoad({
  form,
  lines,
  isPending,
  onHeld,
}: {
  form: Pick<TradeForm, 'actor' | 'record'>
  lines: LinesActor
  isPending: boolean
  onHeld: () => void
}) {
  const locale = useLocale()
  const { flush } = use(PendingContext)
  const draft = useSelector(form.actor, ({ context }) => present(context.draft))
  const hasFields = useSelector(form.record, isDirty)
  const hasLines = useSelector(lines, ({ context }) => context.lines.length > 0)
  const isDisabled = isPending || !(hasFields || hasLines)
  const hold = () => {
    // A load can wait without a buyer or seller: a search without a match leaves its field empty.
    flush('send')
    if (flush('press')) draft.send({ type: 'load.hold' })
  }
  useAltKey(code => {
    if (code !== 'KeyH' || isDisabled) return false
    hold()
    return true
  })
  useEmitted(draft, 'load.held', ({ load }) => {
    toast({ kind: 'success', title: t('{name} is on the yard', { name: loadFactsOf(load, locale).name }) })
    onHeld()
  })
  useEmitted(draft, 'load.notHeld', () =>
    toast({
      kind: 'error',
      title: t('Load not held'),
      description: t('This browser blocks its storage, or its disk is full. Record the load, or free some space.'),
    }),
  )
  return (
    <Button icon="truck" isDisabled={isDisabled} shortcut="Alt+H" onPress={hold}>
      <span className={css.holdLabel}>{t('Hold load')}</span>
    </Button>
  )
}
