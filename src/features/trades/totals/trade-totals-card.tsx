import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
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
import { carbonEffects } from '#patterns/figures/carbon-cell.tsx'
import { Icon } from '#ui/basics/icon.tsx'
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

/** Returns sentences about what the CO₂e total includes and excludes. */
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
  ].filter(Boolean)
}

export function LinesTotalsCard({ lines, ...rest }: { lines: LinesActor; isSale: boolean; children?: ReactNode }) {
  const [select] = useState(totalsSelector)
  return <TotalsCard totals={useSelector(lines, select)} pending={useSelector(lines, countPending)} {...rest} />
}

/** CO₂e of a load and each family's share. A press on the info sign explains the estimate. */
function CarbonPart({ totals }: { totals: Totals }) {
  const locale = useLocale()
  const carbon = knownCarbon(totals)
  const effect = effectOf(carbon)
  const unit = unitFor(totals.carbon, ...totals.byFamily.map(share => share.carbon))
  const shares = totals.byFamily.map(share => {
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
  const { label, tone } = carbonEffects[effect]
  return (
    <>
      <Stat label={label} tone={tone} {...figure} isSmall />
      <StackedBar label={t('CO₂e by family')} shares={shares} />
      <details className={css.details}>
        <summary className={css.summary}>
          <Icon name="info" />
          {t('About this estimate')}
        </summary>
        <p>{`${estimateOf(totals, locale)} ${notAFootprint}`}</p>
      </details>
    </>
  )
}

/**
 * Weight and value of a load, and its CO₂e if the load has lines. `pending` is the number of lines that are not counted
 * yet. A sale has a note, and no CO₂e once it is recorded. `children` are below.
 */
export function TotalsCard({
  totals,
  isSale,
  isRecorded = false,
  pending = 0,
  children,
}: {
  totals: Totals
  isSale: boolean
  isRecorded?: boolean
  pending?: number
  children?: ReactNode
}) {
  const locale = useLocale()
  const { weight, value, byFamily } = totals
  const unit = unitFor(totals.carbon, ...byFamily.map(share => share.carbon))
  const hasCarbon = !(isSale && isRecorded)
  const notes = [
    isSale ? t('This is a sale: its CO₂e counts for the buyer.') : '',
    ...(hasCarbon ? notesOf(totals, pending, unit, locale) : []),
  ].filter(Boolean)
  return (
    <Card title={t('This load')}>
      <div className={css.load}>
        <div className={css.part}>
          <Stat label={t('Weight')} value={formatWeight(weight, locale)} />
          <Stat label={t('Value')} value={formatMoney(value, locale)} />
        </div>
        {byFamily.length > 0 || notes.length > 0 ? (
          <div className={css.part}>
            {hasCarbon ? null : <Stat label={carbonEffects.unknown.label} value="–" isSmall />}
            {hasCarbon && byFamily.length > 0 ? <CarbonPart totals={totals} /> : null}
            {notes.length > 0 ? (
              <div className={css.notes}>
                {notes.map(note => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            ) : null}
          </div>
        ) : null}
        {children}
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
