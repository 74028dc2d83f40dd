import type { Density } from '#domain/preferences.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import type { ListChoices } from './list-choices.ts'

export type ListView = {
  /** All columns that the user may see, also those that are not on show. */
  columns: ReadonlyArray<ListColumn<never>>
  chosen: ListChoices
  density: Density
  sort: string | undefined
  hasFiguresSwitch: boolean
  /** Whether its rows may stand under headings of days. */
  isByDays: boolean
  /** Whether its rows are cards now, without heads of columns to sort by. */
  areCards: () => boolean
  onChoose: (changes: ListChoices) => void
  onSort: (sort: string | undefined) => void
  onDensity: (density: Density) => void
}
