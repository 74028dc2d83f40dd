import { createServer, Response as MirageResponse } from 'miragejs'
import type { Interceptor } from './interceptor.ts'
import type { Dataset, Rows } from './records.ts'
import type { Shelf } from './table.ts'

/**
 * The only file that knows Mirage's insides, and so the only one with casts: its `interceptor` option and the records
 * of its database are in its source, but not in its types.
 */

/** A request as Mirage gives it to a route. Header names are in lower case. */
export type RouteRequest = {
  url: string
  params: Readonly<Record<string, string>>
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string
}

/** What a route answers with: a status, headers, and the body as it goes out; bytes are a picture. */
export type RouteAnswer = { status: number; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> }

type Verb = 'get' | 'post' | 'put' | 'delete'
type Register = (verb: Verb, path: string, handle: (request: RouteRequest) => RouteAnswer) => void

type Collection<Row> = {
  name: string
  _records: Row[]
  insert(values: object | readonly object[]): void
  update(id: string, changes: object): void
  remove(id: string): void
}
type Internals = { _collections: ReadonlyArray<Collection<never>>; createCollection(name: string): void }

/** A table called `collections` would overwrite `_collections`, where Mirage itself keeps its tables. */
const inDatabase = (name: string) => `${name}Table`

function collectionOf(db: Internals, name: string) {
  const collection = db._collections.find(collection => collection.name === inDatabase(name))
  if (!collection) throw new Error(`The data has no table ${name}`)
  return collection
}

/** Mirage asks for a class without arguments, one instance of which hands out the ids of one table. */
function identityManager(newId: () => string) {
  return class Identity {
    #taken = new Set<string>()

    set(id: string | number) {
      const text = String(id)
      if (this.#taken.has(text)) throw new Error(`The id ${text} is taken`)
      this.#taken.add(text)
    }

    fetch() {
      let id = newId()
      while (this.#taken.has(id)) id = newId()
      this.#taken.add(id)
      return id
    }

    reset() {
      this.#taken.clear()
    }
  }
}

type Options = {
  interceptor: Interceptor
  newId: () => string
  data: Dataset
  routes: (register: Register) => void
}

/** Starts Mirage for what it is used for here: routes, the database and identities. */
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
  const db = server.db as unknown as Internals
  for (const [name, rows] of Object.entries(data)) {
    db.createCollection(inDatabase(name))
    collectionOf(db, name).insert(rows)
  }
  interceptor.listen()

  return {
    /** The records of one table, straight from Mirage's database. */
    shelf: <Name extends keyof Rows>(name: Name): Shelf<Rows[Name]> => {
      const collection: Collection<Rows[Name]> = collectionOf(db, name)
      return {
        records: () => collection._records,
        insert: values => collection.insert(values),
        update: (id, changes) => collection.update(id, changes),
        remove: id => collection.remove(id),
      }
    },
    shutdown: () => {
      server.shutdown()
      // Mirage leaves the interceptor alone where there is no window, as in Node.
      interceptor.shutdown()
    },
  }
}
