import type { ListColumn } from '#patterns/list/list-definition.ts'

/** Visibility of columns and switches, by id. True if visible. */
export type ColumnVisibility = Readonly<Record<string, boolean>>

export const switches = { figures: 'figures', days: 'days' } as const

type Columns = readonly ListColumn<never>[]

export const hasDayHeadings = (chosen: ColumnVisibility) => chosen[switches.days] ?? true

const figuresIn = (columns: Columns) => columns.filter(({ isFigure }) => isFigure).map(({ id }) => id)

/**
 * True if the Figures switch is on. Older stored choices contain only columns, so the figure columns determine the
 * result.
 */
export const hasFigures = (columns: Columns, chosen: ColumnVisibility) =>
  chosen[switches.figures] ?? figuresIn(columns).some(id => chosen[id])

/**
 * Returns a choice with the defaults of a wide window for everything that the user has not chosen. In other windows,
 * these columns are hidden.
 */
export function withWideDefaults(columns: Columns, chosen: ColumnVisibility, isWide: boolean): ColumnVisibility {
  if (!isWide) return chosen
  const areFiguresChosen = figuresIn(columns).some(id => id in chosen)
  const defaults = columns.filter(({ isOptional, isFigure }) => isOptional && !(isFigure && areFiguresChosen))
  return {
    ...(areFiguresChosen ? {} : { [switches.figures]: true }),
    ...Object.fromEntries(defaults.map(({ id, wide }) => [id, wide !== undefined])),
    ...chosen,
  }
}

/**
 * True if a column is visible. Mandatory columns are always visible; figure columns only while the Figures switch is
 * on.
 */
export function isShown(column: ListColumn<never>, columns: Columns, chosen: ColumnVisibility): boolean {
  const { id, isOptional, isFigure } = column
  if (!isOptional) return true
  if (!isFigure) return chosen[id] ?? false
  return hasFigures(columns, chosen) && (chosen[id] ?? switches.figures in chosen)
}

/**
 * Returns a choice with only the figure columns in `shown`. If `shown` is empty, the Figures switch is off, and its
 * next press shows all figure columns.
 */
function withFigures(figures: readonly string[], shown: readonly string[]): ColumnVisibility {
  const isNone = shown.length === 0
  return {
    [switches.figures]: !isNone,
    ...Object.fromEntries(figures.map(id => [id, isNone || shown.includes(id)])),
  }
}

/**
 * Returns the new state of the Figures switch. The figure columns keep their choices, so that the next press restores
 * them.
 */
export const toggleFigures = (columns: Columns, chosen: ColumnVisibility): ColumnVisibility => ({
  [switches.figures]: !hasFigures(columns, chosen),
})

/**
 * Returns the choice after a column is shown or hidden. Selecting a figure column while Figures is off shows only that
 * figure column.
 */
export function toggleColumn(columns: Columns, chosen: ColumnVisibility, id: string, isOn: boolean): ColumnVisibility {
  const figures = figuresIn(columns)
  if (!figures.includes(id)) return { [id]: isOn }
  const others = columns.filter(column => column.id !== id && column.isFigure && isShown(column, columns, chosen))
  return withFigures(figures, [...others.map(other => other.id), ...(isOn ? [id] : [])])
}
