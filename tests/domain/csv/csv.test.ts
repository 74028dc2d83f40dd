import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { csvHead, csvRow, guarded, unguarded } from '#domain/csv/csv.ts'
import { type CsvCell } from '#domain/csv/csv-cell.ts'

vi.setConfig({ testTimeout: 120_000 })

const readBack = (csv: string, delimiter = ',') =>
  papaparse.parse<string[]>(csv, { skipEmptyLines: true, delimiter }).data

describe('CSV row', () => {
  test('reads back unchanged with separators, quotes and line breaks', () => {
    const cells = [
      'Scrap, mixed',
      'Tin "A"',
      'one; two',
      'a\ttab',
      'two\nlines',
      'CR\r\nand LF',
      ' spaced ',
      '',
      '日本 🐑',
    ]
    expect(readBack(csvRow(cells))).toEqual([cells])
    expect(readBack(csvRow(cells, 'excel'), ';')).toEqual([cells])
  })

  test('ends with CR LF and separates cells by commas', () => {
    expect(csvRow(['a', 'b'])).toBe('a,b\r\n')
  })

  test('has an empty cell for null', () => {
    expect(csvRow(['a', null, 'b'])).toBe('a,,b\r\n')
  })

  test.each(['one; two', 'one\ttwo', 'one, two', 'one\ntwo', 'one\rtwo'])(
    "quotes a text with any spreadsheet's separator in both formats: %j",
    text => {
      expect(csvRow(['first', text])).toBe(`first,"${text}"\r\n`)
      expect(csvRow(['first', text], 'excel')).toBe(`first;"${text}"\r\n`)
    },
  )

  test('has a decimal point, and for Excel a decimal comma and semicolons', () => {
    const cells: CsvCell[] = ['53.05', 0.5, { decimal: '-28.81584' }, { decimal: '3.10' }, 7]
    expect(csvRow(cells)).toBe('53.05,0.5,-28.81584,3.10,7\r\n')
    expect(csvRow(cells, 'excel')).toBe('53.05;0,5;-28,81584;3,10;7\r\n')
  })

  test.each<[CsvCell, string]>([
    [-30, '-30'],
    [{ decimal: '-28.81584' }, '-28.81584'],
    [0.5, '0.5'],
  ])('keeps the number %j unchanged', (cell, written) => {
    expect(csvRow([cell])).toBe(`${written}\r\n`)
  })

  test.each([
    '=1+1',
    '+1 212 555 0147',
    '+12125550147',
    '-1+1',
    '-',
    '-30',
    '@SUM(A1)',
    '\0=1',
    ' =1+1',
    '＝1+1',
    '＋1',
    '－1',
  ])('puts an apostrophe before a possible formula: %j', text => {
    expect(readBack(csvRow(['first', text]))).toEqual([['first', `'${text}`]])
  })

  test.each([
    ['foo;=1+1', "foo;'=1+1"],
    ['foo; @SUM(A1)', "foo;' @SUM(A1)"],
    ['foo\t+1', "foo\t'+1"],
    ['foo,-1+1', "foo,'-1+1"],
    ['foo\n=1', "foo\n'=1"],
    ['foo;"=1', 'foo;\'"=1'],
    ['\t=1', "'\t'=1"],
  ])('puts an apostrophe in %j, where another separator would start a formula', (text, written) => {
    expect(readBack(csvRow(['first', text]))).toEqual([['first', written]])
  })
})

/** Texts with many special characters of CSV. */
const attack = fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝;,\t\r\n\0"\' ab1')), maxLength: 12 })

test('creates no formula with any separator, quoted or not', () => {
  fc.assert(
    fc.property(
      fc.array(attack, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('standard', 'excel'),
      (cells, format) => {
        const row = csvRow(cells, format)
        const read = [',', ';', '\t'].flatMap(delimiter => readBack(row, delimiter).flat())
        for (const cell of [...read, ...row.split(/[,;\t\r\n]/u)]) {
          expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/u)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('reads a guarded text back unchanged', () => {
  fc.assert(
    fc.property(attack, text => {
      expect(unguarded(guarded(text))).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

test('starts a file with the byte order mark and the header', () => {
  expect(csvHead(['Buyer', 'CO₂e (kg)'])).toBe('\uFEFFBuyer,CO₂e (kg)\r\n')
  expect(csvHead(['Buyer', 'CO₂e (kg)'], 'excel')).toBe('\uFEFFBuyer;CO₂e (kg)\r\n')
})
