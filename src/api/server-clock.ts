/** The moment an answer was made, by the clock of its server; undefined where the server does not let other origins read it. */
export function dateOf(answer: Response): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}

/** Milliseconds that tell nothing: answers are dated to the second, and take some time to arrive. */
const blur = 2000

/**
 * The time of a server, as far as its answers tell, in epoch milliseconds: never later than the clock of this computer,
 * `now`, and earlier where that is ahead. An answer is some time old when it arrives, so the youngest one counts.
 */
export function createServerClock(now: () => number) {
  let behind = Number.POSITIVE_INFINITY
  return {
    hear(answer: Response) {
      const date = dateOf(answer)
      if (date !== undefined) behind = Math.min(behind, now() - date)
    },
    now: () => now() - (Number.isFinite(behind) && behind > blur ? behind : 0),
  }
}
