import { Suspense } from 'react'
import { useIsConnected } from '#actors/device/is-connected.ts'
import { useOutbox } from '#actors/outbox/outbox-service.ts'
import { lazyComponent } from '#app/lazy-component.tsx'

const OutboxChip = lazyComponent(() => import('#features/trades/outbox/outbox-chip.tsx'), 'OutboxChip')

const OfflineBar = lazyComponent(() => import('#features/trades/outbox/outbox-bar.tsx'), 'OfflineBar')

const OutboxNotices = lazyComponent(() => import('#features/trades/outbox/outbox-notices.tsx'), 'OutboxNotices')

/** Chip with the unsent records of the user, if there are any or if the user works offline. */
export function OutboxStatus() {
  const outbox = useOutbox()
  return <Suspense>{outbox ? <OutboxChip outbox={outbox} /> : null}</Suspense>
}

/** Bar above the screen while there is no connection. */
export function OfflineStatus() {
  const outbox = useOutbox()
  const isConnected = useIsConnected()
  return <Suspense>{outbox && !isConnected ? <OfflineBar outbox={outbox} /> : null}</Suspense>
}

/** Toasts and questions about the unsent records of the user. */
export function OutboxMessages() {
  const outbox = useOutbox()
  return <Suspense>{outbox ? <OutboxNotices outbox={outbox} /> : null}</Suspense>
}
