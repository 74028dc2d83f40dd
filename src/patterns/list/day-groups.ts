import { type Day, localDay } from '#domain/figures/periods.ts'

/** The rows of one day, in the order of the page. */
export type DayGroup<Row> = {
  day: Day
  rows: readonly Row[]
  /** The place of its first row on the page, from 0. */
  start: number
  /** Whether it stands at an edge of the page, beyond which more of the day may be. */
  isAtEdge: boolean
}

/** Whether the newest rows of a page are first, as a server that keeps no order may have them or not. */
export const isNewestFirst = <Row>(rows: readonly Row[], at: (row: Row) => string) => {
  const times = rows.map(row => Date.parse(at(row)))
  return times.every((time, place) => place === 0 || time <= (times[place - 1] ?? time))
}

/**
 * The rows of a page by their days, where the user is. `from` is the number of the first row among those of all pages, from
 * 1, and `count` how many all pages have.
 */
export function groupsByDay<Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
  { from, count }: { from: number; count: number },
): Array<DayGroup<Row>> {
  const groups: Array<{ day: Day; rows: Row[]; start: number }> = []
  for (const [place, row] of rows.entries()) {
    const day = localDay(at(row))
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push(row)
    else groups.push({ day, rows: [row], start: place })
  }
  return groups.map(group => {
    const isFirst = group.start === 0 && from > 1
    const isLast = group === groups.at(-1) && from - 1 + rows.length < count
    return { ...group, isAtEdge: isFirst || isLast }
  })
}
