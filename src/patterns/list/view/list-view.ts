import type { Density } from '#domain/preferences.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import type { ColumnVisibility } from './column-visibility.ts'

export type ListView = {
  /** All columns that the user is permitted to see, including hidden ones. */
  columns: ReadonlyArray<ListColumn<never>>
  chosen: ColumnVisibility
  density: Density
  sort: string | undefined
  hasFiguresSwitch: boolean
  /** True if the list can have day headings. */
  isByDays: boolean
  /** True if the rows are cards. Cards have no header to sort by. */
  areCards: () => boolean
  onChoose: (changes: ColumnVisibility) => void
  onSort: (sort: string | undefined) => void
  onDensity: (density: Density) => void
  onSave: () => void
}
