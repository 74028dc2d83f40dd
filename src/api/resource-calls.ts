import type * as z from 'zod/mini'
import { Problem } from '#domain/problem.ts'
import { type ListQuery, type Page, pageOf } from '#schemas/envelope.ts'
import { type Created, create, get, getItem } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { type Finding, findRow } from './find.ts'

/**
 * The calls that every resource has: list, get, create, update, remove. Bodies go through the writer's schema first, so
 * nothing malformed leaves. `alsoForget` names the resources whose reads a write makes stale.
 */
export function resourceCalls<
  Row extends z.ZodMiniType<{ id: string }>,
  Body extends z.ZodMiniType,
  Change extends z.ZodMiniType,
>(
  client: Client,
  cache: Cache,
  name: string,
  schemas: { row: Row; body: Body; change: Change },
  finding: Finding<z.output<Row>, z.output<Body>>,
  alsoForget: readonly string[] = [],
) {
  const page = pageOf(schemas.row)
  const listKey = (query: ListQuery) => [name, 'list', query] as const
  const changed = () => cache.forget(name, ...alsoForget)

  const list = (query: ListQuery, signal?: AbortSignal): Promise<Page<z.output<Row>>> =>
    cache.read(listKey(query), own => get(client, name, page, { query, signal: own }), signal)

  return {
    changed,
    calls: {
      list,
      /** The page that was read last for this query, if it is still kept. */
      peekList: (query: ListQuery) => cache.peek<Page<z.output<Row>>>(listKey(query)),
      get: (id: string, preload: readonly string[] = [], signal?: AbortSignal): Promise<z.output<Row>> =>
        cache.read(
          [name, 'item', id, preload],
          own => getItem(client, `${name}/${id}`, schemas.row, { query: { preload }, signal: own }),
          signal,
        ),
      /**
       * Gives the id of the new record, null where the server tells none, and what the server says about it.
       * @throws Problem, with what was `sent` where that may be done: see `find`.
       */
      async create(body: z.output<Body>, signal?: AbortSignal): Promise<Created> {
        const sent = schemas.body.parse(body)
        try {
          return await create(client, name, sent, { signal })
        } catch (error) {
          throw error instanceof Problem && error.mayBeDone ? error.with({ sent }) : error
        } finally {
          changed()
        }
      },
      /** The id of a record that says what was sent to make it; null where there is none. */
      find: (sent: unknown, signal?: AbortSignal): Promise<string | null> =>
        findRow(list, finding, schemas.body.parse(sent), signal),
      async update(id: string, body: z.output<Change>, signal?: AbortSignal): Promise<void> {
        await client.write('put', `${name}/${id}`, schemas.change.parse(body), { signal })
        changed()
      },
      /** Resolves once it is gone, also where it was gone before: an earlier try may have been done without a word. */
      async remove(id: string, signal?: AbortSignal): Promise<void> {
        try {
          await client.write('delete', `${name}/${id}`, undefined, { signal })
        } catch (error) {
          if (!(error instanceof Problem) || error.kind !== 'notFound') throw error
        } finally {
          changed()
        }
      },
    },
  }
}
