import type * as z from 'zod/mini'
import { Problem } from '#domain/problem.ts'
import { type ListQuery, type Page, pageOf } from '#schemas/envelope.ts'
import { type Created, create, get, getItem } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { type Finding, findRow } from './find.ts'

/**
 * The calls of every resource: list, get, create, update, remove. Bodies are checked against the schema first, so that
 * none is sent malformed. `alsoForget` names the resources whose reads a write makes stale.
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
      /** A page of the list that is read once, and neither kept nor tried again, as by a reader of all pages. */
      listOnce: (query: ListQuery, signal: AbortSignal): Promise<Page<z.output<Row>>> =>
        cache.once(listKey(query), () => get(client, name, page, { query, signal })),
      /** The page that was read last for this query, if it is still cached. */
      peekList: (query: ListQuery) => cache.peek<Page<z.output<Row>>>(listKey(query)),
      get: (id: string, preload: readonly string[] = [], signal?: AbortSignal): Promise<z.output<Row>> =>
        cache.read(
          [name, 'item', id, preload],
          own => getItem(client, `${name}/${id}`, schemas.row, { query: { preload }, signal: own }),
          signal,
        ),
      /**
       * Returns the id of the new record, null if the server sends none, and the server's message.
       * @throws Problem, with the `sent` body if it may have been created: see `find`.
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
      /** The id of a record that matches the body that was sent to create it; null if there is none. */
      find: (sent: unknown, signal?: AbortSignal): Promise<string | null> =>
        findRow(list, finding, schemas.body.parse(sent), signal),
      async update(id: string, body: z.output<Change>, signal?: AbortSignal): Promise<void> {
        await client.write('put', `${name}/${id}`, schemas.change.parse(body), { signal })
        changed()
      },
      /**
       * Resolves once the record is gone, even if it was gone before, because an earlier try may have succeeded without
       * an answer.
       */
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
