import type { RouteName } from './routes.ts'

const names: ReadonlySet<RouteName> = new Set([
  'businessTransactions.create',
  'adminTransactions.create',
  'adminCollections.create',
  'businessOffline',
  'businessWaiting',
  'businessYard',
  'adminOffline',
  'adminWaiting',
  'adminYard',
])

/** True for screens that work with the data of this device. All other screens need the server. */
export const worksOffline = (name: RouteName) => names.has(name)
