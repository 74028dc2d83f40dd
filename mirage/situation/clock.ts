/** How far a clock that shows `from` at the moment `at` is ahead, in ms. */
const ahead = (from: string | null, at: number) => (from === null ? 0 : Date.parse(from) - at)

/**
 * The clock of the mock. It shows `start` (ISO 8601) at the moment `since` of the computer's clock (ms), and ticks on
 * from there. If `start` is null, it is the computer's clock.
 */
export function createClock(start: string | null, since: number, computer: () => number = Date.now) {
  let offset = ahead(start, since)
  return {
    /** The time, in ms since 1970. */
    now: () => computer() + offset,
    /** Restarts the clock at this time; null returns to the computer's clock. */
    set: (from: string | null) => {
      offset = ahead(from, computer())
    },
  }
}

const day = 86_400_000

/** The start of the UTC day of a moment, in ms, from which the seeded data count back. */
export const dayOf = (time: number) => Math.floor(time / day) * day
