import { waitFor } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'

/**
 * Returns a refused record of the outbox.
 * @throws Problem of kind `notFound` if the record has been sent or deleted, or is not refused.
 */
export async function unsentEntry(environment: Environment, id: string): Promise<OutboxEntry> {
  const { actor } = await outboxOf(environment)
  const { context } = await waitFor(actor, snapshot => !snapshot.hasTag('opening'))
  const entry = context.entries.find(one => one.id === id && one.refusal !== null)
  if (entry) return entry
  throw new Problem({
    kind: 'notFound',
    title: t('Record not found'),
    message: t('This record is no longer waiting. It has been sent or deleted.'),
  })
}
