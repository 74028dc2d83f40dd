import { fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { readTable } from '#actors/imports/read-table.ts'
import { makeActor } from '#actors/make-actor.ts'
import { inBatches } from '#actors/next-task.ts'
import { holdingPage } from '#actors/session/hold-page.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { readCertainRows } from '#api/read-pages.ts'
import { fieldsNamedIn } from '#domain/import/import-headings.ts'
import type { Matching } from '#domain/import/import-matching.ts'
import { comparedRows, type ImportRow } from '#domain/import/import-rows.ts'
import type { ImportReading, ImportTable } from '#domain/import/import-types.ts'
import type { Catalogue } from '#domain/import/known-materials.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
import type { MaterialImportActor } from '#machines/material-import/material-import.selectors.ts'
import type { MaterialWrite } from '#machines/material-import/material-import.types.ts'
import { newUuid } from '#rules/ids.ts'
import type { MaterialBody } from '#schemas/material.ts'

type Comparing = { table: ImportTable; matching: Matching; materials: Catalogue }

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
      read: fromPromise<ImportTable, ImportReading>(({ input, signal }) => readTable(input, fieldsNamedIn, signal)),
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
