/* Screens about data on this device. */

export { OfflinePage } from '#features/offline/offline-page.tsx'
export { Waiting } from '#features/trades/outbox/waiting.tsx'
export { Yard } from '#features/trades/yard/yard-screen.tsx'
