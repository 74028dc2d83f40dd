import type { LoggedCall } from '#mirage/server/call-log.ts'

/** Returns the outcome of a call in one or two words. */
export function outcomeOf({ name, status, took }: LoggedCall): string {
  if (took === null) return 'waiting'
  if (name === null) return `${status ?? ''} no route`.trim()
  return status === null ? 'no answer' : String(status)
}
