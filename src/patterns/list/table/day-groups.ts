import { type Day, localDay, mondayOf } from '#domain/figures/periods.ts'

export type DayGroup<Row> = {
  day: Day
  rows: readonly Row[]
  /** Index of the group's first row among the rows of the page. */
  start: number
  /** True if the group is at an edge of the page and might continue on the adjacent page. */
  isAtEdge: boolean
  isOneDay: boolean
}

/**
 * Minimum average number of rows per day for headings by day. With fewer rows, almost every row would have a heading.
 */
const leastInDay = 2

/**
 * True if the newest rows come first. Checks the rows themselves, because a server might ignore the requested order.
 */
export const isNewestFirst = <Row>(rows: readonly Row[], at: (row: Row) => string) => {
  const times = rows.map(row => Date.parse(at(row)))
  return times.every((time, place) => place === 0 || time <= (times[place - 1] ?? time))
}

/**
 * Groups the rows by day, or by week if there are fewer than 2 rows per day. `from` is the row number of the first row,
 * counted over all pages from 1.
 */
export function groupsByDay<Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
  { from, count }: { from: number; count: number },
): Array<DayGroup<Row>> {
  const days = rows.map(row => localDay(at(row)))
  const areFew = rows.length < leastInDay * new Set(days).size
  const groups: Array<{ day: Day; rows: Row[]; start: number; days: Set<Day> }> = []
  for (const [place, row] of rows.entries()) {
    const own = days[place] ?? ''
    const day = areFew ? mondayOf(own) : own
    const last = groups.at(-1)
    if (last?.day === day) {
      last.rows.push(row)
      last.days.add(own)
    } else groups.push({ day, rows: [row], start: place, days: new Set([own]) })
  }
  return groups.map(({ days: ofGroup, ...group }, place) => {
    const isFirst = place === 0 && from > 1
    const isLast = place === groups.length - 1 && from - 1 + rows.length < count
    return { ...group, isAtEdge: isFirst || isLast, isOneDay: ofGroup.size === 1 }
  })
}
