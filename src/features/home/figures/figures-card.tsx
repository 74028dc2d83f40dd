import { useId } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { notAFootprint, uncountedOf } from '#domain/carbon/carbon-words.ts'
import { type Compared, carbonStat, tradeStats } from '#features/home/trade-stats.ts'
import { t } from '#messages/message.ts'
import { frame, stat as statFrame } from '#patterns/figures/figures.css.ts'
import { Stat } from '#ui/figures/stat.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './figures-card.css.ts'

type Shown = { label: string; value: string; unit?: string; tone?: 'good' | 'bad' | undefined; change: string }

const Figure = ({ figure: { change, ...stat }, isSmall = false }: { figure: Shown; isSmall?: boolean }) => (
  <div className={statFrame}>
    <Stat {...stat} isSmall={isSmall} />
    <p className={css.change}>{change}</p>
  </div>
)

function Side({ name, figures }: { name: string; figures: readonly Shown[] }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={css.side}>
      <h2 id={id} className={css.sideName}>
        {name}
      </h2>
      {figures.map(figure => (
        <Figure key={figure.label} figure={figure} isSmall />
      ))}
    </div>
  )
}

/**
 * Totals of a period. For a business, `sums` are its purchases and `sold` its sales. `earlier` is the period that
 * they are compared with, as text; '' without one.
 */
export function FiguresCard({
  sums,
  sold,
  earlier,
  tradesName,
  note,
}: {
  sums: Compared
  sold: Compared | null
  earlier: string
  tradesName: string
  note: string
}) {
  const locale = useLocale()
  const carbonFigure = <Figure figure={carbonStat(sums, locale)} />
  const notes = [
    earlier && t('Compared with {earlier}.', { earlier }),
    uncountedOf(sums.now.all, locale),
    note,
    notAFootprint,
  ]
  const stats = (side: Compared) => tradeStats(side, tradesName, locale)
  return (
    <Card>
      <div className={frame}>
        {sold ? (
          <div className={css.sides}>
            <div>
              {carbonFigure}
              <p className={css.notes}>{t('From your purchases')}</p>
            </div>
            <div className={css.bothSides}>
              <Side name={t('Bought')} figures={stats(sums)} />
              <Side name={t('Sold')} figures={stats(sold)} />
            </div>
          </div>
        ) : (
          <div className={css.stats}>
            {carbonFigure}
            {stats(sums).map(figure => (
              <Figure key={figure.label} figure={figure} />
            ))}
          </div>
        )}
      </div>
      <p className={css.notes}>{notes.filter(Boolean).join(' ')}</p>
    </Card>
  )
}
