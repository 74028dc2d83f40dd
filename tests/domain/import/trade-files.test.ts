import { expect, test } from 'vitest'
import { decimalOf } from '#domain/figures/number-reading.ts'
import { readWeight, weightNumbersIn, weightUnitIn } from '#domain/import/cell-amounts.ts'
import { dateOrderOf, readDate } from '#domain/import/cell-dates.ts'
import { weightUnitFor } from '#domain/import/file-notation.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { matchingOf } from '#domain/import/import-matching.ts'
import { readContent } from '#domain/import/read-content.ts'
import { bestSample } from '#domain/import/text-rows.ts'
import { transactionImport } from '#domain/import/trade-import.ts'
import { tradeImportFields } from '#domain/import/trade-import-fields.ts'
import { tradeShapes } from '#tests/inputs/trade-files.ts'
import { tradeSheets } from '#tests/inputs/trade-sheets.ts'

test.for([...tradeShapes, ...tradeSheets])(
  '$source',
  async ({ file, encoding, delimiter, header, expected, first, order, unit }) => {
    const reading = { content: new Blob([file]), delimiter: null, encoding: null, sheet: null }
    const headingsIn = (cells: readonly string[]) => cells.filter(cell => weightUnitIn(cell)).length
    const table = await readContent(reading, samples => bestSample(samples, headingsIn))
    const rowAt = (row: number) => table.rows.find(each => each.row === row)
    const cellOf = (kind: keyof typeof expected) => rowAt(first.row)?.cells[expected[kind] ?? -1] ?? ''
    expect([table.encoding, table.delimiter]).toEqual([encoding, delimiter])
    expect(rowAt(header)?.cells.length).toBeGreaterThan(Math.max(...Object.values(expected)))

    const column = (kind: keyof typeof expected) => table.rows.map(({ cells }) => cells[expected[kind] ?? -1] ?? '')
    expect(dateOrderOf(column('date')).kind === 'open').toBe(order !== undefined)
    const date = readDate(cellOf('date'), order ?? null)
    expect(Object(date).local?.slice(0, first.date?.length)).toBe(first.date)

    const decimals = decimalOf(column('weight').flatMap(weightNumbersIn))
    const notation = {
      decimal: decimals.kind === 'found' ? decimals.decimal : null,
      isExact: rowAt(first.row)?.exact?.has(expected.weight ?? -1) ?? false,
    }
    const weight = readWeight(cellOf('weight'), { unit: unit ?? 'kg', ...notation })
    expect(Object(weight).kg).toBe(first.kg)
  },
)

test.for([...tradeShapes, ...tradeSheets])('$source: columns', async ({ file, header, expected, unit }) => {
  const reading = { content: new Blob([file]), delimiter: null, encoding: null, sheet: null }
  const fields = fieldsNamedIn(tradeImportFields)
  const read = await readContent(reading, samples => bestSample(samples, fields))
  const table = { name: null, ...read }
  const { header: found, columns } = matchingOf(table, transactionImport)
  expect(table.rows[found ?? -1]?.row).toBe(header)
  // The code of a material is not a GW code.
  const { party, code: _, ...others } = expected
  expect(columns).toMatchObject(others)
  expect([undefined, columns['buyer'], columns['seller']]).toContain(party)
  // A column of units counts for each row.
  const ofHeading = expected.unit === undefined ? (unit ?? 'kg') : 'kg'
  expect(weightUnitFor(table, matchingOf(table, transactionImport), 'weight')).toBe(ofHeading)
})
