import type { ListColumn } from '#patterns/list/list-definition.ts'

/** Visibility of columns and switches by their ids; true for shown. */
export type ColumnVisibility = Readonly<Record<string, boolean>>

export const switches = { figures: 'figures', days: 'days' } as const

type Columns = readonly ListColumn<never>[]

export const hasDayHeadings = (chosen: ColumnVisibility) => chosen[switches.days] ?? true

const figuresIn = (columns: Columns) => columns.filter(({ isFigure }) => isFigure).map(({ id }) => id)

/** True if figure columns are visible. Choices stored before the switch existed have only columns. */
export const hasFigures = (columns: Columns, chosen: ColumnVisibility) =>
  chosen[switches.figures] ?? figuresIn(columns).some(id => chosen[id])

/** True if a column is visible: all mandatory ones, and figures that were not removed. */
export function isShown(column: ListColumn<never>, columns: Columns, chosen: ColumnVisibility): boolean {
  const { id, isOptional, isFigure } = column
  if (!isOptional) return true
  if (!isFigure) return chosen[id] ?? false
  return hasFigures(columns, chosen) && (chosen[id] ?? switches.figures in chosen)
}

/** Returns choices with only these figure columns. If none is left, the next switch to Figures shows all. */
function withFigures(figures: readonly string[], shown: readonly string[]): ColumnVisibility {
  const isNone = shown.length === 0
  return {
    [switches.figures]: !isNone,
    ...Object.fromEntries(figures.map(id => [id, isNone || shown.includes(id)])),
  }
}

/** Returns the changes of the Figures switch, which restores the earlier columns. */
export const toggleFigures = (columns: Columns, chosen: ColumnVisibility): ColumnVisibility => ({
  [switches.figures]: !hasFigures(columns, chosen),
})

/** Returns the changes when a column is shown or hidden. Selecting a figure while Figures is off shows it alone. */
export function toggleColumn(columns: Columns, chosen: ColumnVisibility, id: string, isOn: boolean): ColumnVisibility {
  const figures = figuresIn(columns)
  if (!figures.includes(id)) return { [id]: isOn }
  const others = columns.filter(column => column.id !== id && column.isFigure && isShown(column, columns, chosen))
  return withFigures(figures, [...others.map(other => other.id), ...(isOn ? [id] : [])])
}
