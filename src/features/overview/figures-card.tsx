import { useLocale } from '#actors/environment.tsx'
import {
  carbonAmount,
  effectOf,
  knownCarbon,
  notAFootprint,
  uncountedOf,
  unitFor,
} from '#domain/carbon/carbon-words.ts'
import { growthSince } from '#domain/carbon/month-sums.ts'
import { spanOf, type TradeSums } from '#domain/carbon/trade-sums.ts'
import { type DecimalText, formatMoney, formatNumber } from '#domain/figures/numbers.ts'
import { Stat } from '#ui/basics/stat.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './figures-card.css.ts'

/** A change in percent, with its sign: "+12 %", "−3 %", "as much as". Empty where there is nothing to compare with. */
export function changeInWords(growth: DecimalText | null, locale: string): string {
  if (growth === null) return ''
  const amount = formatNumber(growth, locale, { min: 0, max: 0 })
  if (amount === '0') return 'as much as'
  return `${amount.startsWith('−') ? '' : '+'}${amount}\u00a0%`
}

const effects = {
  avoided: { label: 'CO₂e avoided, estimated', tone: 'good' },
  moreThanNew: { label: 'CO₂e more than new, estimated', tone: 'bad' },
  unknown: { label: 'CO₂e avoided', tone: undefined },
} as const

const tradesOf = (sums: TradeSums): DecimalText => `${spanOf(sums)?.trades ?? 0}`

/** The figures of a period. `before` is null as long as there is nothing whole to compare with; `against` says what that is. */
export function FiguresCard({
  now,
  before,
  against,
  tradesName,
}: {
  now: TradeSums
  before: TradeSums | null
  against: string
  tradesName: string
}) {
  const locale = useLocale()
  const { weight, value } = now.all
  const carbon = knownCarbon(now.all)
  const carbonUnit = unitFor(carbon ?? '0')
  const weightUnit = unitFor(weight)
  const change = (of: (sums: TradeSums) => DecimalText | null) => {
    const [was, is] = [before && of(before), of(now)]
    return was === null || is === null ? '' : changeInWords(growthSince(was, is), locale)
  }
  const stats = [
    {
      ...effects[effectOf(carbon)],
      ...(carbon === null
        ? { value: 'unknown' }
        : { value: carbonAmount(carbon, locale, carbonUnit), unit: carbonUnit }),
      change: change(({ all }) => knownCarbon(all)),
    },
    {
      label: 'Weight',
      // The kilograms of a weight become tonnes by the rule of CO₂e.
      value: carbonAmount(weight, locale, weightUnit),
      unit: weightUnit,
      change: change(({ all }) => all.weight),
    },
    { label: 'Value', value: formatMoney(value, locale), change: change(({ all }) => all.value) },
    { label: tradesName, value: formatNumber(tradesOf(now), locale, { min: 0 }), change: change(tradesOf) },
  ]
  const notes = [uncountedOf(now.all), notAFootprint].filter(Boolean)
  return (
    <Card>
      <div className={css.frame}>
        <div className={css.stats}>
          {stats.map(({ change: words, ...stat }) => (
            <div key={stat.label} className={css.stat}>
              <Stat {...stat} />
              <p className={css.change}>{words && `${words} ${against}`}</p>
            </div>
          ))}
        </div>
      </div>
      <p className={css.notes}>{notes.join(' ')}</p>
    </Card>
  )
}
