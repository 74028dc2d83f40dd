import { json } from '#mirage/server/route.ts'
import {
  bodyOf,
  type Difference,
  type Fields,
  listIn,
  publicError,
  type RoutedCall,
  tradeCallOf,
} from './difference.ts'

const zeroDate = '0001-01-01T00:00:00Z'

/**
 * Returns the foreign-key constraint that a create request with an id and links violates; undefined without links.
 * The server inserts the links before the record.
 */
function violatedConstraint({ name }: RoutedCall, body: Fields): string | undefined {
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

/** Overwrites the row that has the id in the body. The server then loses `createdAt`, unless the body contains it. */
function overwriteRow({ services: { store } }: RoutedCall, table: 'materials', id: string, body: Fields) {
  const ids = (field: string) => listIn(body, field).map(({ id: own }) => String(own))
  const { businesses, roles, ...columns } = body
  store[table].update(id, {
    ...columns,
    ...(businesses !== undefined && { businessIds: ids('businesses') }),
    ...(roles !== undefined && { roleIds: ids('roles') }),
    createdAt: zeroDate,
  })
  return json({ item: { id } })
}

/**
 * A create call with an existing id overwrites that record. For trades, see `overwritten-trades.ts`. A new id with
 * lines, roles or businesses violates a foreign key.
 */
export const clientIds: Difference = (call, next) => {
  const body = bodyOf(call)
  const [table, action] = call.name.split('.') as ['materials', string]
  const id = body?.['id']
  if (action !== 'create' || body === null || typeof id !== 'string') return next(call)
  if (call.services.store[table].get(id))
    return tradeCallOf(call.name) ? next(call) : overwriteRow(call, table, id, body)
  const constraint = violatedConstraint(call, body)
  if (constraint === undefined) return next(call)
  const [link = ''] = /^[a-z]+_[a-z]+/.exec(constraint) ?? []
  return publicError(
    500,
    `ERROR: insert or update on table "${link}" violates foreign key constraint "fk_${constraint}" (SQLSTATE 23503)`,
  )
}
