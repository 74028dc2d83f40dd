import { lazy, Suspense } from 'react'
import { atLeisure } from '#actors/at-leisure.ts'
import { dayInWords } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { ListColumn, ListDefinition } from '#patterns/list/list-definition.ts'
import type { Trade } from '#schemas/trade.ts'
import { TradeLine } from './trade-line.tsx'

// Exact sums need a library, which is fetched once a column with a sum is chosen. The headings of days, which all lists have at
// first, wait for the forms of their records to be fetched ahead, which have it too.
const TradeFigure = lazy(async () => ({ default: (await import('./trade-figure.tsx')).TradeFigure }))
const WeightOfTrades = lazy(async () => {
  await atLeisure(new AbortController().signal)
  return { default: (await import('./trade-figure.tsx')).WeightOfTrades }
})

const figure = (
  id: 'weight' | 'value' | 'carbon',
  column: Pick<ListColumn<Trade>, 'header' | 'unit' | 'kind' | 'width' | 'needs' | 'isIn'>,
): ListColumn<Trade> => ({
  ...column,
  id,
  sortBy: id,
  isNumeric: true,
  isOptional: true,
  isFigure: true,
  cell: ({ materials }, { locale }) => (
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
      isDate: true,
      isOptional: true,
      isFigure: true,
      width: 5.5,
      cell: ({ createdAt }, { locale, now }) => <time dateTime={createdAt}>{dayInWords(createdAt, locale, now)}</time>,
    },
    {
      id: 'lines',
      header: 'Lines',
      sortBy: 'lines',
      isNumeric: true,
      isOptional: true,
      isFigure: true,
      width: 5,
      ...ofLines,
      cell: ({ materials }, { locale }) => formatNumber(materials.length, locale, { min: 0 }),
    },
    figure('weight', { header: 'Weight', unit: 'kg', width: 7, ...ofLines }),
    figure('value', { header: 'Value', unit: 'R', width: 7.5, ...ofLines }),
    figure('carbon', { header: 'CO₂e saved', unit: 'kg', kind: 'good', width: 9, ...ofLines }),
  ]
}

/** What the lists of transactions and of collections have in common: what is searched, and how a row is told from others. */
export const tradeRows = (resource: 'transactions' | 'collections') =>
  ({
    searched: ['Buyer', 'seller', { words: 'material', needs: `${resource}.materials.view` }],
    secondLine: (trade, view) => <TradeLine trade={trade} view={view} />,
    days: {
      at: ({ createdAt }) => createdAt,
      sumOf: (trades, locale) =>
        trades.every(({ materials }) => materials.length === 0) ? null : (
          <Suspense>
            <WeightOfTrades trades={trades} locale={locale} />
          </Suspense>
        ),
    },
  }) satisfies Partial<ListDefinition<Trade>>
