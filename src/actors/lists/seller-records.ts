import type { Environment } from '#actors/environment.tsx'
import { sessionApi } from '#actors/use-api.ts'
import { readCertainRows } from '#api/read-pages.ts'
import { may } from '#domain/permissions/permissions.ts'
import { Problem } from '#domain/problem.ts'
import type { SellerRecords } from '#domain/register/seller-details.ts'
import type { User } from '#schemas/user.ts'

/** Returns null if the server forbids the call. Rethrows other problems. */
async function unlessForbidden<Value>(call: () => Promise<Value>): Promise<Value | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Problem && error.kind === 'forbidden') return null
    throw error
  }
}

const byId = <Row extends { id: string }, Part>(rows: readonly Row[], partOf: (row: Row) => Part) =>
  new Map(rows.map(row => [row.id, partOf(row)]))

/**
 * Creates a function that returns the records of sellers by id, or null if the user cannot view them. Reads the list of
 * users once, and the list of businesses only if a seller is not a user. The lists bypass the cache: the records stay
 * in memory while the caller holds the function.
 * @throws Problem if a list cannot be read. The next call reads it again.
 */
export function createSellerRecords(environment: Environment, user: User) {
  let users: SellerRecords['users'] | null = null
  let businesses: SellerRecords['businesses'] | null = null
  const { users: userCalls, businesses: businessCalls } = sessionApi(environment).passing()

  const readUsers = (signal: AbortSignal) =>
    unlessForbidden(async () => {
      const { items } = await readCertainRows(userCalls.list, {}, signal)
      return byId(items, ({ idNumber, address }) => ({ idNumber, address }))
    })
  const readBusinesses = (signal: AbortSignal) =>
    unlessForbidden(async () => {
      const { items } = await readCertainRows(businessCalls.list, {}, signal)
      return byId(items, ({ address }) => ({ address }))
    })

  return async (sellerIds: ReadonlySet<string>, signal: AbortSignal): Promise<SellerRecords | null> => {
    if (!may(user, 'users.view')) return null
    users ??= await readUsers(signal)
    if (users === null) return null
    const found = users
    const isUnknown = [...sellerIds].some(id => !found.has(id))
    if (isUnknown && may(user, 'businesses.view')) businesses ??= await readBusinesses(signal)
    return { users, businesses: businesses ?? new Map() }
  }
}
export type ReadSellerRecords = ReturnType<typeof createSellerRecords>
