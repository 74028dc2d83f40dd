import { sentenceCase } from '#domain/words.ts'
import { MenuChoice } from '#ui/overlays/menu.tsx'
import { type Direction, directionOf, firstDirection, sortOf } from './list-sort.ts'
import type { ListView } from './list-view.ts'
import { directionWords } from './order-words.ts'

const unsorted = 'sort:none'
const sortId = (id: string) => `sort:${id}`
const directions = ['ascending', 'descending'] as const
const arrows = { ascending: 'arrow-up', descending: 'arrow-down' } as const

/** The order of a list, for its View menu. */
export function ListViewSort({ columns, sort, onSort }: Pick<ListView, 'columns' | 'sort' | 'onSort'>) {
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined)
  const sorted = sortable.find(column => directionOf(column, sort) !== null)
  const direction = sorted ? directionOf(sorted, sort) : null
  return (
    <>
      <MenuChoice
        title="Sort by"
        options={[
          { id: unsorted, label: 'Default order' },
          ...sortable.map(({ id, header }) => ({ id: sortId(id), label: header })),
        ]}
        value={sorted ? sortId(sorted.id) : unsorted}
        onChange={chosen => {
          const column = sortable.find(({ id }) => sortId(id) === chosen)
          onSort(column && sortOf(column, firstDirection(column)))
        }}
      />
      {sorted && direction ? (
        <MenuChoice<Direction>
          title="Order"
          options={directions.map(id => ({
            id,
            label: sentenceCase(directionWords(sorted, id)),
            icon: arrows[id],
          }))}
          value={direction}
          onChange={next => onSort(sortOf(sorted, next))}
        />
      ) : null}
    </>
  )
}
