import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { OfflineData, StoredPart } from '#machines/offline/offline.types.ts'
import { withDatabase } from './device-database.ts'
import { readStored, sizeOf } from './offline-data.ts'
import type { OfflineMarker } from './offline-marker.ts'

const lists = ['materials', 'buyers', 'sellers'] as const

/** Summarizes the user's unsent records. */
async function summarizeUnsent(realm: string, userId: string): Promise<StoredPart> {
  const entries = await withDatabase(realm, database => database.getAllFromIndex('outbox', 'userId', userId))
  return {
    name: 'unsent',
    entries: entries.length,
    bytes: entries.length === 0 ? 0 : sizeOf(entries),
    refreshedAt: entries.length === 0 ? null : Math.max(...entries.map(({ recordedAt }) => recordedAt)),
  }
}

/**
 * Returns the count, size and age of all data that this device stores for a user.
 * @throws Error if data are missing or the browser blocks its database.
 */
export async function summarizeData(
  realm: string,
  { userId, since, confirmedAt }: OfflineMarker,
): Promise<OfflineData> {
  const parts = await Promise.all(
    lists.map(async (name): Promise<StoredPart> => {
      const { data, bytes, refreshedAt } = await readStored(realm, userId, name)
      return { name, entries: data.length, bytes, refreshedAt }
    }),
  )
  const { data: user, bytes, refreshedAt } = await readStored(realm, userId, 'user')
  const ofPermissions = sizeOf([user.permissions, user.roles])
  const { usage = 0, quota } = (await navigator.storage?.estimate()) ?? {}
  return {
    since,
    confirmedAt,
    refreshedAt: Math.min(...parts.map(part => part.refreshedAt ?? 0)),
    parts: [
      ...parts,
      { name: 'permissions', entries: new Set(permissionsOf(user)).size, bytes: ofPermissions, refreshedAt },
      { name: 'profile', entries: 1, bytes: bytes - ofPermissions, refreshedAt },
      await summarizeUnsent(realm, userId),
    ],
    isPersistent: (await navigator.storage?.persisted()) ?? false,
    free: quota === undefined ? null : quota - usage,
  }
}
