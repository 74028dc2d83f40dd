import { isPassing, Problem, retryDelay } from '#domain/problem.ts'

const mostRetries = 3

/** Maximum delay in ms before a retry. If the server requests a longer delay, the error is shown instead. */
const longestWait = 30_000

/** True if a retry might succeed and the server does not request a delay longer than `longestWait`. */
const isWorthRetrying = (error: Error) =>
  error instanceof Problem && isPassing(error) && (error.retryAfter ?? 0) * 1000 <= longestWait

/**
 * Returns retry options for query-core: up to 3 retries. The delay is `firstRetry` ms, doubled for each retry, at most
 * 30 s, or the server's `Retry-After` if it is longer.
 */
export const retries = (firstRetry: number) => ({
  retry: (failures: number, error: Error) => failures < mostRetries && isWorthRetrying(error),
  retryDelay: (failures: number, error: Error) =>
    retryDelay(error instanceof Problem ? error : {}, Math.min(firstRetry * 2 ** failures, longestWait)),
})
