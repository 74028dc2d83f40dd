import { type Day, type DayRange, daysIn, daysLater } from '#domain/figures/periods.ts'
import { boundsText, type Condition } from '#domain/filters/conditions.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { type FlowSelection, materialRowName, movementsOf, rowOf } from './flow-selection.ts'
import { quarterOf } from './flow-spans.ts'
import type { FlowList, FlowSubject, Movement } from './movement.ts'

/** A list with the filters that show the records of a figure. */
export type FigureList = { list: FlowList; conditions: readonly Condition[] }

type Report = Pick<MaterialFlow, 'period' | 'filter'> & {
  byMaterial: ReadonlyArray<Pick<MaterialFlow['byMaterial'][number], 'name' | 'gwCode'>>
}

/** Returns the days of a row within the period. An empty day means no bound. */
function daysOf({ figure, of }: FlowSelection, { from, to }: DayRange): DayRange {
  if (figure === 'opening') return { from: '', to: daysLater(from, -1) }
  const { kind, name } = rowOf(of)
  const spanOf = (month: string) => (kind === 'quarter' ? quarterOf(month) : month)
  const isOf = (day: Day) => (kind !== 'month' && kind !== 'quarter') || spanOf(day.slice(0, 7)) === name
  const days = daysIn({ from, to }).filter(isOf)
  return { from: figure === 'closing' ? '' : (days[0] ?? from), to: days.at(-1) ?? to }
}

/** Returns the filters for the lines of a row and of the report; null if lists can't filter these lines. */
function lineConditions({ of }: FlowSelection, { filter, byMaterial }: Report): Condition[] | null {
  const { kind, name } = rowOf(of)
  const chosen = { families: filter?.families ?? [], materials: filter?.materials ?? [] }
  const isMissing = kind === 'family' && chosen.families.length > 0 && !chosen.families.some(family => family === name)
  if (isMissing || kind === 'code' || kind === 'waste' || kind === 'province') return null
  const families = (kind === 'family' ? [name] : chosen.families).map((value): Condition => ({ name: 'family', value }))
  if (kind !== 'material' && chosen.materials.length === 0) return families
  const own = byMaterial.flatMap(row => (materialRowName(row) === of ? [row.name] : []))
  const [material, ...others] = kind === 'material' ? own : chosen.materials
  // Lists filter by a single material. In the report, its name must have only one GW code.
  const isOne = others.length === 0 && byMaterial.filter(row => row.name === material).length === 1
  return material && isOne ? [...families, { name: 'material', value: material }] : null
}

/** Returns the filters for the parties of a movement; null if lists can't filter these parties. */
function partyConditions(movement: Movement, { of }: FlowSelection, subject: FlowSubject): Condition[] | null {
  const { kind, name: party } = rowOf(of)
  const isParty = kind === 'party'
  if (isParty && party === '') return null
  if (subject.kind === 'collector') {
    const own: Condition[] = subject.sellerIds === null ? [] : [{ name: 'seller', value: subject.id }]
    return isParty ? [...own, { name: 'buyer', value: party }] : own
  }
  if (movement !== 'sold') {
    const own: Condition = { name: 'buyer', value: subject.id }
    return isParty ? [own, { name: 'seller', value: party }] : [own]
  }
  // No filter excludes the business's own purchases, so only its sales to another business can be listed.
  return isParty && party !== subject.id && subject.sellerIds === null ? [{ name: 'buyer', value: party }] : null
}

/**
 * Returns the lists that show the records of a figure. Empty if no filters of the lists find exactly these records, for
 * example for a GW code or for all sales.
 */
export function listsOfFigure(selection: FlowSelection, report: Report, subject: FlowSubject): FigureList[] {
  const lines = lineConditions(selection, report)
  if (lines === null) return []
  const period: Condition = { name: 'period', value: boundsText(daysOf(selection, report.period)) }
  const movements = movementsOf[selection.figure].filter(
    movement => subject.kind === 'business' || movement === 'collected',
  )
  const found = movements.map(movement => {
    const parties = partyConditions(movement, selection, subject)
    const list = movement === 'collected' ? ('collections' as const) : ('transactions' as const)
    return parties && { list, conditions: [period, ...parties, ...lines] }
  })
  return found.every(each => each !== null) ? found : []
}
