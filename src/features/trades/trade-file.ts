import { factorText, lineCarbon } from '#domain/carbon/carbon.ts'
import { knownCarbon } from '#domain/carbon/carbon-words.ts'
import { sumsOfTrade } from '#domain/carbon/sums-of-trade.ts'
import { toSpreadsheetDate } from '#domain/figures/dates.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Trade } from '#schemas/trade.ts'

/** What is not known is named so, and never 0. */
const unknown = 'unknown'

/** The file of the list of transactions or of collections. Weight in kg, value in rand, CO₂e in kg avoided, below 0 for more than new. */
export function tradeFile(resource: 'transactions' | 'collections'): ListFile<Trade> {
  return {
    cells: {
      buyer: ({ buyer }) => buyer?.name ?? null,
      seller: ({ seller }) => (resource === 'collections' ? seller?.username : null) ?? seller?.name ?? null,
      date: ({ createdAt }) => toSpreadsheetDate(createdAt),
      lines: ({ materials }) => materials.length,
      weight: trade => sumsOfTrade(trade).weight,
      value: trade => sumsOfTrade(trade).value,
      carbon: trade => knownCarbon(sumsOfTrade(trade)) ?? unknown,
    },
    always: ['date', 'lines', 'weight', 'value', 'carbon'],
    after: {
      carbon: { name: 'Lines without a factor', cell: trade => sumsOfTrade(trade).unknown },
    },
    last: [{ name: 'Id', cell: ({ id }) => id }],
    parts: {
      replaces: ['lines', 'weight', 'value', 'carbon'],
      names: ['Material', 'GW code', 'CO₂ factor (kg/kg)', 'Weight (kg)', 'Value (R)', 'CO₂e avoided (kg)'],
      cellsOf: ({ materials }) =>
        materials.map(line => [
          line.material.name,
          line.material.gwCode,
          factorText(line.material.carbonFactor) ?? unknown,
          line.weight,
          line.value,
          lineCarbon(line) ?? unknown,
        ]),
    },
  }
}
