import { isUuid } from '#rules/ids.ts'
import { readTerm } from './lookup-terms.ts'
import { pathTo, type RecordRoute, type RouteName } from './routes.ts'

/** The address of a form for a new record that begins with what a saved one has. */
export const copyPath = (create: Exclude<RouteName, RecordRoute>, id: string): string => `${pathTo(create)}?copy=${id}`

/** The id of the record that a new one begins with, from the address of its form; null for none. */
export function readCopied(search: string): string | null {
  const id = readTerm(search, 'copy')
  return isUuid(id) ? id : null
}
