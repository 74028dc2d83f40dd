import { json } from '#mirage/server/route.ts'
import { type AskedCall, bodyOf, type Difference, type Fields, listIn, refused, tradeCallOf } from './difference.ts'

const never = '0001-01-01T00:00:00Z'

/** The constraint that a new record with an id breaks: the server inserts the links to it before the record. */
function brokenBy({ name }: AskedCall, body: Fields): string | undefined {
  const links: Partial<Record<typeof name, ReadonlyArray<readonly [field: string, constraint: string]>>> = {
    'transactions.create': [['materials', 'transactions_materials_transaction']],
    'collections.create': [['materials', 'collections_materials_collection']],
    'users.create': [
      ['roles', 'users_roles_user'],
      ['businesses', 'businesses_users_user'],
    ],
  }
  return links[name]?.find(([field]) => listIn(body, field).length > 0)?.[1]
}

/** Writes a body over the row that has its id. The server then loses when that was created, unless the body says. */
function writeOver({ services: { store } }: AskedCall, table: 'materials', id: string, body: Fields) {
  const ids = (field: string) => listIn(body, field).map(({ id: own }) => String(own))
  const { businesses, roles, ...columns } = body
  store[table].update(id, {
    ...columns,
    ...(businesses !== undefined && { businessIds: ids('businesses') }),
    ...(roles !== undefined && { roleIds: ids('roles') }),
    createdAt: never,
  })
  return json({ item: { id } })
}

/**
 * A record that is created with an id is written over the one that has it (trades: see `saved-again.ts`). A new one with
 * lines, roles or businesses is refused by a foreign key.
 */
export const ownIds: Difference = (asked, next) => {
  const body = bodyOf(asked)
  const [table, action] = asked.name.split('.') as ['materials', string]
  const id = body?.['id']
  if (action !== 'create' || body === null || typeof id !== 'string') return next(asked)
  if (asked.services.store[table].get(id))
    return tradeCallOf(asked.name) ? next(asked) : writeOver(asked, table, id, body)
  const constraint = brokenBy(asked, body)
  if (constraint === undefined) return next(asked)
  const [link = ''] = /^[a-z]+_[a-z]+/.exec(constraint) ?? []
  return refused(
    500,
    `ERROR: insert or update on table "${link}" violates foreign key constraint "fk_${constraint}" (SQLSTATE 23503)`,
  )
}
