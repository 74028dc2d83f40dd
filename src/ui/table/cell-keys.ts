import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { isRightToLeft } from '#messages/language.ts'

const linkIn = (cell: HTMLTableCellElement | undefined) => cell?.querySelector<HTMLElement>('[data-cell]')

const linksIn = (part: HTMLElement | undefined) => [...(part?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]

/** Returns the first link in a column of the rows. Skips cells without a link. */
const linkInColumn = (rows: readonly HTMLTableRowElement[], column: number) =>
  rows.map(row => linkIn(row.cells[column])).find(Boolean)

/** Returns the link that a navigation key moves to. Undefined for other keys, and at the edge of the table. */
function targetOf({ key, ctrlKey, currentTarget: table }: KeyboardEvent<HTMLTableElement>, from: HTMLElement) {
  const cell = from.closest<HTMLTableCellElement>('td, th')
  const row = from.closest('tr')
  if (!cell || !row) return undefined
  if (ctrlKey) return { Home: linksIn(table)[0], End: linksIn(table).at(-1) }[key]
  const links = linksIn(row)
  const at = links.indexOf(from)
  const rows = [...table.rows]
  const here = rows.indexOf(row)
  return {
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: links[at - 1],
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: links[at + 1],
    ArrowUp: linkInColumn(rows.slice(0, here).toReversed(), cell.cellIndex),
    ArrowDown: linkInColumn(rows.slice(here + 1), cell.cellIndex),
    Home: links[0],
    End: links.at(-1),
  }[key]
}

/**
 * Makes the links in the cells of a table a single tab stop. `names` has the links' `data-cell`, in reading order.
 *
 * - Arrow keys move between cells and skip cells without a link.
 * - Home and End move to the first and last link of the row; with Ctrl, of the table.
 *
 * Pass `table` to `Table`. Pass the result of `isStop(name)` to the link.
 */
export function useCellKeys(names: readonly string[]) {
  const [last, setLast] = useState<string>()
  const stop = last !== undefined && names.includes(last) ? last : names[0]
  return {
    table: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(target.dataset['cell']),
      onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
        if (event.shiftKey || event.altKey || event.metaKey || !(event.target instanceof HTMLElement)) return
        const target = targetOf(event, event.target)
        if (!target) return
        event.preventDefault()
        target.focus()
      },
    },
    isStop: (name: string) => name === stop,
  }
}
