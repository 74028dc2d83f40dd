import type { SnapshotFrom } from 'xstate'
import type { lookupMachine } from './lookup.machine.ts'

export type LookupSnapshot<Option> = SnapshotFrom<ReturnType<typeof lookupMachine<Option>>>

/** True if the visible options belong to an earlier term. */
export function isStale<Option>({ context }: LookupSnapshot<Option>): boolean {
  return context.found !== null && context.found !== context.term.trim()
}
