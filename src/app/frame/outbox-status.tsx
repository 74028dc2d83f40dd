import { useIsConnected } from '#actors/device/is-connected.ts'
import { useOutbox } from '#actors/outbox/outbox-service.ts'
import { OfflineBar } from '#features/trades/outbox/outbox-bar.tsx'
import { OutboxChip } from '#features/trades/outbox/outbox-chip.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

/** Chip with the unsent records of the user, if there are any or if the user works offline. */
export function OutboxStatus() {
  const outbox = useOutbox()
  return outbox ? <OutboxChip outbox={outbox} /> : null
}

/** Bar above the screen while there is no connection. */
export function OfflineStatus() {
  const outbox = useOutbox()
  const isConnected = useIsConnected()
  return outbox && !isConnected ? <OfflineBar outbox={outbox} /> : null
}

const outboxNotices = lazyPart(async () => (await import('#features/trades/outbox/outbox-notices.tsx')).OutboxNotices)

/** Toasts and questions about the unsent records of the user. */
export function OutboxMessages() {
  const outbox = useOutbox()
  const { part: OutboxNotices } = usePart(outboxNotices, outbox !== null)
  return outbox && OutboxNotices ? <OutboxNotices outbox={outbox} /> : null
}
