import { matchingOf } from '#domain/import/import-matching.ts'
import { comparedRows, type ImportRow } from '#domain/import/import-rows.ts'
import { type Delimiter, type ImportTable, tableOf } from '#domain/import/import-table.ts'
import type { Material } from '#schemas/material.ts'

/** A material of the server. */
export const known = (name: string, gwCode: string, factor: string, id = name): Material => ({
  id,
  name,
  gwCode,
  carbonFactor: Number(factor),
  carbonFactorText: factor,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** A table as it is read from a text. */
export const tableIn = (text: string, chosen: Delimiter | null = null): ImportTable => ({
  name: 'materials.csv',
  encoding: 'UTF-8',
  ...tableOf(text, chosen),
})

/** The rows of a text, compared by what is told from it, or by another matching. */
export function comparedIn(
  text: string,
  materials: readonly Material[] = [],
  change: (matching: ReturnType<typeof matchingOf>) => ReturnType<typeof matchingOf> = matching => matching,
): ImportRow[] {
  const table = tableIn(text)
  return [...comparedRows(table, change(matchingOf(table)), materials)].flat()
}
