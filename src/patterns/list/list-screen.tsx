import { useSelector } from '@xstate/react'
import { Suspense, useMemo, useRef } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useListPreferences } from '#actors/lists/list-preferences.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import { lineNoun } from '#domain/unreadable-words.ts'
import { isEmpty, isExpecting, isWithoutHits, markedOf, positionOf, readingOf } from '#machines/list/list.selectors.ts'
import { useListExport } from '#patterns/list/export/list-export.tsx'
import { ListTable } from '#patterns/list/table/list-table.tsx'
import { ListBar } from '#patterns/list/view/list-bar.tsx'
import { hasDayHeadings, isShown } from '#patterns/list/view/list-choices.ts'
import { isByNewest, orderOf } from '#patterns/list/view/order-words.ts'
import { columnsWith, usePermittedColumns } from '#patterns/list/view/use-permitted-columns.ts'
import { UnreadableNote } from '#patterns/unreadable/unreadable-note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { EmptyList } from './empty-list.tsx'
import type { ListColumns, ListDefinition } from './list-definition.ts'
import { ListHeader, useWaysToNew } from './list-header.tsx'
import { useList } from './use-list.ts'
import { useListRows } from './use-list-rows.ts'
import { useSelecting } from './use-selecting.ts'

const pageSizes = [10, 25, 50, 100]

/** The screen of any list: its definition says what it lists, this component how lists look and work. */
export function ListScreen<Row extends { id: string }>({ definition: whole }: { definition: ListDefinition<Row> }) {
  const definition = usePermittedColumns(whole)
  const { noun, resource } = definition
  const locale = useLocale()
  const { density, chosen, choose, chooseDensity } = useListPreferences(resource)
  const { list, noteRemoval } = useList(definition, chosen)
  const snapshot = useSelector(list, current => current)
  const { page, query, answered, typed, problem } = snapshot.context
  const isRefreshing = snapshot.hasTag('refreshing')
  const isNothing = isEmpty(snapshot) || isWithoutHits(snapshot)
  const position = positionOf(snapshot)
  const isUnreadable = position !== null && page?.items.length === 0 && !isExpecting(snapshot)
  const from = position?.range.from ?? 1
  const rows = page && page.items.length > 0 ? page.items : null
  const count = page?.pagination.count
  const write = (figure: number) => countInWords(figure, locale)

  const search = useRef<HTMLInputElement>(null)
  const { Selecting, selection, onReady } = useSelecting()
  const onRemoved = (ids: readonly string[]) => {
    noteRemoval()
    list.send({ type: 'row.removed', ids })
  }
  const { keys, entries, openId, fromRetry, leaveSearch, stayInSearch, RowMenu, menu, dialog } = useListRows({
    definition,
    rows,
    problem,
    isExpecting: isExpecting(snapshot),
    search,
    selection,
    onRemoved,
  })
  const columns = useMemo(() => columnsWith(whole, definition.columns, rows), [whole, definition, rows])
  const shown = useMemo((): ListColumns<Row> => {
    const [first, ...others] = columns
    return [first, ...others.filter(column => isShown(column, columns, chosen))]
  }, [columns, chosen])
  const order = page?.isUnsorted ? null : orderOf(definition, rows, answered?.sort)
  const onShow = { definition, columns, shown, query }
  const exporting = useListExport(onShow)
  const term = typed ?? query.searchTerm
  const goToHits = () => {
    list.send({ type: 'search.submit' })
    leaveSearch()
  }
  const onCancel = () => list.send({ type: 'list.cancel' })
  const onRetry = () => list.send({ type: 'list.retry' })
  const sortBy = (sort: string | undefined) => list.send({ type: 'sort.change', sort })
  const waysToNew = useWaysToNew(definition)

  return (
    <>
      <ListHeader
        definition={definition}
        count={position?.count ?? null}
        order={order}
        // A screen has one primary button: an empty list shows it in the middle.
        actions={
          isEmpty(snapshot) ? null : (
            <>
              {exporting.button}
              {waysToNew}
            </>
          )
        }
      />
      <ListBar
        many={noun.many}
        searched={definition.searched}
        term={term}
        search={search}
        onType={text => {
          stayInSearch()
          list.send(text === '' ? { type: 'search.clear' } : { type: 'search.type', text })
        }}
        onSubmit={() => {
          if (term.trim() !== '') goToHits()
        }}
        onLeave={goToHits}
        view={{
          columns,
          chosen,
          density,
          sort: query.sort,
          hasFiguresSwitch: columns.filter(({ isFigure }) => isFigure).length > 1,
          isByDays: definition.days !== undefined,
          areCards: keys.areCards,
          onChoose: choose,
          onSort: sortBy,
          onDensity: chooseDensity,
        }}
      />
      {exporting.line}
      {isExpecting(snapshot) ? null : (
        <>
          <UnreadableNote rows={page?.unreadable} noun={noun} />
          <UnreadableNote rows={rows ? unreadableLinesOf(rows) : []} noun={lineNoun} />
        </>
      )}
      {isNothing ? (
        <Card>
          <EmptyList
            definition={definition}
            query={query}
            create={waysToNew}
            onClear={() => {
              search.current?.focus()
              list.send({ type: 'search.clear' })
            }}
          />
        </Card>
      ) : null}
      {isNothing || isUnreadable ? null : (
        <ListTable
          reading={{ ...readingOf(snapshot), hasRows: rows !== null, onCancel, onRetry, rescue: fromRetry }}
          definition={definition}
          columns={shown}
          rows={rows}
          entries={entries}
          from={from}
          count={count}
          isByDays={
            definition.days !== undefined &&
            !page?.isUnsorted &&
            hasDayHeadings(chosen) &&
            isByNewest(columns, answered?.sort)
          }
          isBusy={isRefreshing || rows === null}
          isCompact={density === 'compact'}
          sort={query.sort}
          isUnsorted={page?.isUnsorted === true && answered?.sort === query.sort}
          onSort={sortBy}
          keys={keys}
          openId={openId}
          markedId={markedOf(snapshot)}
          Check={selection?.Check}
        />
      )}
      {position ? (
        <Pagination
          label="Pages"
          {...position}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          write={write}
          onPageChange={next => list.send({ type: 'page.go', page: next })}
          onPageSizeChange={pageSize => list.send({ type: 'pageSize.change', pageSize })}
        />
      ) : null}
      <Suspense>
        <Selecting
          {...onShow}
          rows={rows}
          from={from}
          answered={answered}
          table={keys.table.ref}
          search={search}
          onReady={onReady}
          onRemoved={onRemoved}
          onChanged={() => list.send({ type: 'rows.changed' })}
        />
      </Suspense>
      {RowMenu ? <RowMenu {...menu} /> : null}
      {dialog}
    </>
  )
}
