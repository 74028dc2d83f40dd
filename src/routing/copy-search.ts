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
