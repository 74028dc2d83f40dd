import { json } from '#mirage/server/route.ts'
import { type AskedCall, bodyOf, type Difference, type Fields, listIn, refused, tradeCallOf } from './difference.ts'

const never = '0001-01-01T00:00:00Z'

/** Returns the constraint that a new record with an id violates, because the server inserts its links first. */
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

/** Overwrites the row with the id of the body. The server then loses `createdAt`, unless the body contains it. */
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
 * A create with an existing id overwrites that record. For trades, see `saved-again.ts`. A new id with lines, roles or
 * businesses violates a foreign key.
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
