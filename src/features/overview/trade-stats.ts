import { carbonAmount, effectOf, knownCarbon, unitFor } from '#domain/carbon/carbon-words.ts'
import { growthSince } from '#domain/carbon/month-sums.ts'
import { spanOf, type TradeSums } from '#domain/carbon/trade-sums.ts'
import { formatMoney, valueWithoutVat } from '#domain/figures/money.ts'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'

/** Sums of a period and of the earlier one; `before` is null if the earlier period is incomplete. */
export type Compared = { now: TradeSums; before: TradeSums | null }

/** Returns a change in percent with its sign: "+12 %", "−3 %", "unchanged". Empty without a comparison. */
export function changeInWords(growth: DecimalText | null, locale: string): string {
  if (growth === null) return ''
  const amount = formatNumber(growth, locale, { min: 0, max: 0 })
  if (amount === '0') return 'unchanged'
  return `${Number(growth) > 0 ? '+' : ''}${amount}\u00a0%`
}

function changeOf({ now, before }: Compared, locale: string, of: (sums: TradeSums) => DecimalText | null): string {
  const [was, is] = [before && of(before), of(now)]
  return was === null || is === null ? '' : changeInWords(growthSince(was, is), locale)
}

const countOf = (sums: TradeSums) => spanOf(sums)?.trades ?? 0

/** Returns a change in the number of trades with its sign: "+2", "−3", "unchanged". Empty without a comparison. */
function countChange({ now, before }: Compared, locale: string): string {
  if (!before || countOf(before) === 0) return ''
  const more = countOf(now) - countOf(before)
  if (more === 0) return 'unchanged'
  return `${more > 0 ? '+' : ''}${formatNumber(more, locale, { min: 0 })}`
}

export const carbonEffects = {
  avoided: { label: 'CO₂e avoided, estimated', tone: 'good' },
  moreThanNew: { label: 'CO₂e more than new, estimated', tone: 'bad' },
  unknown: { label: 'CO₂e avoided', tone: undefined },
} as const

export function carbonStat(sums: Compared, locale: string) {
  const carbon = knownCarbon(sums.now.all)
  const unit = unitFor(carbon ?? '0')
  return {
    ...carbonEffects[effectOf(carbon)],
    ...(carbon === null ? { value: 'unknown' } : { value: carbonAmount(carbon, locale, unit), unit }),
    change: changeOf(sums, locale, ({ all }) => knownCarbon(all)),
  }
}

export function tradeStats(sums: Compared, tradesName: string, locale: string) {
  const { weight, value } = sums.now.all
  const unit = unitFor(weight)
  return [
    {
      label: 'Weight',
      // Weights switch to tonnes at the same limit as CO₂e.
      value: carbonAmount(weight, locale, unit),
      unit,
      change: changeOf(sums, locale, ({ all }) => all.weight),
    },
    {
      label: valueWithoutVat,
      value: formatMoney(value, locale),
      change: changeOf(sums, locale, ({ all }) => all.value),
    },
    {
      label: tradesName,
      value: formatNumber(countOf(sums.now), locale, { min: 0 }),
      change: countChange(sums, locale),
    },
  ]
}
