import type { LoggedCall } from '#mirage/server/call-log.ts'

/** Returns a short label for the outcome of a call. */
export function outcomeOf({ name, status, took }: LoggedCall): string {
  if (took === null) return 'waiting'
  if (name === null) return `${status ?? ''} no route`.trim()
  return status === null ? 'no answer' : String(status)
}
