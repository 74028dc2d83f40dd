import {
  type AskedCall,
  bodyOf,
  type Difference,
  type Fields,
  isDone,
  paramOf,
  tradeCallOf,
  withBody,
} from './difference.ts'

/** Fields that accept an empty text. In all other fields the server ignores an empty text like null. */
const mayBeEmpty = new Set(['idNumber', 'description'])

const isNothing = (field: string, value: unknown) =>
  value === undefined || value === null || value === 0 || value === false || (value === '' && !mayBeEmpty.has(field))

const isEmpty = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(text => text === '' || text === null)

/** Merges a body into a row. Empty values keep the column, and an object with only empty texts clears it. */
const over = (row: Fields, body: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...row, ...body }).map(([field, value]) => {
      if (isNothing(field, value)) return [field, row[field] ?? null]
      return [field, isEmpty(value) ? null : value]
    }),
  )

/** Returns the row that a call updates; null if the row is missing or the call ignores no values. */
function rowOf(asked: AskedCall): Fields | null {
  const { store } = asked.services
  const id = paramOf(asked, 'id')
  const trade = tradeCallOf(asked.name)
  if (trade?.action === 'materials.update') {
    const line = store.linesOf(trade.kind).get(id)
    return line ? { weight: line.weight, value: line.value } : null
  }
  if (asked.name === 'users.update') {
    // The server removes roles and businesses that the body omits.
    const user = store.users.get(id)
    return user ? { ...user, businessId: null, roles: [], businesses: [] } : null
  }
  if (asked.name === 'businesses.update') return store.businesses.get(id) ?? null
  if (asked.name === 'roles.update') return store.roles.get(id) ?? null
  if (asked.name === 'materials.update') return store.materials.get(id) ?? null
  return null
}

/** An update ignores null, 0 and false, and responds with `OK`. */
export const keptValues: Difference = (asked, next) => {
  const [row, body] = [rowOf(asked), bodyOf(asked)]
  if (!row || !body) return next(asked)
  const { users } = asked.services.store
  const businessId = users.get(paramOf(asked, 'id'))?.businessId ?? null
  const answer = next(withBody(asked, over(row, body)))
  // The `businessId` of a user cannot be cleared, not even if the user leaves all businesses.
  if (businessId !== null && isDone(answer) && users.get(paramOf(asked, 'id'))?.businessId === null) {
    users.update(paramOf(asked, 'id'), { businessId })
  }
  return answer
}
