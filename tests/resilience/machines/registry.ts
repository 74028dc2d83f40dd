import { globSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { background } from './background-entry.ts'
import { batch } from './batch-entry.ts'
import { draft } from './draft-entry.ts'
import type { MachineEntry } from './entry.ts'
import { figures } from './figures-entry.ts'
import { lines, pendingLine, savedLine } from './line-entries.ts'
import { list, lookup } from './list-entries.ts'
import { listExport } from './list-export-entry.ts'
import { materialImport } from './material-import-entry.ts'
import { member, members } from './member-entries.ts'
import { navigation } from './navigation-entry.ts'
import { palette } from './palette-entry.ts'
import { paste } from './paste-entry.ts'
import { confirmation, leaving, preferences } from './questions.ts'
import { record } from './record-entries.ts'
import { recording } from './recording-entry.ts'
import { rowSelection } from './row-selection-entry.ts'
import { session } from './session-entry.ts'
import { sift } from './sift-entry.ts'
import { tradeForm } from './trade-form-entry.ts'

/** How every machine is driven. */
export const entries: readonly MachineEntry[] = [
  session,
  list,
  record,
  lines,
  savedLine,
  pendingLine,
  paste,
  lookup,
  members,
  member,
  confirmation,
  leaving,
  draft,
  preferences,
  palette,
  tradeForm,
  recording,
  background,
  navigation,
  figures,
  sift,
  listExport,
  materialImport,
  rowSelection,
  batch,
]

/** Machines without an entry, by their files below machines/. */
export function undrivenMachines(): string[] {
  const files = globSync('**/*.machine.ts', { cwd: inProject('machines') }).map(file => file.replaceAll('\\', '/'))
  return files.filter(file => !entries.some(entry => entry.file === file))
}
