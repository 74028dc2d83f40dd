/** Maximum delay before a retry in ms: 1 hour. Larger timers of browsers would overflow. */
export const longestDelay = 60 * 60_000

/**
 * Returns the delay before a retry in ms: the app's own delay `backoff`, or the server's `Retry-After` if it is longer. At
 * most 1 hour.
 */
export const retryDelay = ({ retryAfter = 0 }: { retryAfter?: number | undefined }, backoff: number): number =>
  Math.min(Math.max(backoff, retryAfter * 1000), longestDelay)
