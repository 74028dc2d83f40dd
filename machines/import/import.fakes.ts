import { fromCallback } from 'xstate'
import { pastedText } from '#domain/import/file-text.ts'
import { fieldsNamedIn } from '#domain/import/import-headings.ts'
import type { Matching } from '#domain/import/import-matching.ts'
import { comparedRows, type ImportRow } from '#domain/import/import-rows.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { ImportReading, ImportTable } from '#domain/import/import-types.ts'
import type { Catalogue } from '#domain/import/known-materials.ts'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { Material } from '#schemas/material.ts'
import type { MaterialWrite } from './material-import.types.ts'

const someTime = '2026-11-20T08:30:00.000Z'

/** Returns a material with this name, GW code and CO₂e factor (a decimal number as text). */
export const someMaterial = (name: string, gwCode: string, factor: string): Material => ({
  id: `id-of-${name}`,
  name,
  gwCode,
  carbonFactor: Number(factor),
  carbonFactorText: factor,
  createdAt: someTime,
  updatedAt: someTime,
})

export const someMaterials: readonly Material[] = [
  someMaterial('Copper wire', 'GW 53-05', '3.1'),
  someMaterial('Cardboard', 'GW 50-02', '0.1016'),
  someMaterial('PET bottles', 'GW 51-01', '1.1418'),
]

export const catalogueOfAll = (materials: readonly Material[]): Catalogue => ({ items: [...materials], unreadable: [] })

const readFake = ({ source: { name, content }, delimiter, encoding }: ImportReading): ImportTable => {
  const text = typeof content === 'string' ? content : ''
  return { name, ...pastedText(text), encoding: encoding ?? 'UTF-8', ...tableOf(text, delimiter, fieldsNamedIn) }
}

type Compared = { table: ImportTable; matching: Matching; materials: Catalogue }
type Src = 'read' | 'look' | 'compare' | 'write'

/**
 * Fakes for `materialImportMachine.provide({ actors })`. The server has `materials`, which are all readable and never
 * change.
 */
export function materialImportFakes({
  materials = someMaterials,
  ...script
}: Script<Src> & { materials?: readonly Material[] } = {}) {
  const { fake, calls } = fakeActors<Src>(script)
  let holds = 0
  return {
    calls,
    isPageHeld: () => holds > 0,
    actors: {
      read: fake<ImportTable, ImportReading>('read', readFake),
      look: fake<Catalogue>('look', () => catalogueOfAll(materials)),
      compare: fake<readonly ImportRow[], Compared>('compare', ({ table, matching, materials: known }) => [
        ...comparedRows(table, matching, known),
      ]),
      write: fake<void, MaterialWrite>('write', () => undefined),
      holdPage: fromCallback(() => {
        holds += 1
        return () => {
          holds -= 1
        }
      }),
    },
  }
}
