import { factorText, lineCarbon } from '#domain/carbon/carbon.ts'
import { knownCarbon } from '#domain/carbon/carbon-words.ts'
import { type Sums, sumsOf } from '#domain/carbon/tally.ts'
import { toSpreadsheetDate } from '#domain/figures/dates.ts'
import type { ListFile } from '#patterns/list/list-file.ts'
import type { Line, Trade } from '#schemas/trade.ts'

/** What is not known is named so, and never 0. */
const unknown = 'unknown'

/** Gives the sums of lines, which are worked out once for all cells of their row. */
function rememberedSums(): (lines: readonly Line[]) => Sums {
  const known = new WeakMap<readonly Line[], Sums>()
  return lines => {
    const sums = known.get(lines) ?? sumsOf(lines)
    known.set(lines, sums)
    return sums
  }
}

/** The file of the list of transactions or of collections. Weight in kg, value in rand, CO₂e in kg saved, below 0 where it was emitted. */
export function tradeFile(resource: 'transactions' | 'collections'): ListFile<Trade> {
  const sums = rememberedSums()
  return {
    cells: {
      buyer: ({ buyer }) => buyer?.name ?? null,
      seller: ({ seller }) => (resource === 'collections' ? seller?.username : null) ?? seller?.name ?? null,
      date: ({ createdAt }) => toSpreadsheetDate(createdAt),
      lines: ({ materials }) => materials.length,
      weight: ({ materials }) => sums(materials).weight,
      value: ({ materials }) => sums(materials).value,
      carbon: ({ materials }) => knownCarbon(sums(materials)) ?? unknown,
    },
    always: ['date', 'lines', 'weight', 'value', 'carbon'],
    after: {
      carbon: { name: 'Lines without a factor', cell: ({ materials }) => sums(materials).unknown },
    },
    last: [{ name: 'Id', cell: ({ id }) => id }],
    parts: {
      replaces: ['lines', 'weight', 'value', 'carbon'],
      names: ['Material', 'GW code', 'CO₂ factor (kg/kg)', 'Weight (kg)', 'Value (R)', 'CO₂e saved (kg)'],
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
