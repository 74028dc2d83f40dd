import { factorText, lineCarbon } from '#domain/carbon/carbon.ts'
import { knownCarbon } from '#domain/carbon/carbon-words.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { figureCell } from '#domain/csv/csv-cell.ts'
import { toSpreadsheetDate } from '#domain/figures/dates.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { isSaleOf } from '#domain/trades/trade-side.ts'
import { t } from '#messages/message.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Trade } from '#schemas/trade.ts'

/** Returns the CSV columns of trades: weight in kg, value in rand, CO₂e avoided in kg (negative if more than new). */
export function tradeFile(resource: 'transactions' | 'collections'): ListFile<Trade> {
  return {
    cells: {
      buyer: ({ buyer }) => buyer?.name ?? null,
      seller: ({ seller }) => (resource === 'collections' ? seller?.username : null) ?? seller?.name ?? null,
      date: ({ createdAt }) => toSpreadsheetDate(createdAt),
      lines: ({ materials }) => materials.length,
      weight: trade => figureCell(sumsOfTrade(trade).weight),
      value: trade => figureCell(sumsOfTrade(trade).value),
      // The CO₂e of a sale counts for the buyer.
      carbon: (trade, { businessId }) =>
        isSaleOf(businessId, trade) ? null : figureCell(knownCarbon(sumsOfTrade(trade))),
    },
    always: ['date', 'lines', 'weight', 'value', 'carbon'],
    after: {
      carbon: { name: t('Lines without a factor'), cell: trade => sumsOfTrade(trade).unknown },
    },
    last: [
      { name: t('Number'), cell: ({ id }) => tradeNumber(id) },
      { name: t('Id'), cell: ({ id }) => id },
    ],
    parts: {
      replaces: ['lines', 'weight', 'value', 'carbon'],
      names: [
        t('Material'),
        t('GW code'),
        t('CO₂ factor (kg/kg)'),
        t('Weight (kg)'),
        t('Value (R)'),
        t('CO₂e avoided (kg)'),
      ],
      cellsOf: (trade, { businessId }) =>
        trade.materials.map(line => [
          line.material.name,
          line.material.gwCode,
          figureCell(factorText(line.material.carbonFactor)),
          line.weight,
          line.value,
          isSaleOf(businessId, trade) ? null : figureCell(lineCarbon(line)),
        ]),
    },
  }
}
