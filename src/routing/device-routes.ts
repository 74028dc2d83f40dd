import type { User } from '#schemas/user.ts'
import { pathTo } from './routes.ts'

type WithType = Pick<User, 'type'>

/** Returns the path of the unsent records; null for collectors, who cannot record trades. */
export const waitingPath = ({ type }: WithType): string | null =>
  type === 'collector' ? null : pathTo(type === 'system' ? 'adminWaiting' : 'businessWaiting')

/** Returns the path of the held loads; null for collectors, who cannot record trades. */
export const yardPath = ({ type }: WithType): string | null =>
  type === 'collector' ? null : pathTo(type === 'system' ? 'adminYard' : 'businessYard')

/** Returns the path of the page about working offline; null for collectors, who cannot record trades. */
export const offlinePath = ({ type }: WithType): string | null =>
  type === 'collector' ? null : pathTo(type === 'system' ? 'adminOffline' : 'businessOffline')
