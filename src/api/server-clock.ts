/** The time of an answer by the clock of its server; undefined if the server does not expose it to other origins. */
export function dateOf(answer: Response): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}

/** Differences that mean nothing, in ms: answers are dated to the second, and take some time to arrive. */
const blur = 2000

/**
 * The time of a server according to its answers, in epoch milliseconds: never later than the clock of this computer,
 * `now`, and earlier if that is ahead. An answer has some age when it arrives, so the smallest difference counts.
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
