import type { ComponentType, RefObject } from 'react'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import type { ListQuery } from '#schemas/envelope.ts'

export type Selection = {
  /**
   * Checkbox of a row. `name` is the row for use within a sentence; `isStop` is true if the checkbox is the tab stop of
   * the table.
   */
  Check: ComponentType<{ id: string; name: string; isStop: boolean }>
  /** Returns a function that selects the row of this menu button; null if the row's checkbox is visible. */
  selectAt: (menuButton: HTMLElement) => (() => void) | null
}

export type SelectingProps<Row extends { id: string }> = ListOnShow<Row> & {
  rows: readonly Row[] | null
  /** Row number of the first row, counted over all pages from 1. */
  from: number
  /** Query that returned the rows; null before the first response. */
  answered: ListQuery | null
  table: RefObject<HTMLElement | null>
  search: RefObject<HTMLElement | null>
  onRemoved: (ids: readonly string[]) => void
  onChanged: () => void
}

export type ListSelection<Row extends { id: string }> = Selection & {
  /** Handles the keys of the selection, and shows a bar with bulk actions. Render it below the list. */
  Selecting: ComponentType<SelectingProps<Row>>
}
