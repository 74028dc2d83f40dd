import type * as z from 'zod/mini'
import type { CallName } from '#contract/addresses.ts'
import type { Shape } from '#contract/call.ts'
import { Problem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { type Created, create, get, hasItem } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { type Finding, findRow } from './find.ts'
import { send } from './requests.ts'
import { forgivingList } from './workarounds/forgiving-list.ts'
import { blanked, isClearable, notesOf } from './workarounds/ignored-changes.ts'
import { newIds } from './workarounds/new-ids.ts'
import { countedAsSeen } from './workarounds/page-counts.ts'

/** Names of the resources that have a list call, such as `users`. */
type RecordsName = CallName extends infer Name
  ? Name extends `${infer Records}.list`
    ? Exclude<Records, `${string}.${string}`>
    : never
  : never

/** Schemas for the request and response bodies of a resource. */
type RecordShapes<Row, Body, Change> = {
  list: Pick<Shape, 'filters'> & { answer: z.ZodMiniType<Page<Row>> }
  get: { answer: z.ZodMiniType<{ item: Row }> }
  create: Shape & { body: z.ZodMiniType<Body> }
  update: Shape & { body: z.ZodMiniType<Change> }
}

type Fields = Readonly<Record<string, unknown>>

/** Result of an update call. */
export type Updated = {
  /**
   * Returns a message for each field that the server stored differently. Reads the record again if the response lacks
   * it.
   */
  notes: () => Promise<Readonly<Record<string, string>>>
}

function listCalls<Row extends { id: string }>(
  client: Client,
  cache: Cache,
  name: RecordsName,
  { answer, filters = false }: RecordShapes<Row, unknown, unknown>['list'],
) {
  const keyOf = (query: ListQuery) => [name, 'list', query] as const
  const read = forgivingList()
  const ask = ({ filter, ...rest }: ListQuery, signal: AbortSignal) => {
    const conditions = Object.groupBy([...new URLSearchParams(filters ? filter : '')], ([condition]) => condition)
    const terms = Object.entries(conditions).map(([condition, all = []]) => [condition, all.map(([, value]) => value)])
    return get(client, `${name}.list`, answer, { query: { ...rest, ...Object.fromEntries(terms) }, signal })
  }
  return {
    /** True if the server filters the list. */
    isFiltering: filters,
    list: (query: ListQuery, signal?: AbortSignal): Promise<Page<Row>> =>
      cache.read(keyOf(query), own => read(query, requested => ask(requested, own), own), signal),
    /** Reads a page without caching it, for callers that read all pages. */
    listOnce: (query: ListQuery, signal: AbortSignal): Promise<Page<Row>> =>
      cache.pass(keyOf(query), async own => countedAsSeen(await ask(query, own), query), signal),
    /** Returns the cached page for a query, or undefined. */
    peekList: (query: ListQuery) => cache.peek<Page<Row>>(keyOf(query)),
  }
}

/** Runs a create call. If it fails but the record might have been created, adds the request body to the problem. */
async function created(call: () => Promise<Created>, sent: unknown): Promise<Created> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof Problem && error.mayBeDone ? error.with({ sent }) : error
  }
}

async function removed(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'notFound') throw error
  }
}

/** Requests that update a record and read it again. */
type Writing = { put: (json: Fields) => Promise<unknown>; read: () => Promise<Fields> }

/** Creates an update function. The function stores the values with which the server clears empty fields. */
function updates() {
  /** Replaces null with values that clear a field. Null until an update shows that the server ignores null. */
  let clearing: ((body: Fields) => Fields) | null = null
  return async (sent: Fields, { put, read }: Writing): Promise<Updated> => {
    const first = clearing ? clearing(sent) : sent
    const result = await put(first)
    return {
      notes: async () => {
        if (hasItem(result)) return {}
        const notes = notesOf(first, await read())
        if (!isClearable(first, notes)) return notes
        clearing = blanked
        const again = blanked(sent)
        await put(again)
        return notesOf(again, await read())
      },
    }
  }
}

/**
 * Creates the calls of a resource: list, get, create, find, update, remove. Validates request bodies before sending.
 * `alsoForget` names other resources that a write invalidates.
 */
export function resourceCalls<
  Row extends { id: string },
  Body extends { id?: string | undefined },
  Change extends Fields,
>(
  client: Client,
  cache: Cache,
  name: RecordsName,
  shapes: RecordShapes<Row, Body, Change>,
  finding: Finding<Row, Body>,
  alsoForget: readonly string[] = [],
) {
  const changed = () => cache.forget(name, ...alsoForget)

  const ids = newIds(name)
  const update = updates()
  const lists = listCalls(client, cache, name, shapes.list)
  const read = (id: string, preload: readonly string[] = [], signal?: AbortSignal): Promise<Row> =>
    cache.read(
      [name, 'item', id, preload],
      async own => {
        const options = { params: { id }, query: { preload }, signal: own }
        return (await get(client, `${name}.get`, shapes.get.answer, options)).item
      },
      signal,
    )

  return {
    changed,
    calls: {
      ...lists,
      get: read,
      /**
       * Returns the new id and the server's message; each is null if the response lacks it.
       * @throws Problem. If the record might have been created, the problem contains the request body as `sent`, for
       * use with `find`.
       */
      async create(body: Body, signal?: AbortSignal): Promise<Created> {
        const fullBody = shapes.create.body.parse(body)
        const post = (json: Body) => create(client, `${name}.create`, { json, signal })
        const put = (json: Body) => send(client, `${name}.update`, { params: { id: json.id ?? '' }, json, signal })
        const find = (id: string, relations: readonly string[]) => read(id, relations, signal)
        return created(() => ids.create(fullBody, { post, put, read: find }), fullBody).finally(changed)
      },
      /**
       * Returns the id of the record that a create call with this body might have created, or null. `earlier` contains the
       * bodies of calls before a correction.
       */
      find(sent: unknown, signal?: AbortSignal, earlier: readonly unknown[] = []): Promise<string | null> {
        const body = shapes.create.body.parse(sent)
        const bodies = [body, ...earlier.map(each => shapes.create.body.parse(each))]
        // Compares only the id, because the number of lines can differ between versions.
        return ids.find(earlier.length > 0 ? { id: body.id } : body, {
          read: (id, relations) => read(id, relations, signal),
          byValues: () => findRow(lists.list, finding, bodies, signal),
        })
      },
      async update(id: string, body: Change, signal?: AbortSignal): Promise<Updated> {
        const sent = shapes.update.body.parse(body)
        const preload = 'sellerId' in sent ? ['buyer', 'seller'] : []
        return update(sent, {
          async put(json) {
            const result = await send(client, `${name}.update`, { params: { id }, json, signal })
            changed()
            return result
          },
          async read() {
            const options = { params: { id }, query: { preload }, signal }
            return (await get(client, `${name}.get`, shapes.get.answer, options)).item
          },
        })
      },
      /**
       * Deletes a record. Resolves even if the server doesn't find the record, because an earlier attempt without a
       * response might have deleted it.
       */
      remove: (id: string, signal?: AbortSignal): Promise<void> =>
        removed(() => send(client, `${name}.delete`, { params: { id }, signal })).finally(changed),
    },
  }
}
