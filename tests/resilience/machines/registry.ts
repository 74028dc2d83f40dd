import { allExamples } from '#tools/all-examples.ts'
import * as app from './app-entries.ts'
import { entry, type MachineEntry } from './entry.ts'
import { form } from './form-entry.ts'
import * as lines from './line-entries.ts'
import * as lists from './list-entries.ts'
import { members } from './members-entry.ts'
import * as records from './record-entries.ts'
import * as simple from './simple-entries.ts'

const described: readonly MachineEntry[] = [app, records, { form, members }, lines, lists, simple].flatMap(entriesOf =>
  Object.values(entriesOf),
)

const without = { 'one write': 'it has no entry', 'totals agree': 'it has no sums' }

/** Returns the entries of all machines. A machine without an entry is driven by its example alone. */
export async function allEntries(): Promise<readonly MachineEntry[]> {
  const driven = new Set(described.map(({ example }) => example))
  const others = (await allExamples()).filter(({ example }) => !driven.has(example))
  return [...described, ...others.map(({ example }) => entry(example, { without }))]
}
