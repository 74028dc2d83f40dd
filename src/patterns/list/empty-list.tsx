import type { ReactNode } from 'react'
import { t } from '#messages/message.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { Button } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { ListDefinition } from './list-definition.ts'
import { emptyTitle, noFilteredTitle, noMatchTitle } from './list-words.ts'

/** Replaces the table if a list is empty or a search has no results. */
export function EmptyList<Row extends { id: string }>({
  definition: { noun, emptyText },
  query: { searchTerm, filter },
  isComplete,
  create,
  onClear,
  onClearFilters,
}: {
  definition: ListDefinition<Row>
  query: ListQuery
  /** False if a client-side filter has not read all rows. */
  isComplete: boolean
  create: ReactNode
  onClear: () => void
  onClearFilters: () => void
}) {
  if (filter !== undefined) {
    const title = noFilteredTitle(noun)
    return (
      <EmptyState icon="filter" title={title} action={<Button onPress={onClearFilters}>{t('Clear filters')}</Button>}>
        {isComplete
          ? t('Remove a filter, or choose a longer period.')
          : t('The app has not read all rows. Continue, or remove a filter.')}
      </EmptyState>
    )
  }
  if (searchTerm !== '') {
    return (
      <EmptyState
        icon="search"
        title={noMatchTitle(noun, searchTerm)}
        action={<Button onPress={onClear}>{t('Clear search')}</Button>}
      >
        {t('Check the spelling, or try a shorter search.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="plus" title={emptyTitle(noun)} action={create}>
      {emptyText}
    </EmptyState>
  )
}
