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
    const title = t(
      '{noun, select, transaction {No transactions match the filters} collection {No collections match the filters} material {No materials match the filters} other {No users match the filters}}',
      { noun },
    )
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
        title={t(
          '{noun, select, transaction {No transactions match “{term}”} collection {No collections match “{term}”} material {No materials match “{term}”} business {No businesses match “{term}”} user {No users match “{term}”} other {No roles match “{term}”}}',
          { noun, term: isolated(searchTerm) },
        )}
        action={<Button onPress={onClear}>{t('Clear search')}</Button>}
      >
        {t('Check the spelling, or try a shorter search.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="plus"
      title={t(
        '{noun, select, transaction {No transactions yet} collection {No collections yet} material {No materials yet} business {No businesses yet} user {No users yet} other {No roles yet}}',
        { noun },
      )}
      action={create}
    >
      {emptyText}
    </EmptyState>
  )
}
