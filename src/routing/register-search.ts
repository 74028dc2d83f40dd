import type { Period } from '#domain/figures/periods.ts'
import { type ListSearch, readListSearch, writeListSearch } from './list-search.ts'
import { writePeriodSearch } from './period-search.ts'

/** Page of a register in the URL. `isGapsOnly` shows only the rows with missing particulars. */
export type RegisterSearch = Pick<ListSearch, 'page' | 'pageSize'> & { isGapsOnly: boolean }

/** Parses "?rows=gaps&page=2&pageSize=25". Replaces invalid values with defaults. */
export function readRegisterSearch(search: string): RegisterSearch {
  const { page, pageSize } = readListSearch(search)
  return { page, pageSize, isGapsOnly: new URLSearchParams(search).get('rows') === 'gaps' }
}

/** Returns the URL query string for a page of a register and its period, without default values. */
export function writeRegisterSearch(period: Period, { isGapsOnly, ...page }: RegisterSearch): string {
  const parts = [
    writePeriodSearch(period),
    isGapsOnly ? '?rows=gaps' : '',
    writeListSearch({ ...page, searchTerm: '' }),
  ]
  const query = parts
    .filter(Boolean)
    .map(part => part.slice(1))
    .join('&')
  return query && `?${query}`
}
