import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { cellText } from '#domain/import/cell-text.ts'
import { reasonHeading, restFile } from '#domain/import/rest-file.ts'

/** Parses a file as the import does. */
const readBack = (csv: string) =>
  papaparse.parse<string[]>(csv, { delimiter: ',', skipEmptyLines: true }).data.map(row => row.map(cellText))

test('a file of rows that were not imported reads back with a reason for each row', () => {
  const rows = [
    { cells: ['Scrap, mixed', '1,5'], reason: 'The name exists; choose another name' },
    { cells: ['=SUM(A1)', '-3', 'more'], reason: 'Must be a number' },
    { cells: ['Tin "A"'], reason: 'Enter a factor' },
  ]
  expect(readBack(restFile(['Material', 'Factor'], rows))).toEqual([
    ['Material', 'Factor', '', 'Reason'],
    ['Scrap, mixed', '1,5', '', 'The name exists; choose another name'],
    ['=SUM(A1)', '-3', 'more', 'Must be a number'],
    ['Tin "A"', '', '', 'Enter a factor'],
  ])
})

test('a cell that a spreadsheet might read as a formula has an apostrophe', () => {
  expect(restFile(['Material'], [{ cells: ['=SUM(A1)'], reason: '' }])).toContain("'=SUM(A1)")
})

test('a reason of an earlier import is replaced', () => {
  const rows = [{ cells: ['Tin', 'The name exists'], reason: 'Must be a number' }]
  expect(readBack(restFile(['Material', reasonHeading], rows))).toEqual([
    ['Material', 'Reason'],
    ['Tin', 'Must be a number'],
  ])
})

test('a column of the file with the heading Reason remains if it is not the last', () => {
  const rows = [{ cells: ['Damaged', 'Tin'], reason: 'Must be a number' }]
  expect(readBack(restFile([reasonHeading, 'Material'], rows))[1]).toEqual(['Damaged', 'Tin', 'Must be a number'])
})

test('a file of 20,000 rows has all rows', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => ({ cells: [`Material ${row}`], reason: 'The name exists' }))
  expect(readBack(restFile(['Material'], rows))).toHaveLength(20_001)
})
