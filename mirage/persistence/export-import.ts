import * as z from 'zod/mini'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import { fingerprintOf, seedData } from '#mirage/scenarios/seeding.ts'
import { schemaWords } from '#mirage/server/read-body.ts'
import { readSituation, type Situation, SituationError, writeSituation } from '#mirage/situation/situation.ts'
import { faultsAfter } from '#mirage/store/references.ts'
import type { RowChange } from '#mirage/store/row-change.ts'
import { rowChange } from '#mirage/store/row-change.ts'
import type { JournalEntry } from './journal.ts'

const format = 'threereco-mock'
const version = 1
/** Maximum number of errors in the message about a file. */
const faultsShown = 3

/** Content of an export file: settings, the last day with data (`today`, in ms), and all data changes. */
export type ExportedSituation = {
  situation: Situation
  today: number
  fingerprint: string
  changes: readonly RowChange[]
}

/** Error for an invalid import file. The message contains the reason. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

const seededUsernames = new Set<string>(accounts.map(({ username }) => username))

/** Replaces a user's password in an export, because the user might use it elsewhere. Seeded accounts are unchanged. */
function withoutPassword(change: RowChange): RowChange {
  if (change.table !== 'users' || !change.row || seededUsernames.has(change.row.username)) return change
  return { ...change, row: { ...change.row, password: standardPassword } }
}

/** Serializes a situation as an export file. The file names the signed-in account but contains no session. */
export function exportSituation({ situation, today, fingerprint, changes }: ExportedSituation): string {
  const file = {
    format,
    version,
    situation: writeSituation(situation),
    today: new Date(today).toISOString().slice(0, 10),
    data: fingerprint,
    changes: changes.map(withoutPassword).map(({ table, id, row }) => ({ table, id, row })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const head = z.object({ format: z.literal(format), version: z.number() })
const fileSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  situation: z.string(),
  today: z.iso.date(),
  data: z.string(),
  changes: z.array(rowChange),
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportError('This file is not JSON. Choose a file from Export.', { cause: error })
  }
}

function situationOf(text: string) {
  try {
    return readSituation(text)
  } catch (error) {
    if (!(error instanceof SituationError)) throw error
    throw new ImportError(`situation: ${error.message}`, { cause: error })
  }
}

/**
 * Parses an export file. Seeds the data again to check that the changes still apply.
 * @throws ImportError with the reason.
 */
export function importSituation(text: string): ExportedSituation {
  const raw = parse(text)
  const known = head.safeParse(raw)
  if (!known.success) throw new ImportError('This file is not an export of the mock.')
  if (known.data.version !== version) {
    throw new ImportError(`This file is of version ${known.data.version}, and this mock reads version ${version}.`)
  }
  const read = fileSchema.safeParse(raw, schemaWords)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ImportError(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'does not fit'}`)
  }
  const { changes, data } = read.data
  const situation = situationOf(read.data.situation)
  const today = Date.parse(read.data.today)
  const seeded = seedData(scenarios[situation.scenario], situation.seed, today)
  const fingerprint = fingerprintOf(seeded)
  if (data !== fingerprint) {
    throw new ImportError(
      `data: this file was made on data of version ${data}, and this mock has version ${fingerprint}.`,
    )
  }
  const faults = faultsAfter(seeded, changes)
  if (faults.length > 0) throw new ImportError(faults.slice(0, faultsShown).join('\n'))
  return { situation, today, fingerprint, changes }
}

/** Converts changes to journal entries. Keeps the order. */
export const journalEntriesOf = (changes: readonly RowChange[], at: number): JournalEntry[] =>
  changes.map((change, index) => ({ ...change, at, first: at + index }))
