import type { ReactNode } from 'react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { newTitle } from '#patterns/record/record-words.ts'
import { createRouteOf, titleOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import type { ListDefinition } from './list-definition.ts'

type Definition = Pick<ListDefinition<never>, 'route' | 'noun' | 'importing'>

/** Returns links to the create form and to the import; null if the user lacks both permissions. */
export function useNewRecordLinks({ route, noun, importing }: Definition): ReactNode {
  const user = useUser()
  const create = createRouteOf(route)
  const mayCreate = create !== null && mayOpen(user, create)
  const mayImport = importing !== undefined && mayOpen(user, importing.route)
  if (!mayCreate && !mayImport) return null
  return (
    <>
      {mayImport ? <LinkButton href={pathTo(importing.route)}>{importing.label}</LinkButton> : null}
      {mayCreate ? (
        <LinkButton variant="primary" icon="plus" href={pathTo(create)}>
          {newTitle(noun)}
        </LinkButton>
      ) : null}
    </>
  )
}

/**
 * Title of a list, with its row count and its sort order in words. `count` is null until the first response; `order` is
 * null if the order is unknown.
 */
export function ListHeader({
  definition: { route, noun },
  count,
  order,
  actions,
}: {
  definition: Definition
  count: number | null
  order: string | null
  actions: ReactNode
}) {
  const locale = useLocale()
  const subtitle =
    count === null ? (
      '\u00a0'
    ) : (
      <>
        <span>{countOf(count, noun, locale)}</span>
        {order === null ? null : <span> · {order}</span>}
      </>
    )
  return <PageHeader title={titleOf(route)} subtitle={subtitle} actions={actions} />
}
