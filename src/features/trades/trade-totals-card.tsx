import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { familyNames } from '#domain/figures/material-families.ts'
import { formatMoney, formatNumber, formatWeight } from '#domain/figures/numbers.ts'
import { type LinesActor, totalsSelector } from '#machines/lines/lines.selectors.ts'
import { StackedBar } from '#ui/basics/stacked-bar.tsx'
import { Stat } from '#ui/basics/stat.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './trade-totals-card.css.ts'

/** The live totals of the lines: CO₂e saved, weight and value, and the share of each material family. */
export function LoadCard({ lines }: { lines: LinesActor }) {
  const { locale } = useEnvironment()
  const [totals] = useState(totalsSelector)
  const { weight, value, carbon, byFamily } = useSelector(lines, totals)
  const shares = byFamily.map(share => ({
    id: share.family,
    family: share.family,
    name: familyNames[share.family],
    amount: Math.max(0, Number(share.carbon)),
    text: formatNumber(share.carbon, locale),
  }))
  const below = byFamily.filter(share => Number(share.carbon) < 0)
  return (
    <Card title="This load">
      <div className={css.load}>
        <div className={css.part}>
          <Stat label="CO₂e saved" value={formatNumber(carbon, locale)} unit="kg" isGood={Number(carbon) >= 0} />
          <div className={css.pair}>
            <div className={css.one}>
              <Stat label="Weight" value={formatWeight(weight, locale)} isSmall />
            </div>
            <div className={css.one}>
              <Stat label="Value" value={formatMoney(value, locale)} isSmall />
            </div>
          </div>
        </div>
        <div className={css.part}>
          {shares.length > 0 ? <StackedBar label="CO₂e by family" shares={shares} /> : null}
          {below.length > 0 ? (
            <p className={css.note}>
              Below zero, and so not in the bar: {below.map(({ family }) => familyNames[family]).join(', ')}.
            </p>
          ) : null}
          <p className={css.note}>Estimated, from each material's CO₂ factor and weight.</p>
        </div>
      </div>
    </Card>
  )
}
