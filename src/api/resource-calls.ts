import type * as z from 'zod/mini'
import type { CallName } from '#contract/addresses.ts'
import type { Shape } from '#contract/call.ts'
import { Problem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { type Created, create, get, hasItem } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { type Finding, findRow } from './find.ts'
import { forgivingList } from './leniencies/forgiving-list.ts'
import { newIds } from './leniencies/new-ids.ts'
import { countedAsSeen } from './leniencies/page-counts.ts'
import { send } from './requests.ts'

/** The resources whose records are listed, made, read, changed and deleted alike. */
type RecordsName = CallName extends infer Name
  ? Name extends `${infer Records}.list`
    ? Exclude<Records, `${string}.${string}`>
    : never
  : never

/** What these calls are sent and answered with. */
type RecordShapes<Row, Body, Change> = {
  list: { answer: z.ZodMiniType<Page<Row>> }
  get: { answer: z.ZodMiniType<{ item: Row }> }
  create: Shape & { body: z.ZodMiniType<Body> }
  update: Shape & { body: z.ZodMiniType<Change> }
}

/** A body as it is sent, by field. */
type Fields = Readonly<Record<string, unknown>>

/** A record that was changed. */
export type Updated = {
  /** Messages by field of the body for what the server kept otherwise; it is read again where its answer did not say. */
  notes: () => Promise<Readonly<Record<string, string>>>
}

/** The calls that read a list. */
function listCalls<Row extends { id: string }>(
  client: Client,
  cache: Cache,
  name: RecordsName,
  answer: z.ZodMiniType<Page<Row>>,
) {
  const keyOf = (query: ListQuery) => [name, 'list', query] as const
  const read = forgivingList()
  const ask = (query: ListQuery, signal: AbortSignal) => get(client, `${name}.list`, answer, { query, signal })
  return {
    list: (query: ListQuery, signal?: AbortSignal): Promise<Page<Row>> =>
      cache.read(keyOf(query), own => read(query, asked => ask(asked, own), own), signal),
    /** A page of the list that is not kept, for a reader of all pages. */
    listOnce: (query: ListQuery, signal: AbortSignal): Promise<Page<Row>> =>
      cache.pass(keyOf(query), async own => countedAsSeen(await ask(query, own), query), signal),
    /** The page that was read last for this query, if it is still cached. */
    peekList: (query: ListQuery) => cache.peek<Page<Row>>(keyOf(query)),
  }
}

/** What a create returns; its problem has the body if the record may have been created. */
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

/** How a record is changed, and read again. */
type Writing = { put: (json: Fields) => Promise<unknown>; read: () => Promise<Fields> }

/** Changes records, and remembers how the server has its empty fields cleared. */
function updates() {
  /** Gives a body the form that clears its empty fields, once the server was seen to take null for no change. */
  let clearing: ((body: Fields) => Fields) | null = null
  return async (sent: Fields, { put, read }: Writing): Promise<Updated> => {
    const first = clearing ? clearing(sent) : sent
    const said = await put(first)
    return {
      notes: async () => {
        if (hasItem(said)) return {}
        const { notesOf, isClearable, blanked } = await import('./leniencies/kept-otherwise.ts')
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
 * The calls of every resource: list, get, create, update, remove. Bodies are checked against the schema first, so that
 * none is sent malformed. `alsoForget` names the resources whose reads a write makes stale.
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
  const lists = listCalls(client, cache, name, shapes.list.answer)
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
       * Returns the id of the new record, null if the server sends none, and the server's message.
       * @throws Problem, with the `sent` body if it may have been created: see `find`.
       */
      async create(body: Body, signal?: AbortSignal): Promise<Created> {
        return ids.create(shapes.create.body.parse(body), sent =>
          created(() => create(client, `${name}.create`, { json: sent, signal }), sent).finally(changed),
        )
      },
      /** The id of the record that was created with this body; null if there is none. */
      find(sent: unknown, signal?: AbortSignal): Promise<string | null> {
        const body = shapes.create.body.parse(sent)
        return ids.find(
          body,
          id => read(id, [], signal),
          () => findRow(lists.list, finding, body, signal),
        )
      },
      async update(id: string, body: Change, signal?: AbortSignal): Promise<Updated> {
        const sent = shapes.update.body.parse(body)
        const preload = 'sellerId' in sent ? ['buyer', 'seller'] : []
        return update(sent, {
          async put(json) {
            const said = await send(client, `${name}.update`, { params: { id }, json, signal })
            changed()
            return said
          },
          async read() {
            const options = { params: { id }, query: { preload }, signal }
            return (await get(client, `${name}.get`, shapes.get.answer, options)).item
          },
        })
      },
      /**
       * Resolves once the record is gone, even if it was gone before, because an earlier try may have succeeded without
       * an answer.
       */
      remove: (id: string, signal?: AbortSignal): Promise<void> =>
        removed(() => send(client, `${name}.delete`, { params: { id }, signal })).finally(changed),
    },
  }
}
