import { useLocale } from '#actors/environment.tsx'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import { carbonAmount, unitFor } from '#domain/carbon/carbon-words.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import type { FlowAbout } from '#schemas/flow.ts'
import { Stat } from '#ui/figures/stat.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './flow.css.ts'
import type { FlowReading } from './use-flow-reading.ts'

/**
 * Returns the weights that came in and went out in the pages read so far, in kg. `outKg` is null if the read pages
 * contain sales of several businesses.
 */
function weightsSoFar({ kind, id }: FlowAbout, lists: FlowReading['soFar']) {
  const own = ({ by, now }: FlowReading['soFar'][number]) =>
    kind === 'collector' || by === id
      ? now.all.weight
      : (now.byBusiness.find(business => business.id === id)?.sums.weight ?? '0')
  const inKg = exactText(lists.reduce((sum, list) => sum.plus(own(list)), exact(0)))
  const sales = lists.find(({ list, by }) => list === 'transactions' && by === id)
  return { inKg, outKg: sales?.sold.all.weight ?? null }
}

/** Weights of the period while pages load. Stock needs all pages. */
export function FlowSoFar({ about, lists }: { about: FlowAbout; lists: FlowReading['soFar'] }) {
  const locale = useLocale()
  const { inKg, outKg } = weightsSoFar(about, lists)
  const unit = unitFor(inKg, outKg ?? '0')
  const stat = (label: string, kg: DecimalText) => (
    <Stat label={label} value={carbonAmount(kg, locale, unit)} unit={unit} />
  )
  return (
    <Card>
      <output className={css.soFar} aria-label={t('Loading records')}>
        {stat(t('In, so far'), inKg)}
        {outKg === null ? null : stat(t('Out, so far'), outKg)}
      </output>
    </Card>
  )
}
