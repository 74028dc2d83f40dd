import type { Problem } from '#domain/problem.ts'

/** Data on this device. Sizes are in bytes of JSON. `refreshedAt` is in epoch milliseconds, null if there are none. */
export type StoredPart = {
  name: 'materials' | 'buyers' | 'sellers' | 'permissions' | 'profile' | 'unsent'
  entries: number
  bytes: number
  refreshedAt: number | null
}

/** Everything that this device stores for the user. Times are in epoch milliseconds. */
export type OfflineData = {
  /** Time when the user turned on working offline. */
  since: number
  /** Time when the server last confirmed the session. */
  confirmedAt: number
  /** Time of the last refresh of the lists. */
  refreshedAt: number
  parts: readonly StoredPart[]
  /** True if the browser keeps the data even when the disk is full. */
  isPersistent: boolean
  /** Bytes that this app can still store; null if the browser does not report them. */
  free: number | null
}

export type OfflineContext = {
  /** Stored data; null if the user does not work offline on this device. */
  data: OfflineData | null
  /** Reason why the last action failed; otherwise null. */
  problem: Problem | null
}

export type OfflineEvent =
  | { type: 'offline.turnOn' }
  | { type: 'offline.turnOff' }
  | { type: 'data.refresh' }
  | { type: 'data.reload' }
  | { type: 'storage.keep' }
