import { isPassing, Problem } from '#domain/problem.ts'

/** Tries of one read after its first. */
const mostRetries = 3

/** Milliseconds that a screen waits at most without a word. */
const longestWait = 30_000

/** Not where the server asks for a longer wait than a screen should keep without a word. */
const isWorthRetrying = (error: Error) =>
  error instanceof Problem && isPassing(error) && (error.retryAfter ?? 0) * 1000 <= longestWait

/**
 * Which reads are tried again, and when: up to 3 times from `firstRetry` milliseconds, doubled, at most 30 s, or after what
 * `Retry-After` says. Options of a query of query-core.
 */
export const retries = (firstRetry: number) => ({
  retry: (failures: number, error: Error) => failures < mostRetries && isWorthRetrying(error),
  retryDelay: (failures: number, error: Error) =>
    error instanceof Problem && error.retryAfter !== undefined
      ? error.retryAfter * 1000
      : Math.min(firstRetry * 2 ** failures, longestWait),
})
