import { countInWords } from '#domain/figures/counts.ts'
import { type Doubt, type ImportField, importFields } from '#domain/import/import-headings.ts'
import type { ImportFault, ImportRow, RowVerdict } from '#domain/import/import-rows.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { isolated } from '#domain/words.ts'
import type { ImportOutcome, MayWrite } from '#machines/material-import/material-import.types.ts'
import { t } from '#messages/message.ts'

export const fieldLabels: Readonly<Record<ImportField, string>> = {
  name: t('Name'),
  gwCode: t('GW code'),
  carbonFactor: t('CO₂ factor'),
}

export const doubtWords: Readonly<Record<Doubt, string>> = {
  emitted: t('The heading names emitted CO₂. Factors here are CO₂e avoided, so emitted CO₂ needs a minus sign.'),
  mass: t('The heading or the unit column names a mass, not a factor in kg CO₂e per kg.'),
  unit: t('The heading or the unit column names a unit other than kg CO₂e per kg.'),
  size: t('Some factors are over 100 kg CO₂e per kg, which no material reaches. Check the unit of the column.'),
}

/** Row filters: all rows, rows with one verdict, or rows that the server refused. */
export const rowFilters = ['all', 'new', 'changed', 'unchanged', 'wrong', 'refused'] as const
export type RowFilter = (typeof rowFilters)[number]

export const filterLabels: Readonly<Record<RowFilter, string>> = {
  all: t('All'),
  new: t('New'),
  changed: t('Changed'),
  unchanged: t('Unchanged'),
  wrong: t('Invalid'),
  refused: t('Not imported'),
}

/** Returns "212 of 500 materials imported." */
export const writtenInWords = ({ written, total }: { written: number; total: number }, locale: string) =>
  t('{total, plural, one {{written} of # material imported.} other {{written} of # materials imported.}}', {
    written: countInWords(written, locale),
    total,
    locale,
  })

/** Returns the permission that the user lacks to write a new or changed row, or null. */
export function lacksFor(verdict: RowVerdict, may: MayWrite): Permission | null {
  if (verdict === 'new' && !may.create) return 'materials.create'
  return verdict === 'changed' && !may.update ? 'materials.update' : null
}

/** Returns the reason for an invalid row. Prefixes the name of the field, if the reason concerns one. */
const faultInWords = ({ field, reason }: ImportFault) =>
  field === null ? reason : t('{field}: {reason}', { field: fieldLabels[field], reason })

/** Returns the name of the other material that has the GW code of a row, or null. */
export const codeOwnerOf = (row: ImportRow): string | null => ('codeOf' in row ? (row.codeOf ?? null) : null)

export function rowInWords(
  row: ImportRow,
  outcome: ImportOutcome | undefined,
  may: MayWrite,
): { title: string; reasons: readonly string[] } {
  const title = filterLabels[row.verdict]
  if (outcome?.kind === 'written') return { title: t('Imported'), reasons: [] }
  if (outcome?.kind === 'refused') return { title: t('Not imported'), reasons: [outcome.reason] }
  if (outcome?.kind === 'unsure') {
    return { title: t('Unclear'), reasons: [t('This row might have been imported. “Continue” checks first.')] }
  }
  if (row.verdict === 'wrong') return { title, reasons: row.faults.map(faultInWords) }
  const lacks = lacksFor(row.verdict, may)
  const owner = codeOwnerOf(row)
  if (lacks === null && owner !== null) {
    return {
      title,
      reasons: [t('“{name}” already has this GW code. The server might refuse it.', { name: isolated(owner) })],
    }
  }
  if (lacks === null) return { title, reasons: [] }
  return { title, reasons: [t('Not imported. You need the permission {permission}.', { permission: lacks })] }
}

export const wrongFieldsOf = (row: ImportRow): readonly ImportField[] =>
  row.verdict === 'wrong' ? importFields.filter(field => row.faults.some(fault => fault.field === field)) : []
