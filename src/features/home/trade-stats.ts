import { carbonAmount, effectOf, knownCarbon, unitFor } from '#domain/carbon/carbon-words.ts'
import { growthSince } from '#domain/carbon/month-sums.ts'
import { spanOf, type TradeSums } from '#domain/carbon/trade-sums.ts'
import { formatMoney, valueWithoutVat } from '#domain/figures/money.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { carbonEffects } from '#patterns/figures/carbon-cell.tsx'

/** Totals of a period and of the earlier period. `before` is null if the earlier period is not fully loaded. */
export type Compared = { now: TradeSums; before: TradeSums | null }

/** Returns a change as a signed percentage: "+12 %", "−3 %" or "unchanged". '' if `growth` is null. */
export function changeInWords(growth: DecimalText | null, locale: string): string {
  if (growth === null) return ''
  const amount = formatNumber(growth, locale, { min: 0, max: 0 })
  return amount === '0' ? t('unchanged') : leftToRight(`${Number(growth) > 0 ? '+' : ''}${amount}\u00a0%`)
}

function changeOf({ now, before }: Compared, locale: string, of: (sums: TradeSums) => DecimalText | null): string {
  const [was, is] = [before && of(before), of(now)]
  return was === null || is === null ? '' : changeInWords(growthSince(was, is), locale)
}

const countOf = (sums: TradeSums) => spanOf(sums)?.trades ?? 0

/** Returns the change in the number of trades: "+2", "−3", "unchanged". '' without earlier trades. */
function countChange({ now, before }: Compared, locale: string): string {
  if (!before || countOf(before) === 0) return ''
  const more = countOf(now) - countOf(before)
  if (more === 0) return t('unchanged')
  return leftToRight(`${more > 0 ? '+' : ''}${formatNumber(more, locale, { min: 0 })}`)
}

export function carbonStat(sums: Compared, locale: string) {
  const carbon = knownCarbon(sums.now.all)
  const unit = unitFor(carbon ?? '0')
  return {
    ...carbonEffects[effectOf(carbon)],
    ...(carbon === null ? { value: t('unknown') } : { value: carbonAmount(carbon, locale, unit), unit }),
    change: changeOf(sums, locale, ({ all }) => knownCarbon(all)),
  }
}

export function tradeStats(sums: Compared, tradesName: string, locale: string) {
  const { weight, value } = sums.now.all
  const unit = unitFor(weight)
  return [
    {
      label: t('Weight'),
      // Weights switch from kg to t at the same threshold as CO₂e.
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
