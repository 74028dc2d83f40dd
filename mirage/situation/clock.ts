/** Returns the offset in ms of a clock that shows `from` at the time `at`. */
const ahead = (from: string | null, at: number) => (from === null ? 0 : Date.parse(from) - at)

/**
 * Creates the mock's clock. It shows `start` (ISO 8601) when the computer's clock shows `since` (ms). If `start` is
 * null, the mock uses the computer's clock.
 */
export function createClock(start: string | null, since: number, computer: () => number = Date.now) {
  let offset = ahead(start, since)
  return {
    /** Returns the time, in ms since 1970. */
    now: () => computer() + offset,
    /** Restarts the clock at this time; null resets it to the computer's clock. */
    set: (from: string | null) => {
      offset = ahead(from, computer())
    },
  }
}

const day = 86_400_000

/** Returns the start of a time's UTC day, in ms. The seeded data end on this day. */
export const dayOf = (time: number) => Math.floor(time / day) * day
