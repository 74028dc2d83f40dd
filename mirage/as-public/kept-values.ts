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

/** Fields in which an empty text is a value of its own; in all others it is ignored like null. */
const mayBeEmpty = new Set(['idNumber', 'description'])

const isNothing = (field: string, value: unknown) =>
  value === undefined || value === null || value === 0 || value === false || (value === '' && !mayBeEmpty.has(field))

const isEmpty = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(text => text === '' || text === null)

/** A body as it is written over a row: what says nothing leaves the column, and an object of empty texts clears it. */
const over = (row: Fields, body: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...row, ...body }).map(([field, value]) => {
      if (isNothing(field, value)) return [field, row[field] ?? null]
      return [field, isEmpty(value) ? null : value]
    }),
  )

/** The row that a call changes, with the columns that are written; null where there is none, or none are ignored. */
function rowOf(asked: AskedCall): Fields | null {
  const { store } = asked.services
  const id = paramOf(asked, 'id')
  const trade = tradeCallOf(asked.name)
  if (trade?.action === 'materials.update') {
    const line = store.linesOf(trade.kind).get(id)
    return line ? { weight: line.weight, value: line.value } : null
  }
  if (asked.name === 'users.update') {
    // Roles and businesses that are not sent are taken away.
    const user = store.users.get(id)
    return user ? { ...user, businessId: null, roles: [], businesses: [] } : null
  }
  if (asked.name === 'businesses.update') return store.businesses.get(id) ?? null
  if (asked.name === 'roles.update') return store.roles.get(id) ?? null
  if (asked.name === 'materials.update') return store.materials.get(id) ?? null
  return null
}

/** Null, 0 and false in a change are ignored, and answered with OK. */
export const keptValues: Difference = (asked, next) => {
  const [row, body] = [rowOf(asked), bodyOf(asked)]
  if (!row || !body) return next(asked)
  const { users } = asked.services.store
  const businessId = users.get(paramOf(asked, 'id'))?.businessId ?? null
  const answer = next(withBody(asked, over(row, body)))
  // The business of a user cannot be cleared, not even by leaving all businesses.
  if (businessId !== null && isDone(answer) && users.get(paramOf(asked, 'id'))?.businessId === null) {
    users.update(paramOf(asked, 'id'), { businessId })
  }
  return answer
}
