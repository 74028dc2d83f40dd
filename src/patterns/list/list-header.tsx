import type { ReactNode } from 'react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { countInWords, countOf, type Noun } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'
import { newTitle } from '#patterns/record/record-words.ts'
import { createRouteOf, importRouteOf, titleOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { FilteredRows } from '#schemas/envelope.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import type { ListDefinition } from './list-definition.ts'

type Definition = Pick<ListDefinition<never>, 'route' | 'noun'>

/** Returns links to the create form and to the import; null if the user lacks both permissions. */
export function useNewRecordLinks({ route, noun }: Definition): ReactNode {
  const user = useUser()
  const create = createRouteOf(route)
  const mayCreate = create !== null && mayOpen(user, create)
  const importing = importRouteOf(route)
  const mayImport = importing !== null && mayOpen(user, importing)
  if (!mayCreate && !mayImport) return null
  return (
    <>
      {mayImport ? <LinkButton href={pathTo(importing)}>{t('Import')}</LinkButton> : null}
      {mayCreate ? (
        <LinkButton variant="primary" icon="plus" href={pathTo(create)}>
          {newTitle(noun)}
        </LinkButton>
      ) : null}
    </>
  )
}

type ReadExtent = Pick<FilteredRows<unknown>, 'of' | 'isComplete'>

/** Returns "6 transactions so far", or "10 of 3 482 transactions" once all rows are known. */
function filteredCount(count: number, { of, isComplete }: ReadExtent, noun: Noun, locale: string): string {
  if (!isComplete || of === null) return t('{rows} so far', { rows: countOf(count, noun, locale) })
  return t('{count} of {rows}', { count: countInWords(count, locale), rows: countOf(of, noun, locale) })
}

/**
 * Title of a list, with its row count and its sort order in words. `count` is null until the first response; `order` is
 * null if the order is unknown.
 */
export function ListHeader({
  definition: { route, noun },
  count,
  filtered,
  order,
  actions,
}: {
  definition: Definition
  count: number | null
  /** Progress of a client-side filter; undefined if the list has none. */
  filtered: ReadExtent | undefined
  order: string | null
  actions: ReactNode
}) {
  const locale = useLocale()
  const subtitle =
    count === null ? (
      '\u00a0'
    ) : (
      <>
        <span>{filtered ? filteredCount(count, filtered, noun, locale) : countOf(count, noun, locale)}</span>
        {order === null ? null : <span> · {order}</span>}
      </>
    )
  return <PageHeader title={titleOf(route)} subtitle={subtitle} actions={actions} />
}
