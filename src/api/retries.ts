import { isPassing, Problem } from '#domain/problem.ts'

const mostRetries = 3

/** Maximum ms that a screen waits without a message. */
const longestWait = 30_000

/** False if the server requests a longer wait than a screen should keep silently. */
const isWorthRetrying = (error: Error) =>
  error instanceof Problem && isPassing(error) && (error.retryAfter ?? 0) * 1000 <= longestWait

/**
 * Returns retry options for query-core: up to 3 retries, after `firstRetry` ms, doubled each time, at most 30 s, or
 * after `Retry-After`.
 */
export const retries = (firstRetry: number) => ({
  retry: (failures: number, error: Error) => failures < mostRetries && isWorthRetrying(error),
  retryDelay: (failures: number, error: Error) =>
    error instanceof Problem && error.retryAfter !== undefined
      ? error.retryAfter * 1000
      : Math.min(firstRetry * 2 ** failures, longestWait),
})
