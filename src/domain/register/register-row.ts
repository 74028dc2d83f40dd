import { exact, exactText } from '#domain/carbon/carbon.ts'
import { createRunningSums } from '#domain/carbon/sums.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { isBlank } from '#rules/texts.ts'
import type { Trade } from '#schemas/trade.ts'
import { type Detail, detailsOf, isGap, type SellerRecords } from './seller-details.ts'

/** Particular that a register requires, and that is missing or not visible to the user. `line` is a material that could not be read. */
export type Gap = 'seller' | 'name' | 'idNumber' | 'address' | 'material' | 'weight' | 'price' | 'line'

/** Material of a purchase. Weight in kg and price paid in rand, both exact; null if the record has 0. */
export type RegisterLine = {
  name: string | null
  gwCode: string | null
  weightKg: DecimalText | null
  paidRand: DecimalText | null
}

/** One purchase. `weightKg` and `paidRand` are exact sums of its lines. */
export type RegisterRow = {
  /** Number in the register, from 1. */
  number: number
  id: string
  /** ISO date and time. */
  createdAt: string
  /** Null if the record has no seller. The name is empty if the seller's record has none. */
  seller: { id: string; name: string } | null
  idNumber: Detail
  address: Detail
  lines: readonly RegisterLine[]
  weightKg: DecimalText
  paidRand: DecimalText
  /** Missing particulars, in the order of the columns. */
  gaps: readonly Gap[]
}

/** Trade as read for the overview: with its recorded lines and its seller. */
export type RegisteredTrade = CountedTrade & Pick<Trade, 'seller'>

/** Returns an amount, or null for 0: the server stores 0 if the user enters nothing. */
const amountOrNull = (amount: number | null): DecimalText | null => (amount ? exactText(exact(amount)) : null)

const textOrNull = (text: string | null) => (text === null || isBlank(text) ? null : text.trim())

const lineOf = ({ material, weight, value }: RegisteredTrade['materials'][number]): RegisterLine => ({
  name: textOrNull(material.name),
  gwCode: textOrNull(material.gwCode),
  weightKg: amountOrNull(weight),
  paidRand: amountOrNull(value),
})

function gapsOf(row: Omit<RegisterRow, 'number' | 'gaps'>, isPartlyRead: boolean): Gap[] {
  const { seller, lines } = row
  const isMissing: Record<Gap, boolean> = {
    seller: seller === null,
    name: seller !== null && isBlank(seller.name),
    // Without a seller, only the seller is missing.
    idNumber: seller !== null && isGap(row.idNumber),
    address: seller !== null && isGap(row.address),
    material: (lines.length === 0 && !isPartlyRead) || lines.some(({ name }) => name === null),
    weight: lines.some(({ weightKg }) => weightKg === null),
    price: lines.some(({ paidRand }) => paidRand === null),
    line: isPartlyRead,
  }
  return gapOrder.filter(gap => isMissing[gap])
}

const gapOrder: readonly Gap[] = ['seller', 'name', 'idNumber', 'address', 'material', 'weight', 'price', 'line']

/**
 * Returns the row of a purchase. `records` is null if the user cannot view sellers' details. `isPartlyRead` is true if
 * the trade has lines that could not be parsed; its sums exclude them.
 */
export function registerRow(
  id: string,
  { createdAt, seller, materials }: RegisteredTrade,
  records: SellerRecords | null,
  isPartlyRead: boolean,
): Omit<RegisterRow, 'number'> {
  const running = createRunningSums()
  for (const line of materials) running.addLine(line, false, 1)
  const { weight, value } = running.sums()
  const row = {
    id,
    createdAt,
    seller: seller && { id: seller.id, name: seller.name },
    ...detailsOf(seller, records),
    lines: materials.map(lineOf),
    weightKg: weight,
    paidRand: value,
  }
  return { ...row, gaps: gapsOf(row, isPartlyRead) }
}
