import { browserStorage } from '#actors/storage.ts'
import { isUuid } from '#rules/ids.ts'

export type OfflineMarker = {
  /** User who works offline on this device. */
  userId: string
  /** Time when the user turned on working offline, in epoch milliseconds. */
  since: number
  /** Time when the server last confirmed the user's session, in epoch milliseconds; 0 if the server ended it. */
  confirmedAt: number
}

const keyOf = (realm: string) => `threereco.offline${realm && ` ${realm}`}`

/** Stored instead of the marker until the data are deleted. */
const deleting = 'deleting'

/** Parses a marker; null if it is invalid. Uses no schema, to keep the first bundle small. */
function parse(raw: unknown): OfflineMarker | null {
  const { userId, since, confirmedAt } = Object(raw) as Record<keyof OfflineMarker, unknown>
  return typeof userId === 'string' && isUuid(userId) && typeof since === 'number' && typeof confirmedAt === 'number'
    ? { userId, since, confirmedAt }
    : null
}

/**
 * Marker in local storage for the user who works offline on this device. Readable synchronously, so that the app opens
 * the database only for this user.
 */
export const offlineMarker = {
  /** Returns the marker; null if no user works offline on this device. */
  read: (realm: string): OfflineMarker | null => parse(browserStorage.readJson(keyOf(realm))),
  /** Returns false if storage is full or blocked. */
  write: (realm: string, content: OfflineMarker): boolean =>
    browserStorage.write(keyOf(realm), JSON.stringify(content)),
  drop: (realm: string) => browserStorage.drop(keyOf(realm)),
  /** Replaces the marker with a note that the data in the database must be deleted. */
  noteDeletion: (realm: string) => browserStorage.write(keyOf(realm), JSON.stringify(deleting)),
  /** True if a deletion of the data began but is not complete. */
  isDeleting: (realm: string): boolean => browserStorage.readJson(keyOf(realm)) === deleting,
  /** True if this user works offline on this device. */
  isFor: (realm: string, userId: string): boolean => offlineMarker.read(realm)?.userId === userId,
  /** Changes the time of the last confirmed session, if a user works offline on this device. */
  confirm: (realm: string, confirmedAt: number) => {
    const marker = offlineMarker.read(realm)
    if (marker) offlineMarker.write(realm, { ...marker, confirmedAt })
  },
}
