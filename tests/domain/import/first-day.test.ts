import { expect, test } from 'vitest'
import { pastedText } from '#domain/import/file-text.ts'
import { firstDayIn } from '#domain/import/first-day.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { matchingOf } from '#domain/import/import-matching.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { ImportResource } from '#domain/import/import-types.ts'
import { transactionImport } from '#domain/import/trade-import.ts'

function firstDay(dates: readonly string[], resource: ImportResource = 'transactions') {
  const text = ['Date,Seller,Material,kg,R', ...dates.map(date => `${date},Naledi,Copper,1,1`)].join('\n')
  const table = { name: null, ...pastedText(text), ...tableOf(text, null, fieldsNamedIn(transactionImport.fields)) }
  return firstDayIn(resource, { table, matching: matchingOf(table, transactionImport), writes: [] })
}

const noTable = {
  table: null,
  matching: { header: null, columns: {}, decimal: null, dateOrder: null, weightUnit: null },
}
const content = (createdAt: string) => ({ buyer: {}, seller: {}, createdAt, lines: [] })

test('is the day before the earliest date of the file', () => {
  expect(firstDay(['2026-11-17 08:05', '2026-11-03', '2026-11-20'])).toBe('2026-11-02')
  expect(firstDay(['2026-11-17'], 'collections')).toBe('2026-11-16')
})

test('counts both meanings of an ambiguous date', () => {
  expect(firstDay(['10/02/2026', '12/03/2026'])).toBe('2026-02-09')
})

test('ignores cells that are no dates, and is null if there is none', () => {
  expect(firstDay(['yesterday', '2026-11-17'])).toBe('2026-11-16')
  expect(firstDay(['yesterday'])).toBeNull()
})

test('is null for records without a date', () => {
  expect(firstDay(['2026-11-17'], 'materials')).toBeNull()
})

test('is the day before the earliest record of an import without a file', () => {
  const writes = [
    { kind: 'create', id: 'a', body: content('2026-11-17T10:00:00.000Z') },
    { kind: 'update', id: 'b', before: content('2026-11-11T10:00:00.000Z'), body: content('2026-11-12T10:00:00.000Z') },
  ] as const
  expect(firstDayIn('transactions', { ...noTable, writes })).toBe('2026-11-10')
  // The day of a record with only other lines is unknown.
  const lines = { kind: 'update', id: 'c', before: { lines: [] }, body: { lines: [] } } as const
  expect(firstDayIn('transactions', { ...noTable, writes: [...writes, lines] })).toBeNull()
})
