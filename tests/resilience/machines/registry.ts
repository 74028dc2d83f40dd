import { allExamples } from '#tools/all-examples.ts'
import * as app from './app-entries.ts'
import type { MachineEntry } from './entry.ts'
import * as files from './file-entries.ts'
import * as lines from './line-entries.ts'
import * as lists from './list-entries.ts'
import * as members from './member-entries.ts'
import * as records from './record-entries.ts'
import { tradeForm } from './trade-form-entry.ts'

/** How every machine is driven. */
export const entries: readonly MachineEntry[] = [app, records, { tradeForm }, lines, lists, files, members].flatMap(
  entriesOf => Object.values(entriesOf),
)

/** Machines without an entry, by the files of their examples. */
export async function undrivenMachines(): Promise<string[]> {
  const driven = new Set(entries.map(({ example }) => example))
  return (await allExamples()).flatMap(({ file, example }) => (driven.has(example) ? [] : [file]))
}
