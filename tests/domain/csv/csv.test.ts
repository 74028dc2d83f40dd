import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { type CsvCell, csvHead, csvRow, guarded, unguarded } from '#domain/csv/csv.ts'

const readBack = (csv: string, delimiter = ',') =>
  papaparse.parse<string[]>(csv, { skipEmptyLines: true, delimiter }).data

describe('A row of CSV', () => {
  test('reads back as written, with separators, quotes and line breaks in its cells', () => {
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

  test('ends with CR and LF, and has commas between cells', () => {
    expect(csvRow(['a', 'b'])).toBe('a,b\r\n')
  })

  test('has nothing for a cell without content', () => {
    expect(csvRow(['a', null, 'b'])).toBe('a,,b\r\n')
  })

  test.each(['one; two', 'one\ttwo', 'one, two', 'one\ntwo', 'one\rtwo'])(
    'quotes a text with a separator of any spreadsheet in both formats: %j',
    text => {
      expect(csvRow(['first', text])).toBe(`first,"${text}"\r\n`)
      expect(csvRow(['first', text], 'excel')).toBe(`first;"${text}"\r\n`)
    },
  )

  test('has a point before decimals, and for Excel a decimal comma and semicolons between cells', () => {
    const cells: CsvCell[] = ['53.05', 0.5, { decimal: '-28.81584' }, { decimal: '3.10' }, 7]
    expect(csvRow(cells)).toBe('53.05,0.5,-28.81584,3.10,7\r\n')
    expect(csvRow(cells, 'excel')).toBe('53.05;0,5;-28,81584;3,10;7\r\n')
  })

  test.each<[CsvCell, string]>([
    [-30, '-30'],
    [{ decimal: '-28.81584' }, '-28.81584'],
    [0.5, '0.5'],
  ])('leaves the number %j as it is', (cell, written) => {
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
  ])('has an apostrophe before a text that a spreadsheet would run: %j', text => {
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
  ])('has an apostrophe in %j, where another separator would begin a formula', (text, written) => {
    expect(readBack(csvRow(['first', text]))).toEqual([['first', written]])
  })
})

/** Texts with many characters that matter in a CSV file. */
const attack = fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝;,\t\r\n\0"\' ab1')), maxLength: 12 })

test('No separator, with or without quotes, makes a cell that a spreadsheet would run', () => {
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

test('A guarded text reads back as it was', () => {
  fc.assert(
    fc.property(attack, text => {
      expect(unguarded(guarded(text))).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

test('A file begins with a mark for UTF-8 and the names of its columns', () => {
  expect(csvHead(['Buyer', 'CO₂e (kg)'])).toBe('\uFEFFBuyer,CO₂e (kg)\r\n')
  expect(csvHead(['Buyer', 'CO₂e (kg)'], 'excel')).toBe('\uFEFFBuyer;CO₂e (kg)\r\n')
})
