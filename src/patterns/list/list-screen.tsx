import { useMemo, useRef, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useListPreferences } from '#actors/lists/list-preferences.ts'
import { countInWords, countOf } from '#domain/figures/counts.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import { isEmpty, isExpecting, isWithoutHits, positionOf } from '#machines/list/list.selectors.ts'
import { useListExport } from '#patterns/list/export/list-export.tsx'
import { filtering } from '#patterns/list/filter/filtering.ts'
import { ListFilterButton } from '#patterns/list/filter/list-filter-button.tsx'
import { createSelection } from '#patterns/list/selection/selecting.tsx'
import { hasDayHeadings, hasFigures, withWideDefaults } from '#patterns/list/view/column-visibility.ts'
import { ListBar } from '#patterns/list/view/list-bar.tsx'
import { isByNewest, orderOf } from '#patterns/list/view/order-words.ts'
import { usePermittedColumns, useShownColumns } from '#patterns/list/view/use-permitted-columns.ts'
import { useSaveView } from '#patterns/list/views/use-save-view.tsx'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { useSearch } from '#patterns/loading/use-search.ts'
import { viewIn } from '#routing/view-search.ts'
import { countOfPage } from '#schemas/envelope.ts'
import { media } from '#theme/breakpoints.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useMediaQuery } from '#ui/layout/use-media-query.ts'
import { usePart } from '#ui/lazy-part.ts'
import { Pagination } from '#ui/table/pagination.tsx'
import { EmptyList } from './empty-list.tsx'
import type { ListDefinition } from './list-definition.ts'
import { ListHeader, useNewRecordLinks } from './list-header.tsx'
import { ListResults } from './list-results.tsx'
import { foundFor, noMatchTitle } from './list-words.ts'
import { rowsOnShow, useList, useListView } from './use-list.ts'
import { useListRows } from './use-list-rows.tsx'

const pageSizes = [10, 25, 50, 100]

const noRows: readonly object[] = []

/** Screen of a list. The definition configures the content; this component defines layout and behaviour. */
export function ListScreen<Row extends { id: string }>({ definition: original }: { definition: ListDefinition<Row> }) {
  const isWide = useMediaQuery(media.desk)
  const definition = usePermittedColumns(original, isWide)
  const { noun, resource, trade } = definition
  const locale = useLocale()
  const { density, chosen: stored, choose, chooseDensity } = useListPreferences(resource, viewIn(useSearch()))
  const chosen = useMemo(
    () => withWideDefaults(definition.columns, stored, isWide),
    [definition.columns, stored, isWide],
  )
  const saving = useSaveView(definition, { columns: stored, density })
  const { list, noteRemoval } = useList(definition, chosen)
  const snapshot = useListView(list)
  const { page, query, answered, typed } = snapshot.context
  const rows = rowsOnShow(page)
  const { part: filters } = usePart(filtering, query.filter !== undefined)
  const filterReading = filters ? <filters.FilterReading definition={definition} list={list} /> : null
  const position = positionOf(snapshot)
  const search = useRef<HTMLInputElement>(null)
  const [selection] = useState(() => createSelection<Row>())
  const onRemoved = (ids: readonly string[]) => {
    noteRemoval()
    list.send({ type: 'row.removed', ids })
  }
  const tools = useListRows({ definition, list, search, selection, onRemoved })
  const { columns, shown } = useShownColumns(original, definition, rows, chosen)
  const onShow = { definition, columns, shown, query }
  const isOneLine = isWide && hasFigures(columns, chosen)
  const exporting = useListExport(onShow)
  const newRecordLinks = useNewRecordLinks(definition)
  const isByDays =
    trade !== undefined && !page?.isUnsorted && hasDayHeadings(chosen) && isByNewest(columns, answered?.sort)
  const term = isExpecting(snapshot) || page?.filtered ? '' : (answered?.searchTerm ?? '')
  return (
    <>
      <ListHeader
        definition={definition}
        count={page?.filtered ? countOfPage(page) : (position?.count ?? null)}
        filtered={page?.filtered}
        order={page?.isUnsorted ? null : orderOf(definition, rows, answered?.sort)}
        // A screen has only one primary button. If the list is empty, that button is in the middle of the screen.
        actions={
          isEmpty(snapshot) ? null : (
            <>
              {exporting.button}
              {newRecordLinks}
            </>
          )
        }
      />
      <ListBar
        definition={definition}
        term={typed ?? query.searchTerm}
        search={search}
        onType={text => {
          tools.stayInSearch()
          list.send(text === '' ? { type: 'search.clear' } : { type: 'search.type', text })
        }}
        onLeave={submitted => {
          list.send({ type: 'search.submit' })
          tools.leaveSearch(submitted)
        }}
        onScan={number => {
          list.send({ type: 'search.type', text: number })
          list.send({ type: 'search.submit' })
          tools.openNumber(number)
        }}
        filter={definition.filters ? <ListFilterButton definition={definition} list={list} /> : null}
        view={{
          columns,
          chosen,
          density,
          sort: query.sort,
          hasFiguresSwitch: columns.filter(({ isFigure }) => isFigure).length > 1,
          isByDays: trade !== undefined,
          areCards: tools.keys.areCards,
          onChoose: choose,
          onSort: sort => list.send({ type: 'query.request', change: { sort } }),
          onDensity: chooseDensity,
          onSave: saving.ask,
        }}
      />
      {filters ? (
        <filters.FilterChips
          {...{ resource, filter: query.filter }}
          rows={page?.items ?? noRows}
          onChange={filter => list.send({ type: 'query.request', change: { filter } })}
          onSave={saving.ask}
        />
      ) : null}
      <VisuallyHidden>
        <output>
          {term === ''
            ? ''
            : position
              ? foundFor(countOf(position.count, noun, locale), term)
              : noMatchTitle(noun, term)}
        </output>
      </VisuallyHidden>
      {exporting.line}
      {isExpecting(snapshot) ? null : (
        <>
          <UnreadableNote rows={page?.unreadable} noun={noun} />
          <UnreadableNote rows={rows ? unreadableLinesOf(rows) : []} noun="line" />
        </>
      )}
      {isEmpty(snapshot) || isWithoutHits(snapshot) ? (
        <Card isFlush>
          {filterReading}
          <EmptyList
            definition={definition}
            query={query}
            isComplete={page?.filtered?.isComplete ?? true}
            create={newRecordLinks}
            onClear={() => {
              search.current?.focus()
              list.send({ type: 'search.clear' })
            }}
            onClearFilters={() => list.send({ type: 'query.request', change: { filter: undefined } })}
          />
        </Card>
      ) : (
        <ListResults
          {...{ list, definition, tools, isByDays, isOneLine, filterReading }}
          columns={shown}
          isCompact={density === 'compact'}
          Check={selection.Check}
        />
      )}
      {position ? (
        <Pagination
          position={position}
          pageSize={query.pageSize}
          pageSizes={pageSizes}
          write={count => countInWords(count, locale)}
          onPageChange={page => list.send({ type: 'query.request', change: { page } })}
          onPageSizeChange={pageSize => list.send({ type: 'query.request', change: { pageSize } })}
        />
      ) : null}
      <selection.Selecting
        {...{ ...onShow, rows, answered, search, onRemoved }}
        from={position?.range.from ?? 1}
        table={tools.keys.table.ref}
        onChanged={() => list.send({ type: 'rows.changed' })}
      />
      {saving.dialog}
      {tools.menu}
      {tools.dialog}
    </>
  )
}
