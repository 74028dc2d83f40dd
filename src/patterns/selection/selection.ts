import type { ComponentType, RefObject } from 'react'
import type { ListOnShow } from '#patterns/list/export/list-export.tsx'
import type { ListQuery } from '#schemas/envelope.ts'

export type Selection = {
  /** The checkbox of a row. `name` is the row within a sentence; with `isStop`, Tab stops here. */
  Check: ComponentType<{ id: string; name: string; isStop: boolean }>
  /** Selects the row whose menu has this button; null where its checkbox is there to be pressed. */
  selectAt: (menuButton: HTMLElement) => (() => void) | null
}

export type SelectingProps<Row extends { id: string }> = ListOnShow<Row> & {
  rows: readonly Row[] | null
  /** The number of the first one among those of all pages, from 1. */
  from: number
  /** The query that they answer; null before the first answer. */
  answered: ListQuery | null
  table: RefObject<HTMLElement | null>
  search: RefObject<HTMLElement | null>
  onReady: (selection: Selection) => void
  onRemoved: (ids: readonly string[]) => void
  onChanged: () => void
}
