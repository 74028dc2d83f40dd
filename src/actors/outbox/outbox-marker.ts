import { browserStorage } from '#actors/storage.ts'

const keyOf = (realm: string, userId: string) => `threereco.outbox ${userId}${realm && ` ${realm}`}`

/** Marks users with unsent records on this device. Can be read without opening the database. */
export const outboxMarker = {
  isFor: (realm: string, userId: string): boolean => typeof browserStorage.read(keyOf(realm, userId)) === 'string',
  set(realm: string, userId: string, hasEntries: boolean) {
    if (hasEntries) browserStorage.write(keyOf(realm, userId), 'yes')
    else browserStorage.drop(keyOf(realm, userId))
  },
}
