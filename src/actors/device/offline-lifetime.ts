import type { SessionActor } from '#machines/session/session.selectors.ts'
import { offlineMarker } from './offline-marker.ts'

/**
 * Deletes all data for working offline. If the page closes before the deletion is complete, the next start repeats the
 * deletion.
 */
export async function deleteOfflineData(realm: string): Promise<void> {
  offlineMarker.noteDeletion(realm)
  const { clearStored } = await import('./offline-data.ts')
  // Another user might have turned on working offline while the file loaded.
  if (!offlineMarker.isDeleting(realm)) return
  await clearStored(realm)
  offlineMarker.drop(realm)
}

/**
 * Deletes the data for working offline when the session of their user ends, in any tab. If the session ended while the
 * app was closed, deletes them when another user signs in.
 */
export function endOfflineWorkWith(session: SessionActor, realm: string) {
  if (offlineMarker.isDeleting(realm)) void deleteOfflineData(realm)
  session.on('session.ended', ({ userId }) => {
    if (offlineMarker.isFor(realm, userId)) void deleteOfflineData(realm)
  })
  for (const arrival of ['session.started', 'session.replaced'] as const) {
    session.on(arrival, ({ user }) => {
      const marker = offlineMarker.read(realm)
      if (marker && marker.userId !== user.id) void deleteOfflineData(realm)
    })
  }
}
