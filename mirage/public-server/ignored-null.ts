import {
  bodyOf,
  type Difference,
  type Fields,
  isDone,
  paramOf,
  type RoutedCall,
  tradeCallOf,
  withBody,
} from './difference.ts'

/** Fields that accept an empty text. In all other fields the server ignores an empty text like null. */
const mayBeEmpty = new Set(['idNumber', 'description'])

const isIgnored = (field: string, value: unknown) =>
  value === undefined || value === null || value === 0 || value === false || (value === '' && !mayBeEmpty.has(field))

const isEmpty = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(text => text === '' || text === null)

/**
 * Merges a body into a row. An empty value keeps the row's value. An object with only empty texts sets the field to
 * null.
 */
const merged = (row: Fields, body: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...row, ...body }).map(([field, value]) => {
      if (isIgnored(field, value)) return [field, row[field] ?? null]
      return [field, isEmpty(value) ? null : value]
    }),
  )

/** Returns the row that a call updates; null if the row is missing or the server ignores no values in this call. */
function rowOf(call: RoutedCall): Fields | null {
  const { store } = call.services
  const id = paramOf(call, 'id')
  const trade = tradeCallOf(call.name)
  if (trade?.action === 'materials.update') {
    const line = store.linesOf(trade.kind).get(id)
    return line ? { weight: line.weight, value: line.value } : null
  }
  if (call.name === 'users.update') {
    // The server removes roles and businesses that the body omits.
    const user = store.users.get(id)
    return user ? { ...user, businessId: null, roles: [], businesses: [] } : null
  }
  if (call.name === 'businesses.update') return store.businesses.get(id) ?? null
  if (call.name === 'roles.update') return store.roles.get(id) ?? null
  if (call.name === 'materials.update') return store.materials.get(id) ?? null
  return null
}

/** An update ignores null, 0 and false, and an empty text in most fields. */
export const ignoredNull: Difference = (call, next) => {
  const [row, body] = [rowOf(call), bodyOf(call)]
  if (!row || !body) return next(call)
  const { users } = call.services.store
  const businessId = users.get(paramOf(call, 'id'))?.businessId ?? null
  const answer = next(withBody(call, merged(row, body)))
  // The `businessId` of a user cannot be cleared, even if the user leaves all businesses.
  if (businessId !== null && isDone(answer) && users.get(paramOf(call, 'id'))?.businessId === null) {
    users.update(paramOf(call, 'id'), { businessId })
  }
  return answer
}
