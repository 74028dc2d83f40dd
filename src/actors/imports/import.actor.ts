import { fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { inBatches } from '#actors/next-task.ts'
import { holdingPage } from '#actors/session/hold-page.ts'
import { sessionApi } from '#actors/use-api.ts'
import { firstDayIn } from '#domain/import/first-day.ts'
import type { ImportBody, ImportDefinition, Importer, KnownRecords } from '#domain/import/import-definition.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { answersFor, withAnswers } from '#domain/import/import-memory.ts'
import type {
  ImportOutcome,
  ImportReading,
  ImportRecord,
  ImportResource,
  ImportTable,
  ImportWrite,
  NameAnswers,
} from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
import { undoRecords } from '#domain/import/undo-records.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import { may } from '#domain/permissions/permissions.ts'
import { isOfRow } from '#domain/problem.ts'
import { importMachine } from '#machines/import/import.machine.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import type {
  ImportBeginning,
  ImportComparison,
  ImportLooking,
  PlacedWrite,
  Recalled,
} from '#machines/import/import.types.ts'
import { isWritten, refusedRecord } from '#machines/import/import-writing.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { newUuid } from '#rules/ids.ts'
import type { User } from '#schemas/user.ts'
import { lookAt, sendWrite } from './import-calls.ts'
import { createImportClaims, type ImportClaims } from './import-claims.ts'
import { type ImportJournal, openImportJournal } from './import-journal.ts'
import { readTable } from './read-table.ts'
import { changeMemory, memoryOf } from './use-import-memory.ts'

/** Records of an import that the journal has, as the machine needs them. Their rows are not in memory any more. */
async function recall(journal: ImportJournal, importId: string): Promise<Recalled> {
  const entries = await journal.entriesOf(importId)
  return {
    records: entries.map(({ write, title, rows }): ImportRecord => {
      const verdict = write.kind === 'create' ? 'new' : 'changed'
      return { rows, title, verdict, reasons: [], changes: [], write }
    }),
    outcomes: entries.map(({ outcome }) => outcome ?? undefined),
  }
}

/** Adds answers to earlier ones. */
const answersBefore = (earlier: NameAnswers, answers: NameAnswers): NameAnswers =>
  Object.fromEntries(
    [...new Set([...Object.keys(earlier), ...Object.keys(answers)])].map(field => [
      field,
      { ...earlier[field], ...answers[field] },
    ]),
  )

const importerOf = (user: User): Importer => ({
  id: user.id,
  business: ownBusiness(user),
  type: user.type,
  lacking: (['users.roles.assign', 'users.roles.unassign'] as const).filter(permission => !may(user, permission)),
})

/** Finds the server's current records. */
function currentIn(definition: ImportDefinition<ImportBody>, known: KnownRecords) {
  const { withId, alike } = definition.indexOf(known)
  // Servers that ignore ids have the record under another id.
  const alikeTo = (write: ImportWrite<ImportBody>) => {
    const found = write.kind === 'create' ? alike(write.body) : undefined
    return typeof found === 'object' ? found : undefined
  }
  return {
    find: (write: ImportWrite<ImportBody>) => withId(write.id) ?? alikeTo(write),
    isSame: definition.isSame,
  }
}

