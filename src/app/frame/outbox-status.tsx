import { useIsConnected } from '#actors/device/is-connected.ts'
import { useOutbox } from '#actors/outbox/outbox-service.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

/** Components of the outbox. Loads the offline screens too, which must open without a connection. */
const outboxParts = lazyPart(async () => {
  const [{ OutboxChip }, { OfflineBar }, { OutboxNotices }] = await Promise.all([
    import('#features/trades/outbox/outbox-chip.tsx'),
    import('#features/trades/outbox/outbox-bar.tsx'),
    import('#features/trades/outbox/outbox-notices.tsx'),
    import('#app/areas/device.area.ts'),
  ])
  return { OutboxChip, OfflineBar, OutboxNotices }
})

/** Returns the outbox and its components; null if the user has no outbox. */
function useOutboxParts() {
  const outbox = useOutbox()
  const { part } = usePart(outboxParts, outbox !== null)
  return outbox && part ? { outbox, ...part } : null
}

/** Chip with the unsent records of the user, if there are any or if the user works offline. */
export function OutboxStatus() {
  const parts = useOutboxParts()
  return parts ? <parts.OutboxChip outbox={parts.outbox} /> : null
}

/** Bar above the screen while there is no connection. */
export function OfflineStatus() {
  const parts = useOutboxParts()
  const isConnected = useIsConnected()
  return parts && !isConnected ? <parts.OfflineBar outbox={parts.outbox} /> : null
}

/** Toasts and dialogs about the unsent records of the user. */
export function OutboxMessages() {
  const parts = useOutboxParts()
  return parts ? <parts.OutboxNotices outbox={parts.outbox} /> : null
}
