import { type Day, localDay } from '#domain/figures/periods.ts'
import { fieldsIn } from '#rules/fields.ts'
import { isTradeResource } from '#schemas/trade.ts'
import { readDate } from './cell-dates.ts'
import { contentRows } from './file-content.ts'
import type { ImportResource, ImportTable, ImportWrite, Matching } from './import-types.ts'

/** Milliseconds before the first record, because servers and devices can have different time zones. */
const margin = 24 * 60 * 60_000

/** Returns the dates of the record before and after a write; an empty text if the write does not contain them. */
function momentsOf(write: ImportWrite): string[] {
  const contents = [...('before' in write ? [write.before] : []), ...('body' in write ? [write.body] : [])]
  return contents.map(content => {
    const { createdAt } = fieldsIn(content)
    return typeof createdAt === 'string' ? createdAt : ''
  })
}

/**
 * Returns the first day of the trades with which an import is compared. Returns null if the resource has no dates, if a
 * file has none, or if a record without a file has none. For a date that is ambiguous, both orders count.
 */
export function firstDayIn(
  resource: ImportResource,
  { table, matching, writes }: { table: ImportTable | null; matching: Matching; writes: readonly ImportWrite[] },
): Day | null {
  if (!isTradeResource(resource)) return null
  const at = matching.columns['date'] ?? null
  const cells = new Set(table && at !== null ? contentRows(table, matching).map(row => row.cells[at] ?? '') : [])
  const inFile = [...cells].flatMap(cell =>
    (['dayFirst', 'monthFirst'] as const).flatMap(order => {
      const date = readDate(cell, order)
      return date && date !== 'ambiguous' ? Date.parse(date.local) : []
    }),
  )
  const moments = writes.flatMap(momentsOf)
  if (!table && moments.includes('')) return null
  const written = moments.filter(Boolean).map(moment => Date.parse(moment))
  const first = [...inFile, ...written].reduce((least, moment) => Math.min(least, moment), Number.POSITIVE_INFINITY)
  return Number.isFinite(first) ? localDay(first - margin) : null
}
