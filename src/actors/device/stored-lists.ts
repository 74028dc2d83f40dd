import type { Environment } from '#actors/environment.tsx'
import type { Api } from '#api/api.ts'
import { isUnreachable, toProblem } from '#domain/problem.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { StoredList, StoredValue } from './offline-data.ts'
import { offlineMarker } from './offline-marker.ts'

type Find<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
type RowOf<Name extends StoredList> = StoredValue<Name>[number]

/**
 * Wraps the search of a look-up. If the server cannot be reached, the result is from this device, if the user works
 * offline on it. Sends no request if the browser is offline.
 */
export const orStored =
  <Name extends StoredList, Row>(environment: Environment, name: Name, find: Find<Row>): Find<Row | RowOf<Name>> =>
  async (query, signal) => {
    const { realm, session } = environment
    const snapshot = session.getSnapshot()
    const userId = ownerOf(snapshot.context)?.id
    if (userId === undefined || !offlineMarker.isFor(realm, userId)) return find(query, signal)
    const search = async () => (await import('./search-stored.ts')).searchStored(realm, userId, name, query)
    if (!navigator.onLine || snapshot.hasTag('offline')) return search()
    try {
      return await find(query, signal)
    } catch (error) {
      if (signal.aborted || !isUnreachable(toProblem(error))) throw error
      return search()
    }
  }

/** Returns the calls of materials, with the list from this device if the server cannot be reached. */
export const materialsOrStored = (
  environment: Environment,
  { materials }: Pick<Api, 'materials'>,
): Api['materials'] => {
  const find = orStored(environment, 'materials', materials.list)
  return { ...materials, list: (query, signal = new AbortController().signal) => find(query, signal) }
}
