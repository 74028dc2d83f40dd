import { shown } from './secrets.ts'

/** A write to a table: the row before and after it; null where there was no row. */
export type Written = { table: string; id: string; before: object | null; row: object | null }

/** A field of a row that a write changed. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** What a write changed. An added or removed row has all its fields, with `before` or `after` undefined. */
export type DataChange = {
  table: string
  id: string
  kind: 'added' | 'changed' | 'removed'
  fields: readonly FieldChange[]
}

const stamps = new Set(['id', 'updatedAt'])

/** What a write changed, field by field, without the id and `updatedAt`, and with secrets blotted out. */
export function differenceOf({ table, id, before, row }: Written): DataChange {
  const olds: Readonly<Record<string, unknown>> = { ...before }
  const news: Readonly<Record<string, unknown>> = { ...row }
  const fields = Object.keys({ ...olds, ...news })
    .filter(name => !stamps.has(name) && JSON.stringify(olds[name]) !== JSON.stringify(news[name]))
    .map(field => ({ field, before: shown(field, olds[field]), after: shown(field, news[field]) }))
  return { table, id, kind: before === null ? 'added' : row === null ? 'removed' : 'changed', fields }
}
