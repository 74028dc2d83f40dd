import { createServer, Response as MirageResponse } from 'miragejs'
import type { Dataset, Rows, Stamped } from '#mirage/store/records.ts'
import type { Shelf } from '#mirage/store/row-table.ts'
import type { Interceptor } from './interceptor.ts'

/**
 * The only file that knows Mirage's internals, and so the only one with casts: its `interceptor` option and the records
 * of its database are in its source, but not in its types.
 */

/** A request as Mirage gives it to a route. Header names are in lower case. */
export type RouteRequest = {
  url: string
  params: Readonly<Record<string, string>>
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string
}

/** The answer of a route: a status, headers, and the body as it is sent; bytes are a picture. */
export type RouteAnswer = { status: number; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> }

type Verb = 'get' | 'post' | 'put' | 'delete'
type Register = (verb: Verb, path: string, handle: (request: RouteRequest) => RouteAnswer) => void

type Collection<Row> = {
  name: string
  _records: Row[]
  insert(values: object): void
}
type Internals = { _collections: ReadonlyArray<Collection<never>> }

/** A table called `collections` would overwrite `_collections`, where Mirage itself keeps its tables. */
const inDatabase = (name: string) => `${name}Table`

const isInternal = (db: object): db is Internals => '_collections' in db

function collectionOf(db: object, name: string) {
  const collection = isInternal(db) && db._collections.find(collection => collection.name === inDatabase(name))
  if (!collection) throw new Error(`The data has no table ${name}`)
  return collection
}

/**
 * Mirage asks for a class whose constructor takes no arguments and whose `fetch` returns ids. {@link shelfOf} checks
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

const taken = (id: string) => new Error(`The id ${id} is taken`)

/**
 * A shelf of one of Mirage's collections. It finds records through its own map, because Mirage scans all records for
 * every id, and changes them in place, as Mirage would.
 */
function shelfOf<Row extends Stamped>(collection: Collection<Row>, rows: Row[]): Shelf<Row> {
  const byId = new Map<string, Row>()
  for (const [index, row] of rows.entries()) {
    byId.set(row.id, row)
    if (byId.size === index) throw taken(row.id)
  }
  // Mirage would copy every row twice.
  collection._records = rows
  return {
    records: () => collection._records,
    get: id => byId.get(id),
    insert(values) {
      if ('id' in values && byId.has(String(values.id))) throw taken(String(values.id))
      collection.insert(values)
      const row = collection._records.at(-1)
      if (!row) throw new Error('The row was not kept')
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

/** Starts Mirage with the parts of it that are used here: routes, the database and identities. */
export function startEngine({ interceptor, newId, data, routes }: Options) {
  const server = createServer({
    interceptor,
    identityManagers: { application: identityManager(newId) },
    routes(this: Record<Verb, (path: string, handler: (schema: unknown, request: RouteRequest) => unknown) => void>) {
      routes((verb, path, handle) => {
        this[verb](path, (_schema, request) => {
          const { status, headers, body } = handle(request)
          return new MirageResponse(status, headers, typeof body === 'string' ? body : String.fromCharCode(...body))
        })
      })
    },
  } as never)
  const { db } = server

  return {
    /** Creates a table in Mirage's database. Returns its records. To be called once for each table. */
    shelf: <Name extends keyof Rows>(name: Name): Shelf<Rows[Name]> => {
      db.createCollection(inDatabase(name))
      return shelfOf<Rows[Name]>(collectionOf(db, name), data[name])
    },
    shutdown: () => {
      server.shutdown()
      // Mirage leaves the interceptor alone where there is no window, as in Node.
      interceptor.shutdown()
    },
  }
}
