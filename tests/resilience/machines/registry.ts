import { allExamples } from '#tools/all-examples.ts'
import * as app from './app-entries.ts'
import * as device from './device-entries.ts'
import { entry, type MachineEntry } from './entry.ts'
import * as files from './file-entries.ts'
import { form } from './form-entry.ts'
import * as lines from './line-entries.ts'
import * as lists from './list-entries.ts'
import * as members from './member-entries.ts'
import * as records from './record-entries.ts'
import { scale } from './scale-entry.ts'

const described: readonly MachineEntry[] = [
  app,
  records,
  { form, scale },
  device,
  lines,
  lists,
  files,
  members,
].flatMap(entriesOf => Object.values(entriesOf))

const none = { 'one write': 'it has no entry', 'totals agree': 'it has no sums', 'its own': 'it has no entry' }

/** Returns the entries of all machines. A machine without an entry is driven by its example alone. */
export async function allEntries(): Promise<readonly MachineEntry[]> {
  const driven = new Set(described.map(({ example }) => example))
  const others = (await allExamples()).filter(({ example }) => !driven.has(example))
  return [...described, ...others.map(({ example }) => entry(example, { own: 'none', without: none }))]
}
