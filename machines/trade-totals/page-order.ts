import { localDay } from '#domain/figures/periods.ts'
import { isReadToEnd, lastReading, pageCount } from '#domain/pages-read.ts'
import type { CountedPage, TradeTotalsContext } from './trade-totals.types.ts'

type Pages = Pick<TradeTotalsContext, 'read' | 'failed' | 'isOrdered' | 'book'>

/**
 * Returns the number of required pages: up to the start of the earlier period if the list is sorted, otherwise all
 * pages.
 */
export function neededPages({ read, isOrdered, book: { ranges } }: Pages): number {
  const pages = pageCount(read)
  if (!isOrdered) return pages
  const tooOld = read.filter(({ span }) => span && localDay(span.last) < ranges.before.from)
  return Math.min(pages, ...tooOld.map(({ page }) => page))
}

/** Number of additional pages to read, to check that the list stays sorted. */
const beyond = 3

/** True if every required page was read or failed. */
export function isAllRead(context: Pages): boolean {
  const { read, failed } = context
  const known = new Set([...lastReading(read).map(({ page }) => page), ...failed.keys()])
  const [needed, pages] = [neededPages(context), pageCount(read)]
  for (let page = 1; page <= Math.min(needed + beyond, pages); page += 1) if (!known.has(page)) return false
  return needed < pages || failed.size > 0 || isReadToEnd(read)
}

/** True if the times (epoch milliseconds) never increase. */
export const goesBack = (moments: readonly number[]) =>
  moments.every((moment, index) => index === 0 || moment <= (moments[index - 1] ?? moment))

/** True if the times never increase from the previous page through this page to the next. Unread pages are ignored. */
export function fitsBetween(read: TradeTotalsContext['read'], page: number, span: CountedPage['span']): boolean {
  const spanOf = (number: number) => read.find(other => other.page === number)?.span
  const [before, after] = [spanOf(page - 1), spanOf(page + 1)]
  return goesBack([before?.last, span?.first, span?.last, after?.first].filter(moment => moment !== undefined))
}
