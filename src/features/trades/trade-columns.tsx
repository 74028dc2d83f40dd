import { lazy, Suspense } from 'react'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { ListColumn } from '#patterns/list/list-definition.ts'
import type { Trade } from '#schemas/trade.ts'
import { Moment } from './moment.tsx'

// Exact sums need a library, which is fetched once a column with a sum is chosen.
const TradeFigure = lazy(async () => ({ default: (await import('./trade-figure.tsx')).TradeFigure }))

const figure = (
  id: 'weight' | 'value' | 'carbon',
  column: Pick<ListColumn<Trade>, 'header' | 'unit' | 'kind' | 'needs' | 'isIn'>,
): ListColumn<Trade> => ({
  ...column,
  id,
  sortBy: id,
  isNumeric: true,
  isOptional: true,
  cell: ({ materials }, locale) => (
    <Suspense>
      <TradeFigure lines={materials} of={id} locale={locale} />
    </Suspense>
  ),
})

/** The columns of the lists of transactions and collections beside buyer and seller. Weight in kg, value in rand. */
export function tradeColumns(resource: 'transactions' | 'collections'): readonly ListColumn<Trade>[] {
  const ofLines = {
    needs: `${resource}.materials.view`,
    isIn: ({ materials }: Trade) => materials.length > 0,
  } as const
  return [
    {
      id: 'date',
      header: 'Date',
      sortBy: 'createdAt',
      isOptional: true,
      cell: ({ createdAt }, locale) => <Moment at={createdAt} locale={locale} />,
    },
    {
      id: 'lines',
      header: 'Lines',
      sortBy: 'lines',
      isNumeric: true,
      isOptional: true,
      ...ofLines,
      cell: ({ materials }, locale) => formatNumber(materials.length, locale, { min: 0 }),
    },
    figure('weight', { header: 'Weight', unit: 'kg', ...ofLines }),
    figure('value', { header: 'Value', unit: 'R', ...ofLines }),
    figure('carbon', { header: 'Est. CO₂e saved', unit: 'kg', kind: 'good', ...ofLines }),
  ]
}
