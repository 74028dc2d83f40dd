import { useMemo, useState } from 'react'
import { type Environment, useEnvironment, useLocale } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import type { MonthTable } from '#domain/carbon/month-sums.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import * as css from '#features/home/overview.css.ts'
import { t } from '#messages/message.ts'
import { chartSpace } from '#patterns/figures/figures.css.ts'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { Segments } from '#ui/pickers/segments.tsx'
import { chartFigures } from './month-figures.ts'
import { MonthsTable } from './months-table.tsx'

type MonthsView = 'chart' | 'table'

const defaultChoice = (): { view: MonthsView } => ({ view: 'chart' })

/** Returns the choice of chart or table, which lasts until the session ends or the page reloads. */
function useMonthsView(): [MonthsView, (view: MonthsView) => void] {
  const environment: Environment = useEnvironment()
  const choice = sessionService(environment, defaultChoice)
  const [view, setView] = useState(choice.view)
  return [
    view,
    next => {
      choice.view = next
      setView(next)
    },
  ]
}

const title = t('CO₂e by month')

export const stackedMonths = lazyPart(async () => (await import('#ui/charts/stacked-months.tsx')).StackedMonths)

const views: ReadonlyArray<{ id: MonthsView; label: string }> = [
  { id: 'chart', label: t('Chart') },
  { id: 'table', label: t('Table') },
]

/** CO₂e by month and family, as a chart or a table. `name` is the period: "Last 12 months". */
export function MonthsCard({ table, name }: { table: MonthTable; name: string }) {
  const locale = useLocale()
  const [view, choose] = useMonthsView()
  const { part: StackedMonths } = usePart(stackedMonths, view === 'chart')
  const { unit, ...figures } = useMemo(() => chartFigures(table, name, locale), [table, name, locale])
  const figureOf = (kg: number) => {
    const amount = unit === 't' ? kg / 1000 : kg
    return formatNumber(amount, locale, { min: 0, max: 2 })
  }
  return (
    <Card
      title={title}
      isFlush={view === 'table'}
      actions={
        <div className={css.actions}>
          <span className={css.unit}>{unit === 't' ? t('tonnes, estimated') : t('kg, estimated')}</span>
          <Segments label={t('Show CO₂e by month as')} options={views} value={view} onChange={choose} />
        </div>
      }
    >
      {view === 'table' ? (
        <MonthsTable label={title} table={table} />
      ) : StackedMonths ? (
        <StackedMonths
          label={t('CO₂e by month, {unit}, stacked by family', { unit })}
          {...figures}
          figureOf={figureOf}
        />
      ) : (
        <div className={chartSpace} />
      )}
    </Card>
  )
}
