import type { OutboxEntry } from '#schemas/outbox.ts'
import type { User } from '#schemas/user.ts'

/** Returns the route of the form for a new record; null if users of this type can't record it. */
export function createRouteFor({ type }: User, resource: OutboxEntry['resource']) {
  if (type === 'system') return resource === 'transactions' ? 'adminTransactions.create' : 'adminCollections.create'
  return type === 'business' && resource === 'transactions' ? 'businessTransactions.create' : null
}
