/* Screens for working offline. */

export { OfflinePage } from '#features/offline/offline-page.tsx'
export { Waiting } from '#features/trades/outbox/waiting.tsx'
