import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import {
  carbonAmount,
  carbonWithUnit,
  effectOf,
  estimateOf,
  knownCarbon,
  notAFootprint,
  uncountedOf,
  unitFor,
} from '#domain/carbon/carbon-words.ts'
import type { Totals } from '#domain/carbon/totals.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { countPending, type LinesActor, totalsSelector } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { carbonTones } from '#patterns/figures/carbon-cell.tsx'
import { StackedBar } from '#ui/figures/stacked-bar.tsx'
import { Stat } from '#ui/figures/stat.tsx'
import { Card } from '#ui/layout/card.tsx'
import { loadCarbon } from './load-carbon.ts'
import * as css from './totals.css.ts'

const pendingNote = (count: number, locale: string) =>
  t(
    '{count, plural, one {# line without a material is not counted.} other {# lines have no material yet and are not counted.}}',
    { count, locale },
  )

/** Returns sentences about the CO₂e total: what it includes and excludes, and that it is an estimate. */
function notesOf(totals: Totals, pending: number, unit: 'kg' | 't', locale: string): string[] {
  const { carbon, emitted, emitting, known } = totals
  const isMixed = emitting > 0 && emitting < known
  return [
    pending > 0 ? pendingNote(pending, locale) : '',
    unit === 't' ? t('That is {amount} kg.', { amount: carbonAmount(carbon, locale) }) : '',
    isMixed
      ? t('{amount} {unit} more than new is already subtracted.', {
          amount: carbonAmount(emitted, locale, unit),
          unit,
        })
      : '',
    uncountedOf(totals, locale),
    `${estimateOf(totals, locale)} ${notAFootprint}`,
  ].filter(Boolean)
}

export function LinesTotalsCard({ lines }: { lines: LinesActor }) {
  const [select] = useState(totalsSelector)
  return <TotalsCard totals={useSelector(lines, select)} pending={useSelector(lines, countPending)} />
}

/** CO₂e, weight, value and each family's share. `pending` is the number of lines that are not counted yet. */
export function TotalsCard({ totals, pending = 0 }: { totals: Totals; pending?: number }) {
  const locale = useLocale()
  const { weight, value, byFamily } = totals
  const carbon = knownCarbon(totals)
  const effect = effectOf(carbon)
  const unit = unitFor(totals.carbon, ...byFamily.map(share => share.carbon))
  const shares = byFamily.map(share => {
    const known = knownCarbon(share)
    return {
      id: share.family,
      family: share.family,
      name: familyNames[share.family],
      amount: known === null ? null : Number(known),
      text: carbonWithUnit(known, locale, unit),
    }
  })
  const figure = carbon === null ? { value: t('unknown') } : { value: carbonAmount(carbon, locale, unit), unit }
  return (
    <Card title={t('This load')}>
      <div className={css.load}>
        <div className={css.part}>
          <Stat
            label={effect === 'moreThanNew' ? t('CO₂e more than new') : t('CO₂e avoided')}
            tone={carbonTones[effect]}
            {...figure}
          />
          <div className={css.pair}>
            <div className={css.one}>
              <Stat label={t('Weight')} value={formatWeight(weight, locale)} isSmall />
            </div>
            <div className={css.one}>
              <Stat label={t('Value')} value={formatMoney(value, locale)} isSmall />
            </div>
          </div>
        </div>
        <div className={css.part}>
          {shares.length > 0 ? <StackedBar label={t('CO₂e by family')} shares={shares} /> : null}
          <div className={css.notes}>
            {notesOf(totals, pending, unit, locale).map(note => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      </div>
    </Card>
  )
}

/** Live totals in the bottom bar on phones, where the totals card is out of view. */
export function TotalsBar({ lines }: { lines: LinesActor }) {
  const locale = useLocale()
  const [select] = useState(totalsSelector)
  const totals = useSelector(lines, select)
  return (
    <p className={css.brief}>
      <span className={css.carbon}>
        {t(
          '{effect, select, avoided {{amount} CO₂e} moreThanNew {{amount} CO₂e more than new} other {CO₂e unknown}}',
          loadCarbon(totals, locale),
        )}
      </span>
      <span className={css.rest}>
        {formatWeight(totals.weight, locale)} · {formatMoney(totals.value, locale)}
      </span>
    </p>
  )
}
