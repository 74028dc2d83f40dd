import { type Day, localDay, mondayOf } from '#domain/figures/periods.ts'

/** The rows of one day, or of a week, in the order of the page. */
export type DayGroup<Row> = {
  /** The day; of a week its Monday. */
  day: Day
  rows: readonly Row[]
  /** The place of its first row on the page, from 0. */
  start: number
  /** Whether it stands at an edge of the page, beyond which more of it may be. */
  isAtEdge: boolean
  isOneDay: boolean
}

/** How many rows a day has on a page, on average, for each to have a heading of its own: with less there would be one over every row. */
const leastInDay = 2

/** Whether the newest rows of a page are first, as a server that keeps no order may have them or not. */
export const isNewestFirst = <Row>(rows: readonly Row[], at: (row: Row) => string) => {
  const times = rows.map(row => Date.parse(at(row)))
  return times.every((time, place) => place === 0 || time <= (times[place - 1] ?? time))
}

/** By weeks where most days have one row. `from` is the number of the first row among those of all pages, from 1. */
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
