import { useEffect, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { SignOutQuestion } from './sign-out-question.tsx'

/** Toasts about sent and refused records, and the question about unsent records before a sign-out. */
export function OutboxNotices({ outbox }: { outbox: Outbox }) {
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => outbox.onSignOut(() => setAsking(true)), [outbox])
  useEffect(
    () =>
      outbox.onLost(() =>
        toast({
          kind: 'error',
          title: t('The browser deleted unsent records'),
          description: t('Records that were saved on this device are gone. Record them again.'),
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
      title: t('A record was refused'),
      ...(refusal ? { description: refusal.message } : {}),
      duration: 12_000,
    }),
  )
  return <SignOutQuestion outbox={outbox} isOpen={isAsking} onClose={() => setAsking(false)} />
}
