import { localDay } from '#domain/figures/periods.ts'
import { isReadToEnd, lastReading, pageCount } from '#domain/pages-read.ts'
import type { CountedPage, FiguresContext } from './figures.types.ts'

type Pages = Pick<FiguresContext, 'read' | 'failed' | 'isOrdered' | 'book'>

/** How many pages there are to read: as far back as the figures need, or all of a list without an order. */
export function neededPages({ read, isOrdered, book: { ranges } }: Pages): number {
  const pages = pageCount(read)
  if (!isOrdered) return pages
  const tooOld = read.filter(({ span }) => span && localDay(span.last) < ranges.before.from)
  return Math.min(pages, ...tooOld.map(({ page }) => page))
}

/** How many pages beyond those that are needed are read, to see whether they are in order, too. */
const beyond = 3

/** True if every page that is needed was read or has failed. */
export function isAllRead(context: Pages): boolean {
  const { read, failed } = context
  const known = new Set([...lastReading(read).map(({ page }) => page), ...failed.keys()])
  const [needed, pages] = [neededPages(context), pageCount(read)]
  for (let page = 1; page <= Math.min(needed + beyond, pages); page += 1) if (!known.has(page)) return false
  return needed < pages || failed.size > 0 || isReadToEnd(read)
}

/** Whether moments (epoch milliseconds) go back in time, or stand still. */
export const goesBack = (moments: readonly number[]) =>
  moments.every((moment, index) => index === 0 || moment <= (moments[index - 1] ?? moment))

/** Whether a page goes back in time from the one before it, and the one after it does from there, as far as they were read. */
export function fitsBetween(read: FiguresContext['read'], page: number, span: CountedPage['span']): boolean {
  const spanOf = (number: number) => read.find(other => other.page === number)?.span
  const [before, after] = [spanOf(page - 1), spanOf(page + 1)]
  return goesBack([before?.last, span?.first, span?.last, after?.first].filter(moment => moment !== undefined))
}
