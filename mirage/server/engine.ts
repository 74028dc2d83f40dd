import { createServer, Response as MirageResponse } from 'miragejs'
import type { Dataset, Rows, Stamped } from '#mirage/store/records.ts'
import type { Shelf } from '#mirage/store/row-table.ts'
import type { Interceptor } from './interceptor.ts'

/**
 * The only file that depends on Mirage's internals. Mirage's types lack its `interceptor` option and its database
 * records, so this file works around them.
 */

/** A request that Mirage passes to a route. Header names are in lower case. */
export type RouteRequest = {
  url: string
  params: Readonly<Record<string, string>>
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string
}

/** The response of a route. The body is a text, or a function that creates an image. */
export type RouteAnswer = {
  status: number
  headers: Record<string, string>
  body: string | (() => Promise<Uint8Array>)
}

type Verb = 'get' | 'post' | 'put' | 'delete'
type Register = (verb: Verb, path: string, handle: (request: RouteRequest) => RouteAnswer) => void

type Collection<Row> = {
  name: string
  _records: Row[]
  insert(values: object): void
}
type Internals = { _collections: ReadonlyArray<Collection<never>> }

/** A table named `collections` would overwrite `_collections`, where Mirage itself stores its tables. */
const inDatabase = (name: string) => `${name}Table`

const isInternal = (db: object): db is Internals => '_collections' in db

function collectionOf(db: object, name: string) {
  const collection = isInternal(db) && db._collections.find(collection => collection.name === inDatabase(name))
  if (!collection) throw new Error(`The data has no table ${name}`)
  return collection
}

/**
 * Mirage requires a class with a constructor without arguments and a `fetch` that returns ids. {@link shelfOf} checks
 * that ids are unique.
 */
function identityManager(newId: () => string) {
  return class Identity {
    set() {}

    fetch() {
      return newId()
    }

    reset() {}
  }
}

const duplicateId = (id: string) => new Error(`The id ${id} already exists`)

// Finds records through a map, because Mirage scans all records for every id.
/** Wraps a Mirage collection. Updates records in place, as Mirage does. */
function shelfOf<Row extends Stamped>(collection: Collection<Row>, rows: Row[]): Shelf<Row> {
  const byId = new Map<string, Row>()
  for (const [index, row] of rows.entries()) {
    byId.set(row.id, row)
    if (byId.size === index) throw duplicateId(row.id)
  }
  // Mirage would copy every row twice.
  collection._records = rows
  return {
    records: () => collection._records,
    get: id => byId.get(id),
    insert(values) {
      if ('id' in values && byId.has(String(values.id))) throw duplicateId(String(values.id))
      collection.insert(values)
      const row = collection._records.at(-1)
      if (!row) throw new Error('The row was not stored')
      byId.set(row.id, row)
      return row
    },
    update: (row, changes) => void Object.assign(row, changes),
    remove(row) {
      byId.delete(row.id)
      collection._records.splice(collection._records.lastIndexOf(row), 1)
    },
  }
}

type Options = {
  interceptor: Interceptor
  newId: () => string
  data: Dataset
  routes: (register: Register) => void
}

/** Starts Mirage with the required parts: routes, the database and identities. */
export function startEngine({ interceptor, newId, data, routes }: Options) {
  const server = createServer({
    interceptor,
    identityManagers: { application: identityManager(newId) },
    routes(this: Record<Verb, (path: string, handler: (schema: unknown, request: RouteRequest) => unknown) => void>) {
      routes((verb, path, handle) => {
        this[verb](path, async (_schema, request) => {
          const { status, headers, body } = handle(request)
          const content = typeof body === 'string' ? body : String.fromCharCode(...(await body()))
          return new MirageResponse(status, headers, content)
        })
      })
    },
  } as never)
  const { db } = server

  return {
    /** Creates a table in Mirage's database. Call once for each table. */
    shelf: <Name extends keyof Rows>(name: Name): Shelf<Rows[Name]> => {
      db.createCollection(inDatabase(name))
      return shelfOf<Rows[Name]>(collectionOf(db, name), data[name])
    },
    shutdown: () => {
      server.shutdown()
      // Without a window, as in Node, Mirage does not shut down the interceptor.
      interceptor.shutdown()
    },
  }
}
