import type { SessionApi } from '#api/api.ts'
import { readRows } from '#api/read-pages.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { toProblem } from '#domain/problem.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'
import type { NewData } from './offline-data.ts'

/** Maximum number of pages of each list that this device stores: 5,000 rows. */
const mostPages = 50

/** Reads the rows of a list, at most 5,000. Returns no rows if the user may not read the list. */
async function rowsOf<Row extends { id: string }>(
  list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>,
  searchColumn: string[],
  signal: AbortSignal,
): Promise<Row[]> {
  try {
    return (await readRows(list, { searchColumn }, signal, mostPages)).items
  } catch (error) {
    if (toProblem(error).kind !== 'forbidden') throw error
    return []
  }
}

/**
 * Reads the data that forms for new records need: materials, buyers, and the sellers that the user's forms offer.
 * @throws Problem if a list cannot be read.
 */
export async function readOfflineData(api: SessionApi, user: User, signal: AbortSignal): Promise<NewData> {
  const { materials, businesses, users } = api.passing()
  const businessId = ownBusinessId(user)
  const sellers = () => {
    if (user.type === 'system') return rowsOf(users.list, ['name', 'username'], signal)
    if (businessId === null) return [user]
    return rowsOf((query, own) => businesses.listUsers(businessId, query, own), ['name', 'username'], signal)
  }
  const buyers = await rowsOf(businesses.list, ['name'], signal)
  return {
    materials: await rowsOf(materials.list, [...materialColumns], signal),
    buyers: buyers.map(({ id, name, address }) => ({ id, name, town: address?.city })),
    sellers: await sellers(),
    user,
  }
}
