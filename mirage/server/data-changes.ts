import { shown } from './secrets.ts'

/** A write to a table: what the row was before and what it is now; null where there was none, or is none any more. */
export type Written = { table: string; id: string; before: object | null; row: object | null }

/** A field of a row that a write changed. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** What a write changed. A row that is new or gone has all its fields, those of the other side undefined. */
export type DataChange = {
  table: string
  id: string
  kind: 'added' | 'changed' | 'removed'
  fields: readonly FieldChange[]
}

const stamps = new Set(['id', 'updatedAt'])

/** What a write changed, by field, without the id and the stamp of the write, and with secrets blotted out. */
export function differenceOf({ table, id, before, row }: Written): DataChange {
  const olds: Readonly<Record<string, unknown>> = { ...before }
  const news: Readonly<Record<string, unknown>> = { ...row }
  const fields = Object.keys({ ...olds, ...news })
    .filter(name => !stamps.has(name) && JSON.stringify(olds[name]) !== JSON.stringify(news[name]))
    .map(field => ({ field, before: shown(field, olds[field]), after: shown(field, news[field]) }))
  return { table, id, kind: before === null ? 'added' : row === null ? 'removed' : 'changed', fields }
}
