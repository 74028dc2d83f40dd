import { pastedText } from '#domain/import/file-text.ts'
import { fieldsNamedIn } from '#domain/import/import-headings.ts'
import { matchingOf } from '#domain/import/import-matching.ts'
import { comparedRows, type ImportRow } from '#domain/import/import-rows.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { Delimiter, ImportTable } from '#domain/import/import-types.ts'
import { factor as factorIn } from '#schemas/common.ts'
import type { Material } from '#schemas/material.ts'
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
  ...tableOf(text, chosen, fieldsNamedIn),
})

/** Compares the rows of a text with the detected or a given mapping. */
export function comparedIn(
  text: string,
  materials: readonly Material[] = [],
  change: (matching: ReturnType<typeof matchingOf>) => ReturnType<typeof matchingOf> = matching => matching,
  unreadable: UnreadableRow[] = [],
): ImportRow[] {
  const table = tableIn(text)
  return [...comparedRows(table, change(matchingOf(table)), { items: [...materials], unreadable })]
}
