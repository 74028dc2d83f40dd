import type { SnapshotFrom } from 'xstate'
import type { lookupMachine } from './lookup.machine.ts'

export type LookupSnapshot<Option> = SnapshotFrom<ReturnType<typeof lookupMachine<Option>>>

/** Whether the options on show answer to another term than the one typed: they are not to be taken for what was typed. */
export function isStale<Option>({ context }: LookupSnapshot<Option>): boolean {
  return context.found !== null && context.found !== context.term.trim()
}
