import { familyNames, familyOf } from '#domain/figures/material-families.ts'
import { families } from '#rules/families.ts'
import type { FlowCounterparty, FlowFigures, FlowMaterial, MaterialFlow, Waste } from '#schemas/flow.ts'
import { figuresOf, movedOf, recordedAtCount, sumFigures, sumMoved } from './flow-figures.ts'
import type { FlowMaterialKey, FlowSums } from './running-flow.ts'
import { figuresBySlot } from './slots.ts'
import type { Counted } from './stock-take.ts'

/** Waste class of a GW code. Codes of hazardous waste begin with "HW". */
export const wasteOf = (gwCode: string | null): Waste => (familyOf(gwCode) === 'hazardous' ? 'hazardous' : 'general')

const keyOf = ({ name, gwCode }: FlowMaterialKey): FlowMaterialKey => ({ name, gwCode })
const idOf = ({ name, gwCode }: FlowMaterialKey) => JSON.stringify([name, gwCode])

type Names = { waste?: Waste; gwCode?: string | null; name?: string | null }

/** Compares names alphabetically, and the numbers in codes by value. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** Compares by waste class, GW code and name; unknown codes and names last. */
function byWasteAndCode(one: Names, other: Names): number {
  const texts = ({ waste, gwCode, name }: Names) => [waste ?? '', gwCode ?? '\uFFFF', name ?? '\uFFFF']
  const [own, others] = [texts(one), texts(other)]
  const at = own.findIndex((text, index) => text !== others[index])
  return at === -1 ? 0 : compare(own[at] ?? '', others[at] ?? '')
}

type MaterialRows = { rows: FlowMaterial[]; counted: NonNullable<MaterialFlow['stockTake']>['entries'] }

/** Returns the figures of each material, and the recorded stock of counted materials. */
export function materialRows(
  groups: FlowSums['materials'],
  hasStock: boolean,
  stockTake: readonly Counted[],
): MaterialRows {
  const counts = new Map(stockTake.map(entry => [idOf(entry), entry]))
  const found = figuresBySlot(groups, keyOf)
  const known = new Set(found.map(({ key }) => idOf(key)))
  const uncounted = stockTake
    .filter(entry => !known.has(idOf(entry)))
    .map(entry => ({ key: keyOf(entry), parts: new Map() }))
  const all = [...found, ...uncounted]
  return {
    rows: all
      .map(({ key, parts }) => ({
        waste: wasteOf(key.gwCode),
        ...key,
        ...figuresOf(parts, hasStock, counts.get(idOf(key))?.kg),
      }))
      .toSorted(byWasteAndCode),
    counted: all
      .flatMap(({ key, parts }) => {
        const count = counts.get(idOf(key))
        return count ? [{ ...key, countedKg: count.kg, recordedKg: recordedAtCount(parts) }] : []
      })
      .toSorted(byWasteAndCode),
  }
}

/** Returns sums of rows with equal keys. */
function combined<Key>(
  rows: readonly FlowMaterial[],
  hasStock: boolean,
  keyIn: (row: FlowMaterial) => Key,
): Array<{ key: Key; rows: readonly FlowMaterial[]; figures: FlowFigures }> {
  const groups = Map.groupBy(rows, keyIn)
  return [...groups].map(([key, own]) => ({ key, rows: own, figures: sumFigures(own, hasStock) }))
}

/** Returns the sums of the materials by waste class, GW code and family. */
export const groupedRows = (
  rows: readonly FlowMaterial[],
  hasStock: boolean,
): Pick<MaterialFlow, 'byWaste' | 'byCode' | 'byFamily'> => ({
  byWaste: combined(rows, hasStock, ({ waste }) => waste).map(({ key, figures }) => ({ waste: key, ...figures })),
  byCode: combined(rows, hasStock, ({ gwCode }) => gwCode).map(({ key, rows: own, figures }) => ({
    waste: wasteOf(key),
    gwCode: key,
    names: own.flatMap(({ name }) => name ?? []),
    ...figures,
  })),
  byFamily: combined(rows, hasStock, ({ gwCode }) => familyOf(gwCode))
    .map(({ key, figures }) => ({
      waste: key === 'hazardous' ? ('hazardous' as const) : ('general' as const),
      family: key,
      name: familyNames[key],
      ...figures,
    }))
    .toSorted(
      (one, other) =>
        one.waste.localeCompare(other.waste, 'en') || families.indexOf(one.family) - families.indexOf(other.family),
    ),
})

/** Provinces by the id of a user or business. Ids without an address or a province are omitted. */
export type Provinces = ReadonlyMap<string, string>

/** Returns the weights and values of each counterparty, sorted by name, unknown last. */
export const counterpartyRows = (groups: FlowSums['counterparties'], provinces: Provinces | null): FlowCounterparty[] =>
  figuresBySlot(groups, ({ id, name }) => ({ id, name }))
    .map(({ key, parts }) => ({ ...key, province: provinces?.get(key.id ?? '') ?? null, ...movedOf(parts) }))
    .toSorted((one, other) => byWasteAndCode({ name: one.name }, { name: other.name }))

/** Returns the sums of the counterparties by province. Those without a province are last. */
export const provinceRows = (rows: readonly FlowCounterparty[]): MaterialFlow['byProvince'] =>
  [...Map.groupBy(rows, ({ province }) => province)]
    .map(([province, own]) => ({ province, ...sumMoved(own) }))
    .toSorted((one, other) => byWasteAndCode({ name: one.province }, { name: other.province }))

/** Returns the weights of each material in each month, sorted by month, waste class, code and name. */
export const monthlyRows = (months: FlowSums['months']): MaterialFlow['byMaterialAndMonth'] =>
  figuresBySlot(months, ({ month, name, gwCode }) => ({ month, name, gwCode }))
    .map(({ key, parts }) => {
      const { boughtKg, collectedKg, soldKg } = movedOf(parts)
      return { month: key.month, waste: wasteOf(key.gwCode), ...keyOf(key), boughtKg, collectedKg, soldKg }
    })
    .toSorted((one, other) => compare(one.month, other.month) || byWasteAndCode(one, other))
