/**
 * Returns the date header of a response in epoch milliseconds. Returns undefined if it is missing, for example because
 * CORS hides it.
 */
export function dateOf(answer: Response): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}

/** Tolerance in ms: date headers have a resolution of one second, and responses take time to arrive. */
const blur = 2000

/**
 * Tracks the server time in epoch milliseconds, never later than the computer's clock `now`. Uses the smallest observed
 * difference, because transit time makes the difference appear larger.
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
