import { useSelector } from '@xstate/react'
import { useUser } from '#actors/world.tsx'
import { may } from '#domain/permissions.ts'
import { isEmpty, isWithoutHits } from '#machines/list/list.selectors.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { ListDefinition } from './list-definition.ts'
import { ListNothing } from './list-nothing.tsx'
import * as css from './list-screen.css.ts'
import { ListTable } from './list-table.tsx'
import { useList } from './use-list.ts'

const pageSizes = [10, 25, 50, 100]

/** Any list of the product: its definition says what it lists, this says how lists look and work. */
export function ListScreen<Row extends { id: string }>({ definition }: { definition: ListDefinition<Row> }) {
  const { title, noun, create } = definition
  const user = useUser()
  const list = useList(definition)
  const { page, query, typed, problem } = useSelector(list, snapshot => snapshot.context)
  const hasFailed = useSelector(list, snapshot => snapshot.hasTag('failed'))
  const isRefreshing = useSelector(list, snapshot => snapshot.hasTag('refreshing'))
  const isNothing = useSelector(list, snapshot => isEmpty(snapshot) || isWithoutHits(snapshot))
  const rows = page && page.items.length > 0 ? page.items : null
  const count = page?.pagination.count
  const createLink =
    create && may(user, create.needs) ? (
      <LinkButton variant="primary" icon="plus" href={create.path}>
        {create.label}
      </LinkButton>
    ) : null

  return (
    <>
      <PageHeader
        title={title}
        subtitle={count === undefined ? '\u00a0' : `${count} ${count === 1 ? noun.one : noun.many}`}
        actions={createLink}
      />
      <search className={css.bar}>
        <SearchField
          label={`Search ${noun.many}`}
          value={typed ?? query.searchTerm}
          onChange={text => list.send(text === '' ? { type: 'search.clear' } : { type: 'search.type', text })}
        />
      </search>
      {hasFailed ? (
        <Alert
          kind="bad"
          actions={
            <Button size="small" icon="retry" onPress={() => list.send({ type: 'list.retry' })}>
              Retry
            </Button>
          }
        >
          {problem?.message}
        </Alert>
      ) : null}
      {isNothing ? (
        <Card>
          <ListNothing
            definition={definition}
            query={query}
            create={createLink}
            onClear={() => list.send({ type: 'search.clear' })}
          />
        </Card>
      ) : null}
      {rows || !(isNothing || hasFailed) ? (
        <ListTable definition={definition} rows={rows} isBusy={isRefreshing || rows === null} />
      ) : null}
      {page && rows ? (
        <Pagination
          label="Pages"
          page={page.pagination.currentPage}
          pages={page.pagination.pages}
          count={page.pagination.count}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          onPageChange={next => list.send({ type: 'page.go', page: next })}
          onPageSizeChange={pageSize => list.send({ type: 'pageSize.change', pageSize })}
        />
      ) : null}
    </>
  )
}
