import * as z from 'zod/mini'
import { browserStorage } from '#actors/storage.ts'
import { id } from '#schemas/common.ts'

const marker = z.object({
  /** User who works offline on this device. */
  userId: id,
  /** Time when the user turned on working offline, in epoch milliseconds. */
  since: z.number(),
  /** Time when the server last confirmed the user's session, in epoch milliseconds. */
  confirmedAt: z.number(),
})
export type OfflineMarker = z.infer<typeof marker>

const keyOf = (realm: string) => `threereco.offline${realm && ` ${realm}`}`

/**
 * Marker in local storage for the user who works offline on this device. Can be read synchronously, so that no other
 * user needs the database.
 */
export const offlineMarker = {
  /** Returns the marker; null if no user works offline on this device. */
  read: (realm: string): OfflineMarker | null => marker.safeParse(browserStorage.readJson(keyOf(realm))).data ?? null,
  /** Returns false if storage is full or blocked. */
  write: (realm: string, content: OfflineMarker): boolean =>
    browserStorage.write(keyOf(realm), JSON.stringify(content)),
  drop: (realm: string) => browserStorage.drop(keyOf(realm)),
  /** True if this user works offline on this device. */
  isFor: (realm: string, userId: string): boolean => offlineMarker.read(realm)?.userId === userId,
}
