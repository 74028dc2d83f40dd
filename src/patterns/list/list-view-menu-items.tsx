import type { Density } from '#actors/list-preferences.ts'
import { Menu, MenuChecks, MenuChoice } from '#ui/overlays/menu.tsx'
import type { OpenMenu } from '#ui/overlays/use-menu.ts'
import type { ListColumn } from './list-definition.ts'
import { type Direction, directionOf, sortOf } from './list-sort.ts'

const unsorted = 'sort:none'
const sortId = (id: string) => `sort:${id}`

export type ListView<Row> = {
  columns: readonly ListColumn<Row>[]
  /** The ids of the columns on show. */
  shown: readonly string[]
  sort: string | undefined
  density: Density
  onColumn: (id: string, isShown: boolean) => void
  onSort: (sort: string | undefined) => void
  onDensity: (density: Density) => void
}

/** How a list looks: its columns, the order of its rows, and their density. */
export function ListViewMenuItems<Row>({
  menu,
  columns,
  shown,
  sort,
  density,
  onColumn,
  onSort,
  onDensity,
}: ListView<Row> & { menu: OpenMenu }) {
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined)
  const sorted = sortable.find(column => directionOf(column, sort) !== null)
  const direction = sorted ? directionOf(sorted, sort) : null
  return (
    <Menu label="View" {...menu}>
      <MenuChecks
        title="Columns"
        options={columns.map(({ id, header }, index) => ({ id, label: header, isDisabled: index === 0 }))}
        value={shown}
        onChange={onColumn}
      />
      <MenuChoice
        title="Sort by"
        options={[
          { id: unsorted, label: 'Default order' },
          ...sortable.map(({ id, header }) => ({ id: sortId(id), label: header })),
        ]}
        value={sorted ? sortId(sorted.id) : unsorted}
        onChange={chosen => {
          const column = sortable.find(({ id }) => sortId(id) === chosen)
          onSort(column && sortOf(column, direction ?? 'ascending'))
        }}
      />
      {sorted && direction ? (
        <MenuChoice<Direction>
          title="Order"
          options={[
            { id: 'ascending', label: 'Ascending', icon: 'arrow-up' },
            { id: 'descending', label: 'Descending', icon: 'arrow-down' },
          ]}
          value={direction}
          onChange={next => onSort(sortOf(sorted, next))}
        />
      ) : null}
      <MenuChoice<Density>
        title="Density"
        options={[
          { id: 'comfortable', label: 'Comfortable' },
          { id: 'compact', label: 'Compact' },
        ]}
        value={density}
        onChange={onDensity}
      />
    </Menu>
  )
}
