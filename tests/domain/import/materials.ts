import { pastedText } from '#domain/import/file-text.ts'
import { nothingKnown } from '#domain/import/import-definition.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { matchingOf } from '#domain/import/import-matching.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { Delimiter, ImportRecord, ImportTable, Matching } from '#domain/import/import-types.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { factor as factorIn } from '#schemas/common.ts'
import type { Material, MaterialBody } from '#schemas/material.ts'
import type { UnreadableRow } from '#schemas/rows.ts'

export const known = (name: string, gwCode: string, factor: string, id = name): Material => ({
  id,
  name,
  gwCode,
  carbonFactor: factorIn.parse(factor),
  carbonFactorText: factor,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

export const unreadableMaterial = (name: string | null): UnreadableRow => ({
  id: 'unreadable',
  name,
  createdAt: null,
  reason: 'createdAt is missing',
})

export const tableIn = (text: string, chosen: Delimiter | null = null): ImportTable => ({
  name: 'materials.csv',
  ...pastedText(text),
  ...tableOf(text, chosen, fieldsNamedIn(materialImport.fields)),
})

/** Records of the server with these materials. */
export const knowing = (materials: readonly Material[], unreadable: UnreadableRow[] = []) => ({
  ...nothingKnown,
  materials: { items: [...materials], unreadable },
})

/** Compares the rows of a text with the detected or a given mapping. */
export function comparedIn(
  text: string,
  materials: readonly Material[] = [],
  change: (matching: Matching) => Matching = matching => matching,
  unreadable: UnreadableRow[] = [],
): ImportRecord<MaterialBody>[] {
  const table = tableIn(text)
  return [
    ...materialImport.compare({
      table,
      matching: change(matchingOf(table, materialImport)),
      known: knowing(materials, unreadable),
      edits: {},
      answers: {},
      importer: { id: 'some-user', business: null, type: 'system' },
      now: 0,
    }),
  ]
}
