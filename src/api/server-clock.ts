/** Returns the server time of a response, or undefined if the server does not expose it to other origins. */
export function dateOf(answer: Response): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}

/** Tolerance in ms: responses are dated to the second and take time to arrive. */
const blur = 2000

/**
 * Returns the server time from its responses, in epoch milliseconds. Never later than the computer's clock, `now`. The
 * smallest difference counts, because responses age in transit.
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
