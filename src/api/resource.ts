import type * as z from 'zod/mini'
import { type ListQuery, type Page, pageOf } from '#schemas/envelope.ts'
import { type Created, create, get, getItem } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'

/**
 * The calls that every resource has: list, get, create, update, remove. Bodies go through the writer's schema first, so
 * nothing malformed leaves. `alsoForget` names the resources whose reads a write makes stale.
 */
export function resourceCalls<Row extends z.ZodMiniType, Body extends z.ZodMiniType, Change extends z.ZodMiniType>(
  client: Client,
  cache: Cache,
  name: string,
  schemas: { row: Row; body: Body; change: Change },
  alsoForget: readonly string[] = [],
) {
  const page = pageOf(schemas.row)
  const listKey = (query: ListQuery) => [name, 'list', query] as const
  const changed = () => cache.forget(name, ...alsoForget)

  return {
    changed,
    calls: {
      list: (query: ListQuery, signal?: AbortSignal): Promise<Page<z.output<Row>>> =>
        cache.read(listKey(query), own => get(client, name, page, { query, signal: own }), signal),
      /** The page that was read last for this query, if it is still kept. */
      peekList: (query: ListQuery) => cache.peek<Page<z.output<Row>>>(listKey(query)),
      get: (id: string, preload: readonly string[] = [], signal?: AbortSignal): Promise<z.output<Row>> =>
        cache.read(
          [name, 'item', id, preload],
          own => getItem(client, `${name}/${id}`, schemas.row, { query: { preload }, signal: own }),
          signal,
        ),
      /** Gives the id of the new record, and what the server says about it. */
      async create(body: z.output<Body>, signal?: AbortSignal): Promise<Created> {
        const created = await create(client, name, schemas.body.parse(body), { signal })
        changed()
        return created
      },
      async update(id: string, body: z.output<Change>, signal?: AbortSignal): Promise<void> {
        await client.write('put', `${name}/${id}`, schemas.change.parse(body), { signal })
        changed()
      },
      async remove(id: string, signal?: AbortSignal): Promise<void> {
        await client.write('delete', `${name}/${id}`, undefined, { signal })
        changed()
      },
    },
  }
}
