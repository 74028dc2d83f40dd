import { type ComponentProps, memo, type ReactNode } from 'react'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { Selection } from '#patterns/list/selection/selection.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import { isBlank } from '#rules/texts.ts'
import { Breakable } from '#ui/basics/name.tsx'
import { ActionsCell, Cell, Row, RowHead, RowLink, RowMenuButton, RowWords } from '#ui/table/table-row.tsx'
import { hasMenu, type RowEntries } from './row-menu-entries.ts'

const shown = (value: ReactNode) => (typeof value === 'string' ? <Breakable text={value} /> : value)

/** Replaces a blank name, because the link needs text. */
const named = <Value,>(value: Value) => (typeof value === 'string' && isBlank(value) ? t('No name') : value)

function Cells<Item extends { id: string }>({
  definition: { before, trade },
  columns: [first, ...others],
  row,
  view,
  path,
  isStop,
  hasLeft,
}: {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  row: Item
  view: RowView<Item>
  path: string | undefined
  isStop: boolean
  /** True if the row no longer matches the filter after a change in this browser. */
  hasLeft: boolean
}) {
  const name = shown(named(first.cell(row, view)))
  const own = view.isOneLine ? null : trade?.secondLine(row, view)
  const second = hasLeft ? (
    <>
      {own}
      {own ? ' · ' : null}
      <em>{t('No longer matches the filters')}</em>
    </>
  ) : (
    own
  )
  const secondId = second ? `about-${row.id}` : undefined
  return (
    <>
      <RowHead before={before?.(row)} kind={first.kindOf?.(row, view)} {...(second ? { second, secondId } : {})}>
        {path === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <RowLink href={path} isStop={isStop} describedBy={secondId}>
            {name}
          </RowLink>
        )}
      </RowHead>
      {others.map(({ id, header, unit, isNumeric = false, isFigure = false, width, kind, kindOf, cell }) => {
        const content = cell(row, view)
        // Rows with one line have no room around a text that a press could reach.
        const isWords = isNumeric || isFigure || view.isOneLine
        return (
          <Cell
            key={id}
            label={unit ? `${header} ${unit}` : header}
            isNumeric={isNumeric}
            isWords={isWords}
            isName={view.isOneLine && !isNumeric && width === undefined}
            kind={kindOf?.(row, view) ?? kind}
          >
            {isWords ? shown(content) : <RowWords>{content}</RowWords>}
          </Cell>
        )
      })}
    </>
  )
}

function Actions<Item extends { id: string }>({
  definition: { describe, remove },
  row,
  entries,
  isMenuOpen,
  isStop,
  Check,
}: {
  definition: ListDefinition<Item>
  row: Item
  entries: RowEntries
  isMenuOpen: boolean
  isStop: boolean
  Check: Selection['Check']
}) {
  const words = `${named((describe ?? remove?.nameOf)?.(row))}`
  return (
    <ActionsCell check={<Check id={row.id} name={words} isStop={isStop && !hasMenu(entries)} />}>
      {hasMenu(entries) ? (
        <RowMenuButton label={t('Menu of {row}', { row: words })} isOpen={isMenuOpen} isStop={isStop} />
      ) : null}
    </ActionsCell>
  )
}

// Memoised separately, so that the arrival of the checkboxes does not re-render the other cells.
const RowCells = memo(Cells) as typeof Cells
const RowActions = memo(Actions) as typeof Actions

type ListRowProps<Item extends { id: string }> = Omit<ComponentProps<typeof Cells<Item>>, 'path'> &
  ComponentProps<typeof Actions<Item>> & { position: number; isMarked: boolean }

function CellsAndActions<Item extends { id: string }>({ position, isMarked, ...parts }: ListRowProps<Item>) {
  const { definition, columns, row, view, entries, isStop, hasLeft, isMenuOpen, Check } = parts
  return (
    <Row id={row.id} position={position} isMarked={isMarked} opens={entries.open !== null}>
      <RowCells {...{ definition, columns, row, view, isStop, hasLeft }} path={entries.open?.path} />
      <RowActions {...{ definition, row, entries, isMenuOpen, isStop, Check }} />
    </Row>
  )
}

// Memoised, so that an arrow key or a letter in the search re-renders only the rows that it changes.
export const ListRow = memo(CellsAndActions) as typeof CellsAndActions
