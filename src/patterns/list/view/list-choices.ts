import type { ListColumn } from '#patterns/list/list-definition.ts'

/** What was chosen of a list in the View menu, by the id of a column, or of one of the switches below: true for shown. */
export type ListChoices = Readonly<Record<string, boolean>>

/** The ids of the switches of a list: all columns of figures at once, and the headings of days. */
export const switches = { figures: 'figures', days: 'days' } as const

type Columns = readonly ListColumn<never>[]

export const hasDayHeadings = (chosen: ListChoices) => chosen[switches.days] ?? true

const figuresIn = (columns: Columns) => columns.filter(({ isFigure }) => isFigure).map(({ id }) => id)

/** Whether columns of figures are on show. Before there was a switch for them, each was chosen by itself. */
export const hasFigures = (columns: Columns, chosen: ListChoices) =>
  chosen[switches.figures] ?? figuresIn(columns).some(id => chosen[id])

/** Whether a column is on show: those that are not optional are, and with Figures those that were not taken out of them. */
export function isShown(column: ListColumn<never>, columns: Columns, chosen: ListChoices): boolean {
  const { id, isOptional, isFigure } = column
  if (!isOptional) return true
  if (!isFigure) return chosen[id] ?? false
  return hasFigures(columns, chosen) && (chosen[id] ?? switches.figures in chosen)
}

/** The choices that show these columns of figures alone; all of them the next time, where there are none. */
function withFigures(figures: readonly string[], shown: readonly string[]): ListChoices {
  const isNone = shown.length === 0
  return {
    [switches.figures]: !isNone,
    ...Object.fromEntries(figures.map(id => [id, isNone || shown.includes(id)])),
  }
}

/** The choices that change when Figures is switched: the columns are those that were on show with it before. */
export const figuresSwitched = (columns: Columns, chosen: ListChoices): ListChoices => ({
  [switches.figures]: !hasFigures(columns, chosen),
})

/** The choices that change when a column is shown or hidden. A figure that is chosen while Figures is off is shown alone. */
export function columnSwitched(columns: Columns, chosen: ListChoices, id: string, isOn: boolean): ListChoices {
  const figures = figuresIn(columns)
  if (!figures.includes(id)) return { [id]: isOn }
  const others = columns.filter(column => column.id !== id && column.isFigure && isShown(column, columns, chosen))
  return withFigures(figures, [...others.map(other => other.id), ...(isOn ? [id] : [])])
}
