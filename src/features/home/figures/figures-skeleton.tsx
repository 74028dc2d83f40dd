import * as css from '#features/home/overview.css.ts'
import { t } from '#messages/message.ts'
import { frame } from '#patterns/figures/figures.css.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as card from './figures-card.css.ts'

const figures = [t('CO₂e'), t('Weight'), t('Value'), t('Trades')]

export function FiguresSkeleton() {
  return (
    <>
      <output aria-label={t('Loading figures')} />
      <Card>
        <div className={frame}>
          <div className={card.stats}>
            {figures.map(figure => (
              <div key={figure} className={css.figure}>
                <Skeleton width={10} />
                <Skeleton width={16} />
              </div>
            ))}
          </div>
        </div>
      </Card>
      <Card>
        <div className={css.chart}>
          <Skeleton width={14} />
        </div>
      </Card>
    </>
  )
}
