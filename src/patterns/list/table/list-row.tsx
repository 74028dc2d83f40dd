import { memo, type ReactNode } from 'react'
import type { ListColumns, ListDefinition, RowView } from '#patterns/list/list-definition.ts'
import type { Selection } from '#patterns/selection/selection.ts'
import { isBlank } from '#rules/texts.ts'
import { Name } from '#ui/basics/name.tsx'
import { ActionsCell, Cell, Row, RowHead, RowLink, RowMenuButton, RowWords } from '#ui/table/table-row.tsx'
import type { ListFigures } from './list-figures.ts'
import { hasMenu, type RowEntries } from './row-menu-entries.ts'

type Props<Item extends { id: string }> = {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  row: Item
  /** Null until their code is there. */
  figures: ListFigures<Item> | null
  entries: RowEntries
  /** The number of the row among those of all pages, from 1. */
  position: number
  view: RowView
  isMenuOpen: boolean
  /** Whether it is the new row, which is marked. */
  isMarked: boolean
  /** Whether the row is the tab stop of the list. */
  isStop: boolean
  /** Its checkbox; undefined until rows can be selected. */
  Check: Selection['Check'] | undefined
}

const shown = (value: ReactNode) => (typeof value === 'string' ? <Name>{value}</Name> : value)

/** A server may hold records without a visible name. Their rows must have something to press. */
const named = <Value,>(value: Value) => (typeof value === 'string' && isBlank(value) ? 'No name' : value)

function PlainListRow<Item extends { id: string }>({
  definition: { before, secondLine, describe, remove },
  columns: [first, ...others],
  row,
  figures,
  entries,
  position,
  view,
  isMenuOpen,
  isMarked,
  isStop,
  Check,
}: Props<Item>) {
  const name = shown(named(first.cell(row, view)))
  const words = `${named((describe ?? remove?.nameOf)?.(row))}`
  const second = secondLine?.(row, view)
  const secondId = second ? `about-${row.id}` : undefined
  return (
    <Row id={row.id} position={position} isMarked={isMarked} opens={entries.open !== null}>
      <RowHead before={before?.(row)} {...(second ? { second, secondId } : {})}>
        {entries.open ? (
          <RowLink href={entries.open.path} isStop={isStop} describedBy={secondId}>
            {name}
          </RowLink>
        ) : (
          name
        )}
      </RowHead>
      {others.map(({ id, header, unit, isNumeric = false, isFigure = false, kind, cell }) => {
        const content = figures?.cells[id]?.(row, view.locale) ?? cell(row, view)
        const isWords = isNumeric || isFigure
        return (
          <Cell
            key={id}
            label={unit ? `${header} ${unit}` : header}
            isNumeric={isNumeric}
            isWords={isWords}
            {...(kind ? { kind } : {})}
          >
            {isWords ? content : <RowWords>{shown(content)}</RowWords>}
          </Cell>
        )
      })}
      <ActionsCell check={Check ? <Check id={row.id} name={words} isStop={isStop && !hasMenu(entries)} /> : null}>
        {hasMenu(entries) ? <RowMenuButton label={`Menu of ${words}`} isOpen={isMenuOpen} isStop={isStop} /> : null}
      </ActionsCell>
    </Row>
  )
}

/** One row of a list. Memoised, so that an arrow key renders two rows and not all of them. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow
