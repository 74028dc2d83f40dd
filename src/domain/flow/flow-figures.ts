import { exact, exactText } from '#domain/carbon/carbon.ts'
import type { Sums } from '#domain/carbon/sums.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { mappedRecord } from '#domain/mapped-record.ts'
import type { FlowFigures } from '#schemas/flow.ts'
import type { Movement } from './movement.ts'
import type { Slot } from './running-flow.ts'

type Parts<Of extends Slot = Slot> = ReadonlyMap<Of, Sums>

const moved = ['boughtKg', 'collectedKg', 'soldKg', 'boughtValue', 'collectedValue', 'soldValue'] as const
export type Moved = Readonly<Record<(typeof moved)[number], DecimalText>>

/** Returns the weights and values of the movements within the period. */
export function movedOf(parts: Parts<Movement> | Parts): Moved {
  const amount = (slot: Movement, name: 'weight' | 'value') => parts.get(slot)?.[name] ?? '0'
  return {
    boughtKg: amount('bought', 'weight'),
    collectedKg: amount('collected', 'weight'),
    soldKg: amount('sold', 'weight'),
    boughtValue: amount('bought', 'value'),
    collectedValue: amount('collected', 'value'),
    soldValue: amount('sold', 'value'),
  }
}

/** Returns the incoming minus the outgoing weight, in kg. */
const balanceOf = (parts: Parts, into: Slot, out: Slot): DecimalText =>
  exactText(exact(parts.get(into)?.weight).minus(exact(parts.get(out)?.weight)))

/** Returns the stock in kg on the day of the stock-take, according to the earlier records. */
export const recordedAtCount = (parts: Parts) => balanceOf(parts, 'countedIn', 'countedOut')

/** Returns the weight that came in during a period, in kg. */
export const weightIn = ({ boughtKg, collectedKg }: Pick<Moved, 'boughtKg' | 'collectedKg'>): DecimalText =>
  exactText(exact(boughtKg).plus(collectedKg))

/** Returns the stock in kg after the movements of a period; null without stock. */
export const stockAfter = (
  stockKg: DecimalText | null,
  figures: Pick<Moved, 'boughtKg' | 'collectedKg' | 'soldKg'>,
): DecimalText | null =>
  stockKg === null ? null : exactText(exact(stockKg).plus(weightIn(figures)).minus(figures.soldKg))

/** Returns the figures of a material. `countedKg` is its weight in the stock-take, undefined if it was not counted. */
export function figuresOf(parts: Parts, hasStock: boolean, countedKg?: DecimalText): FlowFigures {
  const own = movedOf(parts)
  const recorded = balanceOf(parts, 'earlierIn', 'earlierOut')
  const opening =
    countedKg === undefined ? recorded : exactText(exact(recorded).plus(countedKg).minus(recordedAtCount(parts)))
  const openingKg = hasStock ? opening : null
  return { openingKg, ...own, closingKg: stockAfter(openingKg, own) }
}

/** Adds amounts; null without stock. */
const sumStock = (amounts: ReadonlyArray<DecimalText | null>, hasStock: boolean): DecimalText | null =>
  hasStock ? exactText(amounts.reduce((sum, amount) => sum.plus(exact(amount)), exact(0))) : null

/** Returns the exact sum of movements. */
export const sumMoved = (rows: readonly Moved[]): Moved =>
  mappedRecord(moved, name => exactText(rows.reduce((sum, row) => sum.plus(exact(row[name])), exact(0))))

/** Returns the exact sum of figures of different materials. */
export const sumFigures = (rows: readonly FlowFigures[], hasStock: boolean): FlowFigures => ({
  openingKg: sumStock(
    rows.map(({ openingKg }) => openingKg),
    hasStock,
  ),
  ...sumMoved(rows),
  closingKg: sumStock(
    rows.map(({ closingKg }) => closingKg),
    hasStock,
  ),
})
