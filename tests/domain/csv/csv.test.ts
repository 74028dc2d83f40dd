import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { type CsvCell, csvHead, csvRow } from '#domain/csv/csv.ts'

const readBack = (csv: string) => papaparse.parse<string[]>(csv, { skipEmptyLines: true }).data

describe('A row of CSV', () => {
  test('is read back as it was written, with commas, quotes and line breaks in its cells', () => {
    const cells = ['Scrap, mixed', 'Tin "A"', 'two\nlines', 'CR\r\nand LF', ' spaced ', '', 'Käse 日本 🐑']
    expect(readBack(csvRow(cells))).toEqual([cells])
  })

  test('ends with CR and LF, and has commas between cells', () => {
    expect(csvRow(['a', 'b'])).toBe('a,b\r\n')
  })

  test('has nothing where there is nothing to say', () => {
    expect(csvRow(['a', null, 'b'])).toBe('a,,b\r\n')
  })

  test.each<[CsvCell, string]>([
    [-30, '-30'],
    ['-30', '-30'],
    ['-28.81584', '-28.81584'],
    [0.5, '0.5'],
  ])('leaves the number %j as it is', (cell, written) => {
    expect(csvRow([cell])).toBe(`${written}\r\n`)
  })

  test.each(['=1+1', '+1 212 555 0147', '+12125550147', '-1+1', '-', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1'])(
    'has an apostrophe before a text that a spreadsheet would run: %j',
    text => {
      expect(readBack(csvRow(['first', text]))).toEqual([['first', `'${text}`]])
    },
  )

  test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)'])('also where its sign is a full-width one: %j', text => {
    expect(readBack(csvRow([text, '1']))).toEqual([[`'${text}`, '1']])
  })
})

test('A file begins with a mark for UTF-8 and the names of its columns', () => {
  expect(csvHead(['Buyer', 'CO₂e (kg)'])).toBe('\uFEFFBuyer,CO₂e (kg)\r\n')
})
