import { useLocale } from '#actors/environment.tsx'
import { carbonAmount, effectOf, uncountedOf, unitFor } from '#domain/carbon/carbon-words.ts'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import { frame, stat as statFrame } from '#features/overview/figures/figures-card.css.ts'
import { carbonEffects } from '#features/overview/trade-stats.ts'
import { t } from '#messages/message.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { Stat } from '#ui/figures/stat.tsx'
import * as css from './statement.css.ts'

const weights = { business: t('Material bought'), collector: t('Material collected') } as const
const trades = { business: t('Transactions'), collector: t('Collections') } as const

/** Returns a note about modelled storage, not included or included in the CO₂e avoided; '' without storage. */
function storageNote(apart: DecimalText, included: DecimalText, locale: string): string {
  const amount = (kg: DecimalText) => `${carbonAmount(kg, locale)}\u00a0kg`
  return [
    apart === '0' ? '' : `Modelled storage, not included: ${amount(apart)}`,
    included === '0' ? '' : `Of which modelled storage: ${amount(included)}`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** Totals of a statement: CO₂e, weight, number of trades, and the share of the weight without a factor. */
export function StatementFigures({ statement }: { statement: CarbonStatement }) {
  const locale = useLocale()
  const { about, totals } = statement
  const { avoidedKg, moreThanNewKg, storedKg, storedInAvoidedKg, weightKg, withoutFactorPercent, linesWithoutFactor } =
    totals
  const { count, first, last } = statement.trades
  const [carbonUnit, weightUnit] = [unitFor(avoidedKg ?? '0'), unitFor(weightKg)]
  const isMixed = effectOf(avoidedKg) === 'avoided' && moreThanNewKg !== '0'
  const notes = [
    carbonUnit === 't' && avoidedKg !== null ? `${carbonAmount(avoidedKg, locale)}\u00a0kg` : '',
    isMixed ? `${carbonAmount(moreThanNewKg, locale)}\u00a0kg more than new is already subtracted` : '',
  ]
  const stats = [
    {
      ...carbonEffects[effectOf(avoidedKg)],
      ...(avoidedKg === null
        ? { value: 'unknown' }
        : { value: carbonAmount(avoidedKg, locale, carbonUnit), unit: carbonUnit }),
      notes: [notes.filter(Boolean).join(': '), storageNote(storedKg, storedInAvoidedKg, locale)],
    },
    {
      label: weights[about.kind],
      // Weights switch from kg to t at the same threshold as CO₂e.
      value: carbonAmount(weightKg, locale, weightUnit),
      unit: weightUnit,
      notes: [weightUnit === 't' ? `${carbonAmount(weightKg, locale)}\u00a0kg` : ''],
    },
    {
      label: trades[about.kind],
      value: formatNumber(count, locale, { min: 0 }),
      notes: [first && last ? rangeInWords({ from: first, to: last }, locale) : ''],
    },
    {
      label: t('Unknown'),
      value: formatNumber(withoutFactorPercent, locale, { min: 0, max: 2 }),
      unit: '%',
      notes: [`of the weight has no factor. ${uncountedOf({ unknown: linesWithoutFactor }, locale)}`],
    },
  ]
  return (
    <div className={frame}>
      <div className={css.stats}>
        {stats.map(({ notes: words, ...stat }) => (
          <div key={stat.label} className={statFrame}>
            <Stat {...stat} />
            {words.filter(Boolean).map(note => (
              <p key={note} className={css.figureNote}>
                {note}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
