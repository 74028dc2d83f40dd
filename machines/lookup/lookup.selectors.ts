import type { SnapshotFrom } from 'xstate'
import type { lookupMachine } from './lookup.machine.ts'

export type LookupSnapshot<Option> = SnapshotFrom<ReturnType<typeof lookupMachine<Option>>>

/** Whether the options answer another term than the one that is typed now. */
export function isStale<Option>({ context }: LookupSnapshot<Option>): boolean {
  return context.found !== null && context.found !== context.term.trim()
}
