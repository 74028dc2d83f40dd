import { useLocale } from '#actors/environment.tsx'
import { carbonAmount, effectOf, uncountedOf, unitFor } from '#domain/carbon/carbon-words.ts'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { carbonEffects } from '#patterns/figures/carbon-cell.tsx'
import { frame, stat as statFrame } from '#patterns/figures/figures.css.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { Stat } from '#ui/figures/stat.tsx'
import * as css from './statement.css.ts'

const weights = { business: t('Material bought'), collector: t('Material collected') } as const
const trades = { business: t('Transactions'), collector: t('Collections') } as const

const inKilograms = (kg: DecimalText, locale: string) => leftToRight(`${carbonAmount(kg, locale)}\u00a0kg`)

/** Returns a note about modelled storage that is excluded from or included in the CO₂e avoided; '' without storage. */
function storageNote(apartKg: DecimalText, includedKg: DecimalText, locale: string): string {
  const [apart, included] = [inKilograms(apartKg, locale), inKilograms(includedKg, locale)]
  if (includedKg === '0') return apartKg === '0' ? '' : t('Modelled storage, not included: {apart}', { apart })
  return apartKg === '0'
    ? t('Of which modelled storage: {included}', { included })
    : t('Modelled storage, not included: {apart}. Of which modelled storage: {included}', { apart, included })
}

/**
 * Returns a note with the CO₂e in kg if the total is in tonnes, and with the CO₂e more than new; '' if neither applies.
 */
function carbonNote(kg: string, moreThanNew: string): string {
  if (moreThanNew === '') return kg
  return kg === ''
    ? t('{moreThanNew} more than new is already subtracted', { moreThanNew })
    : t('{kg}: {moreThanNew} more than new is already subtracted', { kg, moreThanNew })
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
  const stats = [
    {
      ...carbonEffects[effectOf(avoidedKg)],
      ...(avoidedKg === null
        ? { value: t('unknown') }
        : { value: carbonAmount(avoidedKg, locale, carbonUnit), unit: carbonUnit }),
      notes: [
        carbonNote(
          carbonUnit === 't' && avoidedKg !== null ? inKilograms(avoidedKg, locale) : '',
          isMixed ? inKilograms(moreThanNewKg, locale) : '',
        ),
        storageNote(storedKg, storedInAvoidedKg, locale),
      ],
    },
    {
      label: weights[about.kind],
      // Weights switch from kg to t at the same threshold as CO₂e.
      value: carbonAmount(weightKg, locale, weightUnit),
      unit: weightUnit,
      notes: [weightUnit === 't' ? inKilograms(weightKg, locale) : ''],
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
      notes: [
        `${t('Share of weight without a factor.')} ${uncountedOf({ unknown: linesWithoutFactor }, locale)}`.trim(),
      ],
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
