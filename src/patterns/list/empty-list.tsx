import type { ReactNode } from 'react'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { Button } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { ListDefinition } from './list-definition.ts'

/** Replaces the table if a list is empty or a search has no results. */
export function EmptyList<Row extends { id: string }>({
  definition: { noun, emptyText },
  query: { searchTerm },
  create,
  onClear,
}: {
  definition: ListDefinition<Row>
  query: ListQuery
  create: ReactNode
  onClear: () => void
}) {
  if (searchTerm !== '') {
    return (
      <EmptyState
        icon="search"
        title={`No ${noun.many} match “${isolated(searchTerm)}”`}
        action={<Button onPress={onClear}>{t('Clear search')}</Button>}
      >
        {t('Check the spelling, or try a shorter search.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="plus" title={`No ${noun.many} yet`} action={create}>
      {emptyText}
    </EmptyState>
  )
}
