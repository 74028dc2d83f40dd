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

/** Tolerance in ms for a computer's clock that is behind. A date header can be a few minutes early. */
const mostBehind = 5 * 60_000

/**
 * Tracks the server time in epoch milliseconds. Corrects the computer's clock `now` if it is ahead, or more than 5
 * minutes behind.
 *
 * Transit time and cached responses make the computer appear ahead. The smallest observed difference is therefore used,
 * or the latest if the computer is behind, because its clock might have been corrected.
 */
export function createServerClock(now: () => number) {
  let least = Number.POSITIVE_INFINITY
  let latest = 0
  return {
    receive(answer: Response) {
      const date = dateOf(answer)
      if (date === undefined) return
      latest = now() - date
      least = Math.min(least, latest)
    },
    now: () => {
      if (Number.isFinite(least) && least > blur) return now() - least
      return latest < -mostBehind ? now() - latest : now()
    },
  }
}
