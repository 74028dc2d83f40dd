import { isUuid } from '#rules/ids.ts'
import { readTerm } from './lookup-terms.ts'
import { pathTo, type RecordRoute, type RouteName } from './routes.ts'

/** Returns the path of a create form that starts with a copy of a saved record. */
export const copyPath = (create: Exclude<RouteName, RecordRoute>, id: string): string => `${pathTo(create)}?copy=${id}`

/** Returns the id of the record to copy, from the URL query. Returns null if the id is missing or invalid. */
export function readCopied(search: string): string | null {
  const id = readTerm(search, 'copy')
  return isUuid(id) ? id : null
}

/** Returns the path of a create form that corrects an unsent record. */
export const entryPath = (create: Exclude<RouteName, RecordRoute>, id: string): string =>
  `${pathTo(create)}?entry=${id}`

/** Returns the id of the unsent record to correct, from the URL query. Returns null if the id is missing or invalid. */
export function readEntryId(search: string): string | null {
  const id = readTerm(search, 'entry')
  return isUuid(id) ? id : null
}

/** Returns the URL query of a create form that continues a held load. */
export const loadSearch = (id: string): string => `?load=${id}`

/** Returns the id of the held load to continue, from the URL query. Returns null if the id is missing or invalid. */
export function readLoadId(search: string): string | null {
  const id = readTerm(search, 'load')
  return isUuid(id) ? id : null
}

/** Returns the path of a read view that prints the slip of the record when it opens. */
export const printPath = (view: RecordRoute, id: string): string => `${pathTo(view, { id })}?print=slip`

/** True if the URL query asks to print the slip. */
export const isToPrint = (search: string): boolean => readTerm(search, 'print') === 'slip'
