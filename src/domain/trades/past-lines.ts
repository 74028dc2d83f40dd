import { exact } from '#domain/carbon/carbon.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatNumber, formatWeight } from '#domain/figures/numbers.ts'
import { isolated } from '#domain/words.ts'
import type { Trade, TradeBody } from '#schemas/trade.ts'
import type { LineValues } from './line-rules.ts'

/** What is known of a material from trades: the price paid last and the usual one in rand per kg, and the usual weight of a line in kg. */
export type MaterialPast = { lastPrice: number | null; usualPrice: number | null; usualWeight: number | null }

/** What is known of each material, by its name. */
export type Past = ReadonlyMap<string, MaterialPast>

/** How many lines it takes to say what is usual. */
const fewest = 3

/** Rand per kg, unrounded; null while it is unknown. */
export const pricePerKg = ({ weight, value }: LineValues): number | null =>
  weight === null || value === null || weight <= 0 ? null : exact(value).div(exact(weight)).toNumber()

/** Rand per kg for display: "R 3.50/kg". */
export const formatPrice = (price: number, locale: string) => `${formatMoney(price, locale)}/kg`

function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length < fewest) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** What trades tell of their materials. `but` is the id of a trade that is left out: what it says of itself is not usual. */
export function pastOf(trades: readonly Trade[], but: string | null = null): Past {
  const lines = new Map<string, LineValues[]>()
  const latestFirst = trades.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  for (const { id, materials } of latestFirst) {
    for (const { material, weight, value } of id === but ? [] : materials) {
      if (material.name !== null) lines.set(material.name, [...(lines.get(material.name) ?? []), { weight, value }])
    }
  }
  const past = [...lines].map(([name, known]) => {
    const prices = known.flatMap(line => pricePerKg(line) ?? []).filter(price => price > 0)
    const weights = known.flatMap(({ weight }) => weight ?? []).filter(weight => weight > 0)
    return [
      name,
      { lastPrice: prices[0] ?? null, usualPrice: medianOf(prices), usualWeight: medianOf(weights) },
    ] as const
  })
  return new Map(past)
}

/** "12 times the", "a tenth of the", "less than a tenth of the"; null where a figure is not far from the usual one. */
function farFrom(figure: number | null, usual: number | null, locale: string): string | null {
  if (figure === null || usual === null || figure <= 0) return null
  const times = exact(figure).div(exact(usual)).round(6)
  if (times.gte(10)) return `${formatNumber(times.toNumber(), locale, { min: 0, max: 0 })} times the`
  if (times.gt(0.1)) return null
  return times.gte(0.095) ? 'A tenth of the' : 'Less than a tenth of the'
}

/** What is ten times, or a tenth of, what is usual for the material of a line, in words, by field. */
export function oddOf(
  line: LineValues,
  { name, past, locale }: { name: string; past: MaterialPast | undefined; locale: string },
): Partial<Record<keyof LineValues, string>> {
  if (!past) return {}
  const { usualWeight, usualPrice } = past
  const [weight, price] = [farFrom(line.weight, usualWeight, locale), farFrom(pricePerKg(line), usualPrice, locale)]
  return {
    ...(weight && usualWeight !== null
      ? { weight: `${weight} usual weight of ${isolated(name)}, ${formatWeight(usualWeight, locale)}` }
      : {}),
    ...(price && usualPrice !== null
      ? { value: `${price} usual price of ${isolated(name)}, ${formatPrice(usualPrice, locale)}` }
      : {}),
  }
}

/** How long ago a load is taken for the same one, in milliseconds: 10 minutes. */
const justNow = 10 * 60_000

type Load = { materials: ReadonlyArray<{ name: string | null; weight: number | null }> }

const loadOf = ({ materials }: Load) =>
  materials
    .map(({ name, weight }) => JSON.stringify([name, weight]))
    .toSorted()
    .join()

/**
 * The trade that has the same buyer, seller, materials and weights, and was recorded in the ten minutes before `now` (epoch
 * milliseconds); undefined where there is none.
 */
export const sameLoadIn = (
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
