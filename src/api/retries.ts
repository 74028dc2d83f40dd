import { Problem } from '#domain/problem.ts'

/** Tries of one read after its first. */
const mostRetries = 3

/** Milliseconds that a screen waits at most without a word. */
const longestWait = 30_000

/**
 * Reads are tried again after network trouble, timeouts, 5xx, 408 and 429, and never after another 4xx, nor where the
 * server asks for a longer wait than a screen should keep without a word.
 */
function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof Problem) || (error.retryAfter ?? 0) * 1000 > longestWait) return false
  return ['network', 'timeout', 'server', 'tooMany'].includes(error.kind)
}

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
