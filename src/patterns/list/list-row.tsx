import { memo, type ReactNode } from 'react'
import { Name } from '#ui/basics/name.tsx'
import { ActionsCell, Cell, Row, RowHead, RowLink, RowMenuButton, RowWords } from '#ui/table/table-row.tsx'
import type { ListColumns, ListDefinition, RowView } from './list-definition.ts'
import { hasMenu, type RowEntries } from './row-menu-entries.ts'

type Props<Item extends { id: string }> = {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  row: Item
  entries: RowEntries
  /** The number of the row among those of all pages, from 1. */
  position: number
  view: RowView
  /** Whether any row has a menu, so that all rows leave room for it. */
  hasActions: boolean
  isMenuOpen: boolean
  /** Whether it is the new row, which is marked. */
  isMarked: boolean
  /** Whether the row is the tab stop of the list. */
  isStop: boolean
}

const shown = (value: ReactNode) => (typeof value === 'string' ? <Name>{value}</Name> : value)

function PlainListRow<Item extends { id: string }>({
  definition: { before, secondLine, describe, remove },
  columns: [first, ...others],
  row,
  entries,
  position,
  view,
  hasActions,
  isMenuOpen,
  isMarked,
  isStop,
}: Props<Item>) {
  const name = shown(first.cell(row, view))
  const second = secondLine?.(row, view)
  const secondId = second ? `about-${row.id}` : undefined
  return (
    <Row id={row.id} position={position} isMarked={isMarked}>
      <RowHead before={before?.(row)} {...(second ? { second, secondId } : {})}>
        {entries.open ? (
          <RowLink href={entries.open.path} isStop={isStop} describedBy={secondId}>
            {name}
          </RowLink>
        ) : (
          name
        )}
      </RowHead>
      {others.map(({ id, header, unit, isNumeric, kind, cell }) => (
        <Cell
          key={id}
          label={unit ? `${header} ${unit}` : header}
          {...(isNumeric ? { isNumeric, isWords: true } : {})}
          {...(kind ? { kind } : {})}
        >
          {isNumeric ? cell(row, view) : <RowWords>{shown(cell(row, view))}</RowWords>}
        </Cell>
      ))}
      {hasActions ? (
        <ActionsCell>
          {hasMenu(entries) ? (
            <RowMenuButton
              label={`Menu of ${(describe ?? remove?.nameOf)?.(row)}`}
              isOpen={isMenuOpen}
              isStop={isStop}
            />
          ) : null}
        </ActionsCell>
      ) : null}
    </Row>
  )
}

/** One row of a list. Memoised, so that an arrow key renders two rows and not all of them. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow
