import type { Environment } from '#actors/environment.tsx'
import type { Api } from '#api/api.ts'
import { isUnreachable, Problem, toProblem } from '#domain/problem.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { t } from '#messages/message.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { isConnected } from './is-connected.ts'
import type { StoredList, StoredValue } from './offline-data.ts'
import { offlineMarker } from './offline-marker.ts'

type Find<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
type RowOf<Name extends StoredList> = StoredValue<Name>[number]

const noConnection = () =>
  new Problem({
    kind: 'network',
    title: t('No connection'),
    message: t('Could not reach the server. Check your connection, then try again.'),
  })

/**
 * Wraps the search of a look-up. If the user works offline on this device and the server cannot be reached, searches
 * the stored rows. Sends no request if the browser is offline.
 */
export const orStored =
  <Name extends StoredList, Row>(environment: Environment, name: Name, find: Find<Row>): Find<Row | RowOf<Name>> =>
  async (query, signal) => {
    const { realm, session } = environment
    const userId = ownerOf(session.getSnapshot().context)?.id
    if (userId === undefined || !offlineMarker.isFor(realm, userId)) return find(query, signal)
    /** Searches the stored rows. Without stored rows, rejects with `failure`. */
    const search = async (failure: Problem) => {
      const { searchStored } = await import('./offline-data.ts')
      try {
        return await searchStored(realm, userId, name, query)
      } catch (cause) {
        throw failure.with({ details: String(cause) })
      }
    }
    if (!isConnected(session)) return search(noConnection())
    try {
      return await find(query, signal)
    } catch (error) {
      const problem = toProblem(error)
      if (signal.aborted || !isUnreachable(problem)) throw error
      return search(problem)
    }
  }

/** Returns the calls of materials, with the stored list if the server cannot be reached. */
export const materialsOrStored = (
  environment: Environment,
  { materials }: Pick<Api, 'materials'>,
): Api['materials'] => {
  const find = orStored(environment, 'materials', materials.list)
  return { ...materials, list: (query, signal = new AbortController().signal) => find(query, signal) }
}
