import { localDay } from '#domain/figures/periods.ts'
import type { CountedPage, FiguresContext } from './figures.types.ts'

type Pages = Pick<FiguresContext, 'pages' | 'read' | 'failed' | 'lanes' | 'isOrdered' | 'book'>

/** How many pages there are to read: as far back as the figures need, or all of a list without an order. */
export function neededPages({ pages, read, isOrdered, book: { ranges } }: Pages): number {
  if (!isOrdered) return pages
  let needed = pages
  for (const [page, { span }] of read) {
    if (page < needed && span && localDay(span.last) < ranges.before.from) needed = page
  }
  return needed
}

/** The pages that are to be read next, as many as there are lanes. */
function nextPages(context: Pages): number[] {
  const { read, failed, lanes } = context
  const needed = neededPages(context)
  const next: number[] = []
  for (let page = 1; page <= needed && next.length < lanes.length; page += 1) {
    const isKnown = read.has(page) || failed.has(page) || lanes.some(lane => lane?.page === page)
    if (!isKnown) next.push(page)
  }
  return next
}

/** The page that a free lane reads next. Lanes that begin at the same moment take one each, the first lane the first page. */
export const pageFor = (context: Pages, lane: number): number | undefined =>
  nextPages(context)[context.lanes.slice(0, lane).filter(reading => reading === null).length]

/** Whether every page was read that is needed, but those that stayed away. */
export const isAllRead = (context: Pages) =>
  context.lanes.every(lane => lane === null) && nextPages(context).length === 0

/** Whether moments (epoch milliseconds) go back in time, or stand still. */
export const goesBack = (moments: readonly number[]) =>
  moments.every((moment, index) => index === 0 || moment <= (moments[index - 1] ?? moment))

/** Whether a page goes back in time from the one before it, and the one after it does from there, as far as they were read. */
export function fitsBetween(read: FiguresContext['read'], page: number, span: CountedPage['span']): boolean {
  const [before, after] = [read.get(page - 1)?.span, read.get(page + 1)?.span]
  return goesBack([before?.last, span?.first, span?.last, after?.first].filter(moment => moment !== undefined))
}
