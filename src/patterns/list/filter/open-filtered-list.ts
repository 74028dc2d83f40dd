import type { Environment } from '#actors/environment.tsx'
import { createFilteredList, type FilteredList } from '#actors/lists/filter/filtered-list.ts'
import { nextTask } from '#actors/next-task.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { userOnceKnown } from '#actors/session/verify-session-owner.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { ListDefinition, ListFilters } from '#patterns/list/list-definition.ts'
import type { ListQuery } from '#schemas/envelope.ts'

type Filterable<Row extends { id: string }> = Pick<
  ListDefinition<Row>,
  'route' | 'resource' | 'query' | 'load' | 'trade'
> & {
  filters: ListFilters<Row>
}

/** Keeps the filtered rows up to date with the writes of this browser tab. */
function followWrites<Row extends { id: string }>(
  environment: Environment,
  { resource, query: { preload = [] }, filters: { reread } }: Filterable<Row>,
  list: FilteredList<Row>,
  over: AbortSignal,
) {
  const api = sessionApi(environment)
  if (!reread) {
    api.onWritten(written => {
      if (written === resource) list.forget()
    }, over)
    return
  }
  async function take(id: string, call: NonNullable<typeof reread>) {
    const at = environment.now()
    try {
      list.take(await call(api, id, preload, over), at)
    } catch {
      // The new values are unknown, so the next visit reads the list again.
      list.forget()
    }
  }
  api.onTradeWritten(({ resource: written, id, done }) => {
    if (written !== resource) return
    if (id === null) list.forget()
    else if (done === 'removed') list.remove(id)
    else void take(id, reread)
  }, over)
}

function createLists(environment: Environment, over: AbortSignal) {
  const lists = new Map<string, unknown>()
  return function open<Row extends { id: string }>(definition: Filterable<Row>): FilteredList<Row> {
    const { route, resource, load, trade, filters } = definition
    const opened = lists.get(route) as FilteredList<Row> | undefined
    if (opened) return opened
    const context = { api: sessionApi(environment).passing(), user: () => userOnceKnown(environment, over) }
    const share = filters.share?.()
    const list = createFilteredList<Row>(environment, {
      resource,
      tests: filters.tests,
      timeOf: trade?.timeOf,
      async list(query: ListQuery, signal) {
        const page = await load(context, query, signal)
        await nextTask()
        return share ? { ...page, items: page.items.map(share) } : page
      },
    })
    lists.set(route, list)
    followWrites(environment, definition, list, over)
    over.addEventListener('abort', () => list.actor.stop())
    return list
  }
}

/** Returns the filtered rows of a list, which all its screens share until the session ends. */
export const openFilteredList = <Row extends { id: string }>(environment: Environment, definition: Filterable<Row>) =>
  sessionService(environment, createLists)(definition)
