import type * as z from 'zod/mini'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { hasPhoneDigits } from '#rules/sign-in-rules.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { storedData } from '#schemas/offline.ts'
import { withDatabase } from './device-database.ts'

type Schemas = typeof storedData
/** Name of data that this device stores for working offline. */
export type StoredName = keyof Schemas
/** Name of stored data that is a list. */
export type StoredList = Exclude<StoredName, 'user'>
export type StoredValue<Name extends StoredName> = z.output<Schemas[Name]>

/** Stored value of one name. `refreshedAt` is in epoch milliseconds. */
export type StoredRow<Name extends StoredName> = { data: StoredValue<Name>; refreshedAt: number; bytes: number }

/** Values to store. The schemas drop unknown fields. */
export type NewData = { readonly [Name in StoredName]?: unknown }

const storedNames = ['materials', 'buyers', 'sellers', 'user'] as const satisfies readonly StoredName[]

/** Returns the size of data in bytes of JSON. */
export const sizeOf = (data: unknown) => new TextEncoder().encode(JSON.stringify(data)).length

/**
 * Reads the stored data of a user.
 * @throws Error if they are missing or invalid, or if the browser blocks its database.
 */
export async function readStored<Name extends StoredName>(
  realm: string,
  userId: string,
  name: Name,
): Promise<StoredRow<Name>> {
  const row = await withDatabase(realm, database => database.get('offline', [userId, name]))
  if (!row) throw new Error(`This device has no ${name} of this user`)
  const data = storedData[name].parse(row.data) as StoredValue<Name>
  return { data, refreshedAt: row.refreshedAt, bytes: sizeOf(row.data) }
}

/**
 * Stores data of a user in one transaction, and deletes data of other users.
 * @throws DOMException if storage is full.
 */
export async function writeStored(realm: string, userId: string, added: NewData, now: number): Promise<void> {
  const rows = storedNames.flatMap(name =>
    added[name] === undefined ? [] : { userId, name, refreshedAt: now, data: storedData[name].parse(added[name]) },
  )
  await withDatabase(realm, async database => {
    const writing = database.transaction('offline', 'readwrite')
    for (const key of await writing.store.getAllKeys()) if (key[0] !== userId) await writing.store.delete(key)
    for (const row of rows) await writing.store.put(row)
    await writing.done
  })
}

/** Deletes the stored data of all users. */
export const clearStored = (realm: string): Promise<void> => withDatabase(realm, database => database.clear('offline'))

/** Field names by the column names of the API, if they differ. */
const fieldNames: Readonly<Record<string, string>> = { gw_code: 'gwCode', carbon_factor: 'carbonFactorText' }

/**
 * Returns a page of the stored rows that contain the search term in one of the query's columns, in the stored order.
 * @throws Error if the device stores no rows of this list for the user.
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
