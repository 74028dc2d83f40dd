import { exact } from '#domain/carbon/carbon.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight, leftToRight } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { Trade, TradeBody } from '#schemas/trade.ts'
import type { LineValues } from './line-rules.ts'

/**
 * Statistics of a material. Prices are in rand per kg.
 * - `lastPrice`: the latest price in all trades
 * - `paidPrice`: the price that the buyer of the form paid last, to the same seller or else to any seller
 * - `usualPrice`, `usualWeight`: medians; the weight of a line in kg
 */
export type MaterialStatistics = {
  lastPrice: number | null
  paidPrice: number | null
  usualPrice: number | null
  usualWeight: number | null
}

/** Ids of the buyer and the seller in a form; null until chosen. */
export type PartyIds = { buyerId: string | null; sellerId: string | null }

const noParties: PartyIds = { buyerId: null, sellerId: null }

/** Line of an earlier trade. */
type PastLine = LineValues & PartyIds

/** Statistics of each material, by material name. */
export type StatisticsByName = ReadonlyMap<string, MaterialStatistics>

/** Minimum number of lines from which a median is computed. */
const fewest = 3

/** Returns the unrounded price in rand per kg, or null without a weight or a value. */
export const pricePerKg = ({ weight, value }: LineValues): number | null =>
  weight === null || value === null || weight <= 0 ? null : exact(value).div(exact(weight)).toNumber()

/** Formats rand per kg: "R 3.50/kg". */
export const formatPrice = (price: number, locale: string) => leftToRight(`${formatMoney(price, locale)}/kg`)

function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length < fewest) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const pricesOf = (lines: readonly LineValues[]) =>
  lines.flatMap(line => pricePerKg(line) ?? []).filter(price => price > 0)

/** Returns the price that a buyer paid last: to the seller, or else to any seller. Null without a buyer. */
function paidPriceOf(latestFirst: readonly PastLine[], { buyerId, sellerId }: PartyIds): number | null {
  if (buyerId === null) return null
  const bought = latestFirst.filter(line => line.buyerId === buyerId)
  const fromSeller = bought.filter(line => line.sellerId !== null && line.sellerId === sellerId)
  return pricesOf(fromSeller)[0] ?? pricesOf(bought)[0] ?? null
}

/**
 * Computes the statistics of all materials in trades. `parties` are those of the form. `but` is the id of a trade to
 * exclude, so that a trade is not compared with itself.
 */
export function statisticsOf(
  trades: readonly Trade[],
  { but = null, parties = noParties }: { but?: string | null; parties?: PartyIds } = {},
): StatisticsByName {
  const lines = new Map<string, PastLine[]>()
  const latestFirst = trades.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  for (const { id, buyer, seller, materials } of latestFirst) {
    const between = { buyerId: buyer?.id ?? null, sellerId: seller?.id ?? null }
    for (const { material, weight, value } of id === but ? [] : materials) {
      if (material.name === null) continue
      lines.set(material.name, [...(lines.get(material.name) ?? []), { weight, value, ...between }])
    }
  }
  const past = [...lines].map(([name, known]) => {
    const prices = pricesOf(known)
    const weights = known.flatMap(({ weight }) => weight ?? []).filter(weight => weight > 0)
    const statistics: MaterialStatistics = {
      lastPrice: prices[0] ?? null,
      paidPrice: paidPriceOf(known, parties),
      usualPrice: medianOf(prices),
      usualWeight: medianOf(weights),
    }
    return [name, statistics] as const
  })
  return new Map(past)
}

/** Ratio of a number to the usual one. `times` is a rounded integer. */
type Ratio = { ratio: 'times' | 'tenth' | 'less'; times: number }

/** Returns the ratio of a number to the usual one. Returns null if they are close, or if one of them is unknown. */
function farFrom(figure: number | null, usual: number | null): Ratio | null {
  if (figure === null || usual === null || figure <= 0) return null
  const halfEven = 2
  const quotient = exact(figure).div(exact(usual)).round(6)
  const times = quotient.round(0, halfEven).toNumber()
  if (quotient.gte(10)) return { ratio: 'times', times }
  if (quotient.gt(0.1)) return null
  return { ratio: quotient.gte(0.095) ? 'tenth' : 'less', times }
}

/**
 * Returns warnings by field for numbers that are at least ten times, or at most a tenth of, the material's usual
 * number.
 */
export function unusualNumbers(
  line: LineValues,
  { name: rawName, past, locale }: { name: string; past: MaterialStatistics | undefined; locale: string },
): Partial<Record<keyof LineValues, string>> {
  if (!past) return {}
  const { usualWeight, usualPrice } = past
  const [weight, price] = [farFrom(line.weight, usualWeight), farFrom(pricePerKg(line), usualPrice)]
  const name = isolated(rawName)
  return {
    ...(weight && usualWeight !== null
      ? {
          weight: t(
            '{ratio, select, tenth {A tenth of the usual weight for {name}, {usual}} less {Less than a tenth of the usual weight for {name}, {usual}} other {{times, plural, other {# times the usual weight for {name}, {usual}}}}}',
            { ...weight, name, usual: formatWeight(usualWeight, locale), locale },
          ),
        }
      : {}),
    ...(price && usualPrice !== null
      ? {
          value: t(
            '{ratio, select, tenth {A tenth of the usual price for {name}, {usual}} less {Less than a tenth of the usual price for {name}, {usual}} other {{times, plural, other {# times the usual price for {name}, {usual}}}}}',
            { ...price, name, usual: formatPrice(usualPrice, locale), locale },
          ),
        }
      : {}),
  }
}

/** Maximum time difference in ms between possible duplicates: 10 minutes. */
const justNow = 10 * 60_000

type Load = { materials: ReadonlyArray<{ name: string | null; weight: number | null }> }

const loadOf = ({ materials }: Load) =>
  materials
    .map(({ name, weight }) => JSON.stringify([name, weight]))
    .toSorted()
    .join()

/**
 * Returns a trade with the same buyer, seller, materials and weights within ten minutes of `now` (epoch milliseconds),
 * or undefined.
 */
export const findDuplicate = (
  trades: readonly Trade[],
  body: Pick<TradeBody, 'buyerId' | 'sellerId'> & Load,
  now: number,
): Trade | undefined =>
  body.materials.length === 0
    ? undefined
    : trades.find(
        ({ buyer, seller, createdAt, materials }) =>
          buyer?.id === body.buyerId &&
          seller?.id === body.sellerId &&
          Math.abs(now - Date.parse(createdAt)) <= justNow &&
          loadOf({ materials: materials.map(({ material, weight }) => ({ name: material.name, weight })) }) ===
            loadOf(body),
      )
