import { type Day, localDay } from '#domain/figures/periods.ts'

/**
 * Creates a function that receives the times of pages, in any order of the pages. Returns true once no further page can
 * have a row since `from`: all pages up to an earlier row are known and list the newest rows first.
 */
export function createPeriodEnd(from: Day): (page: number, times: readonly string[]) => boolean {
  const waiting = new Map<number, readonly number[]>()
  let next = 1
  let last = Number.POSITIVE_INFINITY
  let isNewestFirst = true
  return (page, times) => {
    waiting.set(
      page,
      times.map(time => Date.parse(time)),
    )
    let isOver = false
    for (let moments = waiting.get(next); moments; moments = waiting.get(next)) {
      for (const moment of moments) {
        if (moment > last) isNewestFirst = false
        last = moment
      }
      waiting.delete(next)
      next += 1
      isOver = isNewestFirst && Number.isFinite(last) && localDay(last) < from
    }
    return isOver
  }
}
