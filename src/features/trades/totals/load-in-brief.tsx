import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { carbonWithUnit, knownCarbon, unitFor } from '#domain/carbon/carbon-words.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { type LinesActor, totalsSelector } from '#machines/lines/lines.selectors.ts'
import * as css from './totals.css.ts'

/** The live totals of the lines in two lines, for the bar of a phone: the card of them is farther up the page. */
export function LoadInBrief({ lines }: { lines: LinesActor }) {
  const locale = useLocale()
  const [select] = useState(totalsSelector)
  const totals = useSelector(lines, select)
  return (
    <p className={css.brief}>
      <span className={css.carbon}>{carbonWithUnit(knownCarbon(totals), locale, unitFor(totals.carbon))} CO₂e</span>
      <span className={css.rest}>
        {formatWeight(totals.weight, locale)} · {formatMoney(totals.value, locale)}
      </span>
    </p>
  )
}
