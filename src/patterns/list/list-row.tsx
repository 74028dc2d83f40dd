import { memo, type ReactNode } from 'react'
import { Name } from '#ui/basics/name.tsx'
import { ActionsCell, Cell, Row, RowHead, RowLink, RowMenuButton, RowWords } from '#ui/table/table-row.tsx'
import type { ListColumns, ListDefinition } from './list-definition.ts'
import { hasMenu, type RowEntries } from './row-menu-entries.ts'

type Props<Item extends { id: string }> = {
  definition: ListDefinition<Item>
  columns: ListColumns<Item>
  row: Item
  entries: RowEntries
  /** Its place among the rows of all pages, from 1. */
  position: number
  locale: string
  /** Whether any row has a menu: then all keep room for it. */
  hasActions: boolean
  isMenuOpen: boolean
  /** It was just made. */
  isMarked: boolean
  /** Tab stops here, not at the other rows. */
  isStop: boolean
}

const shown = (value: ReactNode) => (typeof value === 'string' ? <Name>{value}</Name> : value)

function PlainListRow<Item extends { id: string }>({
  definition: { before, remove },
  columns: [first, ...others],
  row,
  entries,
  position,
  locale,
  hasActions,
  isMenuOpen,
  isMarked,
  isStop,
}: Props<Item>) {
  const name = shown(first.cell(row, locale))
  return (
    <Row id={row.id} position={position} isMarked={isMarked}>
      <RowHead before={before?.(row)}>
        {entries.open ? (
          <RowLink href={entries.open.path} isStop={isStop}>
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
          {...(isNumeric ? { isNumeric } : {})}
          {...(kind ? { kind } : {})}
        >
          <RowWords>{shown(cell(row, locale))}</RowWords>
        </Cell>
      ))}
      {hasActions ? (
        <ActionsCell>
          {hasMenu(entries) ? (
            <RowMenuButton
              label={remove ? `Menu of ${remove.describe?.(row) ?? remove.nameOf(row)}` : 'Menu'}
              isOpen={isMenuOpen}
              isStop={isStop}
            />
          ) : null}
        </ActionsCell>
      ) : null}
    </Row>
  )
}

/** One row of a list. Going through a hundred rows with the arrow keys draws two of them anew, not all. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow
