import { shown } from './secrets.ts'

/** A write to a table: the row before and after it; null if the row did not exist. */
export type Written = { table: string; id: string; before: object | null; row: object | null }

export type FieldChange = { field: string; before: unknown; after: unknown }

/** Changes of a write. An added or removed row has all its fields, with `before` or `after` undefined. */
export type DataChange = {
  table: string
  id: string
  kind: 'added' | 'changed' | 'removed'
  fields: readonly FieldChange[]
}

const stamps = new Set(['id', 'updatedAt'])

/** Returns the changed fields of a write, without the id and `updatedAt`, and with redacted secrets. */
export function differenceOf({ table, id, before, row }: Written): DataChange {
  const olds: Readonly<Record<string, unknown>> = { ...before }
  const news: Readonly<Record<string, unknown>> = { ...row }
  const fields = Object.keys({ ...olds, ...news })
    .filter(name => !stamps.has(name) && JSON.stringify(olds[name]) !== JSON.stringify(news[name]))
    .map(field => ({ field, before: shown(field, olds[field]), after: shown(field, news[field]) }))
  return { table, id, kind: before === null ? 'added' : row === null ? 'removed' : 'changed', fields }
}