function machineOn(environment: Environment, journal: ImportJournal, claims: ImportClaims) {
  const { session, now } = environment
  const api = () => sessionApi(environment)
  const user = () => {
    const owner = ownerOf(session.getSnapshot().context)
    if (!owner) throw new Error('No user is signed in')
    return owner
  }

  /** Compares in batches, so that the page stays responsive. */
  async function compare({ resource, undoing, ...comparison }: ImportComparison, signal: AbortSignal) {
    const definition = definitionOf(resource)
    const { known, table, ...choices } = comparison
    if (!table && !undoing) throw new Error('There is no file to compare')
    if (undoing) await claims.claim(undoing.importId)
    const found = undoing
      ? undoRecords(await journal.entriesOf(undoing.importId), currentIn(definition, known))
      : definition.compare({
          ...choices,
          answers: answersBefore(answersFor(memoryOf(environment, user().id), resource), choices.answers),
          known,
          table: table as ImportTable,
          importer: importerOf(user()),
          now: now(),
        })
    const records: ImportRecord[] = []
    for await (const batch of inBatches(found, signal)) records.push(...batch)
    return records
  }

  async function look({ resource, table, matching, records, undoing }: ImportLooking, signal: AbortSignal) {
    const writes = undoing ? await journal.entriesOf(undoing.importId) : records
    const since = firstDayIn(resource, { table, matching, writes: writes.flatMap(({ write }) => write ?? []) })
    return lookAt(api().passing(), resource, { user: user(), since, signal })
  }

  async function write({ resource, write: planned, importId, row }: PlacedWrite, signal: AbortSignal) {
    const note = async (outcome: ImportOutcome) => {
      // Without the outcome, the record counts as pending: the next look finds it on the server.
      if (importId !== null) await journal.note(importId, row, outcome).catch(() => undefined)
    }
    // After a reload, only records without this mark are surely not written by this import.
    await note({ kind: 'unsure' })
    try {
      await sendWrite(api(), resource, planned as never, signal)
    } catch (error) {
      if (isOfRow(error)) await note(refusedRecord(error))
      throw error
    }
    await note({ kind: 'written' })
  }

  /** Returns null if this browser blocks storage: the import can then not be undone. */
  async function begin({ resource, source, records, ...chosen }: ImportBeginning): Promise<string | null> {
    const entries = records.filter(record => isWritten(record, chosen))
    const id = newUuid()
    try {
      await journal.begin({ id, resource, name: source?.name ?? null, startedAt: now() }, entries)
      await claims.claim(id)
      return id
    } catch {
      return null
    }
  }

  return importMachine.provide({
    actors: {
      read: fromPromise<ImportTable, ImportReading & { resource: ImportResource }>(
        ({ input: { resource, ...reading }, signal }) =>
          readTable(reading, fieldsNamedIn(definitionOf(resource).fields), signal),
      ),
      look: fromPromise<KnownRecords, ImportLooking>(({ input, signal }) => look(input, signal)),
      compare: fromPromise<readonly ImportRecord[], ImportComparison>(({ input, signal }) => compare(input, signal)),
      begin: fromPromise<string | null, ImportBeginning>(({ input }) => begin(input)),
      recall: fromPromise<Recalled, { importId: string }>(async ({ input: { importId } }) => {
        await claims.claim(importId)
        return recall(journal, importId)
      }),
      write: fromPromise<void, PlacedWrite>(({ input, signal }) => write(input, signal)),
      holdPage: holdingPage,
    },
    actions: {
      keepAnswer: (_, { resource, field, name, answer }) => {
        // Empty cells of another file can mean another record.
        if (name === '') return
        changeMemory(environment, user().id, memory =>
          withAnswers(memory, resource, { [field]: { [nameKeyOf(name)]: answer } }),
        )
      },
      noteEnd: (_, { importId, isUndone }) => {
        if (importId === null) return
        claims.release(importId)
        // The journal might be blocked. The list of imports then shows the earlier state.
        journal.end(importId, isUndone ? 'undone' : 'ended').catch(() => undefined)
      },
    },
  })
}

/** Import of one resource by the user of a session, and the journal of their imports. */
export type Import = { actor: ImportActor; journal: ImportJournal }

/**
 * Returns the function that starts the import of a resource, for `sessionService`. The import continues on other screens
 * and stops with the session.
 */
export const startImport =
  (resource: ImportResource) =>
  (environment: Environment, over: AbortSignal): Import => {
    const { realm, session } = environment
    const userId = ownerOf(session.getSnapshot().context)?.id
    if (userId === undefined) throw new Error('No user is signed in')
    const journal = openImportJournal(realm, userId)
    const claims = createImportClaims(over)
    const actor = makeActor(environment, machineOn(environment, journal, claims), {
      input: { resource },
    }).start()
    const choosing = actor.subscribe(snapshot => {
      if (snapshot.hasTag('choosing')) claims.releaseAll()
    })
    const resumed = session.on('session.resumed', () => actor.send({ type: 'session.resumed' }))
    over.addEventListener('abort', () => {
      resumed.unsubscribe()
      choosing.unsubscribe()
      actor.stop()
      journal.close()
    })
    return { actor, journal }
  }
