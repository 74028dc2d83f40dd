import { useMemo } from 'react'
import { useUser } from '#actors/environment.tsx'
import { may } from '#domain/permissions/permissions.ts'
import type { ListDefinition } from './list-definition.ts'

/** The definition without the columns that the user lacks the permission for. The same object until that changes. */
export function usePermittedColumns<Row extends { id: string }>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const user = useUser()
  const hidden = definition.columns
    .filter(({ needs }) => needs !== undefined && !may(user, needs))
    .map(({ id }) => id)
    .join(' ')
  return useMemo(() => {
    const [first, ...others] = definition.columns
    const ids = new Set(hidden.split(' '))
    return { ...definition, columns: [first, ...others.filter(({ id }) => !ids.has(id))] }
  }, [definition, hidden])
}
