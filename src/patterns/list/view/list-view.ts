import type { Density } from '#domain/preferences.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import type { ColumnVisibility } from './column-visibility.ts'

export type ListView = {
  /** All permitted columns, including hidden ones. */
  columns: ReadonlyArray<ListColumn<never>>
  chosen: ColumnVisibility
  density: Density
  sort: string | undefined
  hasFiguresSwitch: boolean
  /** True if rows can have day headings. */
  isByDays: boolean
  /** True if rows are cards, which have no sortable headers. */
  areCards: () => boolean
  onChoose: (changes: ColumnVisibility) => void
  onSort: (sort: string | undefined) => void
  onDensity: (density: Density) => void
}
