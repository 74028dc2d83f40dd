import { useEffect, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import type { Measured } from '#domain/carbon/carbon.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { SignOutQuestion } from './sign-out-question.tsx'

/** Toasts about sent, updated and refused records, and the dialog about unsent records before a sign-out. */
export function OutboxNotices({ outbox }: { outbox: Outbox }) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => outbox.onSignOut(() => setOpen(true)), [outbox])
  useEffect(
    () =>
      outbox.onLost(() =>
        toast({
          kind: 'error',
          title: t('The browser deleted unsent records'),
          description: t('Records saved on this device are gone. Enter them again.'),
          duration: Number.POSITIVE_INFINITY,
        }),
      ),
    [outbox],
  )
  useEmitted(outbox.actor, 'entries.sent', ({ count }) =>
    toast({
      kind: 'success',
      title: t('{count, plural, one {# record sent} other {# records sent}}', { count, locale }),
    }),
  )
  useEmitted(outbox.actor, 'entry.refused', ({ entry: { refusal } }) =>
    toast({
      kind: 'error',
      title: t('The server refused a record'),
      ...(refusal ? { description: refusal.message } : {}),
      duration: 12_000,
    }),
  )
  useEmitted(outbox.actor, 'entry.updated', ({ entry, before }) => {
    const figuresOf = (lines: readonly Measured[]) => {
      const { weight, value } = totalsOf(lines)
      return `${formatWeight(weight, locale)} · ${formatMoney(value, locale)}`
    }
    toast({
      kind: 'success',
      title: t('Correction saved'),
      description: t('The server already had this record with {before}. It now has {after}.', {
        before: figuresOf(before.materials),
        after: figuresOf(entry.lines),
      }),
      duration: 12_000,
    })
  })
  return <SignOutQuestion outbox={outbox} isOpen={isOpen} onClose={() => setOpen(false)} />
}
