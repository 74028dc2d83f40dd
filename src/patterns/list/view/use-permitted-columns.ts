import { useMemo } from 'react'
import { useUser } from '#actors/environment.tsx'
import { may } from '#domain/permissions/permissions.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import { type ColumnVisibility, isShown } from './column-visibility.ts'

/**
 * Returns the definition without columns that the user can't see, or that need a wider window. Returns the identical
 * object until the columns change.
 */
export function usePermittedColumns<Row extends { id: string }>(
  definition: ListDefinition<Row>,
  isWide: boolean,
): ListDefinition<Row> {
  const user = useUser()
  const hidden = definition.columns
    .filter(({ needs, wide }) => (needs !== undefined && !may(user, needs)) || (wide === 'only' && !isWide))
    .map(({ id }) => id)
    .join(' ')
  return useMemo(() => {
    const [first, ...others] = definition.columns
    const ids = new Set(hidden.split(' '))
    return { ...definition, columns: [first, ...others.filter(({ id }) => !ids.has(id))] }
  }, [definition, hidden])
}

/**
 * Adds columns for which the server sent values although the user lacks the permission. These columns are not sortable.
 */
function columnsWith<Row extends { id: string }>(
  definition: ListDefinition<Row>,
  permitted: ListColumns<Row>,
  rows: readonly Row[] | null,
): ListColumns<Row> {
  const [first, ...others] = definition.columns
  const shown = others.flatMap(column => {
    if (permitted.includes(column)) return column
    if (column.wide === 'only') return []
    const { sortBy: _, ...sent } = column
    return rows?.some(row => column.isIn?.(row)) ? sent : []
  })
  return [first, ...shown]
}

export function useShownColumns<Row extends { id: string }>(
  definition: ListDefinition<Row>,
  permitted: ListDefinition<Row>,
  rows: readonly Row[] | null,
  chosen: ColumnVisibility,
) {
  const columns = useMemo(() => columnsWith(definition, permitted.columns, rows), [definition, permitted, rows])
  const shown = useMemo((): ListColumns<Row> => {
    const [first, ...others] = columns
    return [first, ...others.filter(column => isShown(column, columns, chosen))]
  }, [columns, chosen])
  return { columns, shown }
}
