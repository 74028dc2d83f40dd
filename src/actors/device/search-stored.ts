import { asciiDigits } from '#messages/ascii-digits.ts'
import { hasPhoneDigits } from '#rules/sign-in-rules.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { readStored, type StoredList, type StoredValue } from './offline-data.ts'

/** Field names by the column names of the API, if they differ. */
const fieldNames: Readonly<Record<string, string>> = { gw_code: 'gwCode', carbon_factor: 'carbonFactorText' }

/**
 * Returns a page of the stored rows that contain the search term in one of the query's columns, in the stored order.
 * @throws Error if this device has no such rows of the user.
 */
export async function searchStored<Name extends StoredList>(
  realm: string,
  userId: string,
  name: Name,
  { page, pageSize, searchTerm, searchColumn = ['name'] }: ListQuery,
): Promise<Page<StoredValue<Name>[number]>> {
  const { data } = await readStored(realm, userId, name)
  const columns = new Set(searchColumn.map(column => fieldNames[column] ?? column))
  const term = asciiDigits(searchTerm).trim().toLowerCase()
  const hasTerm = (text: string) => asciiDigits(text).toLowerCase().includes(term) || hasPhoneDigits(text, term)
  const found = data.filter(row =>
    Object.entries(row).some(([field, text]) => columns.has(field) && hasTerm(String(text))),
  )
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    pagination: {
      count: found.length,
      currentPage: page,
      nextPage: Math.min(page + 1, pages),
      pageSize,
      pages,
      previousPage: Math.max(page - 1, 1),
    },
  }
}
