import { fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { inBatches, nextTask } from '#actors/next-task.ts'
import { holdingPage } from '#actors/session/hold-page.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { readCertainRows } from '#api/read-pages.ts'
import { pastedText, textOf, unreadable } from '#domain/import/file-text.ts'
import type { Matching } from '#domain/import/import-matching.ts'
import { comparedRows, type ImportRow } from '#domain/import/import-rows.ts'
import { type ImportTable, tableOf } from '#domain/import/import-table.ts'
import type { Catalogue } from '#domain/import/known-materials.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import type { ImportReading, MaterialWrite } from '#machines/material-import/material-import.types.ts'
import { t } from '#messages/message.ts'
import { newUuid } from '#rules/ids.ts'
import type { MaterialBody } from '#schemas/material.ts'

/** File size limit in bytes, enough for 20,000 rows. */
const mostBytes = 10_000_000

type Comparing = { table: ImportTable; matching: Matching; materials: Catalogue }

/** Decodes and parses in separate tasks, to avoid long tasks. */
async function readSource({ source: { name, content }, delimiter, encoding }: ImportReading): Promise<ImportTable> {
  const { text, ...decoding } =
    typeof content === 'string' ? pastedText(content) : textOf(await bytesOf(content), encoding)
  await nextTask()
  const table = { name, ...decoding, ...tableOf(text, delimiter) }
  await nextTask()
  return table
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size > mostBytes) throw unreadable(t('This file is larger than 10 MB. Split it into several files.'))
  return new Uint8Array(await file.arrayBuffer())
}

async function compareInBatches({ table, matching, materials }: Comparing, signal: AbortSignal) {
  const rows: ImportRow[] = []
  for await (const batch of inBatches(comparedRows(table, matching, materials), signal)) rows.push(...batch)
  return rows
}

function machineOn(materials: Api['materials']) {
  /** Ids of new materials by their row, so that a repeated request creates no second material. */
  const ids = new WeakMap<MaterialBody, string>()
  const idOf = (body: MaterialBody) => {
    const id = ids.get(body) ?? newUuid()
    ids.set(body, id)
    return id
  }
  return materialImportMachine.provide({
    actors: {
      read: fromPromise<ImportTable, ImportReading>(({ input }) => readSource(input)),
      look: fromPromise<Catalogue, void>(({ signal }) => readCertainRows(materials.list, { sort: 'name' }, signal)),
      compare: fromPromise<readonly ImportRow[], Comparing>(({ input, signal }) => compareInBatches(input, signal)),
      write: fromPromise<void, MaterialWrite>(async ({ input: { id, body }, signal }) => {
        if (id === null) await materials.create({ id: idOf(body), ...body }, signal)
        else await materials.update(id, body, signal)
      }),
      holdPage: holdingPage,
    },
  })
}

/**
 * Starts the material import of a session. Pass this function to `sessionService`. The import continues on other
 * screens and stops with the session.
 */
export function startMaterialImport(environment: Environment, over: AbortSignal): MaterialImportActor {
  const { materials } = sessionApi(environment)
  const actor = makeActor(environment, machineOn(materials)).start()
  over.addEventListener('abort', () => actor.stop())
  return actor
}
