import { describe, expect, test } from 'vitest'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { Delimiter } from '#domain/import/import-types.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { textRows } from '#domain/import/text-rows.ts'

const many = (count: number) => `Name,Factor\n${Array.from({ length: count }, (_, at) => `M${at},1`).join('\n')}`
const read = (text: string, delimiter: Delimiter | null = null) =>
  tableOf(text, delimiter, fieldsNamedIn(materialImport.fields))
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells)

describe('Rows of a file', () => {
  test.for([
    ['commas', ',', 'Name,GW code,Factor\nCopper,GW 53,3.1'],
    ['semicolons', ';', 'Name;GW code;Factor\nCopper;GW 53;3,1'],
    ['tabs', '\t', 'Name\tGW code\tFactor\nCopper\tGW 53\t3,1'],
    ['semicolons, where decimals and names have commas', ';', 'Name;Factor\nPaper, mixed;1,2\nPaper, white;1,3'],
    ['tabs, without a header', '\t', 'Paper, mixed\tGW 50-04\t1,2\nCopper\tGW 53\t3,1'],
    ['what the line for spreadsheets says', ';', 'sep=;\nPaper, mixed\nPaper, white'],
    ['tabs, where commas would fit as well', '\t', 'Copper\t3,1\nBrass\t2,5'],
  ] as const)('have %s between their cells', ([, delimiter, text]) => {
    expect(read(text).delimiter).toBe(delimiter)
  })

  test('are read by the chosen delimiter', () => {
    expect(read('a;b,c', ';').rows[0]?.cells).toEqual(['a', 'b,c'])
  })

  test("have spreadsheet numbers: empty rows count, quoted line breaks don't", () => {
    const { rows } = read('sep=,\r\nName,Factor\r\n\r\n"Copper\r\nwire",3\r\n,\r\nBrass,2\r\n')
    expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'Name', 'Factor'],
      [3, 'Copper wire', '3'],
      [5, 'Brass', '2'],
    ])
  })

  test('have no spaces around cells, no quotes and no trailing empty cells', () => {
    expect(cellsOf('Name,Factor,\n"Say ""scrap"", or so", 1 ,\n')).toEqual([
      ['Name', 'Factor'],
      ['Say "scrap", or so', '1'],
    ])
  })

  test('have no zero-width characters, except required joiners', () => {
    expect(cellsOf('Name,Factor\n\u200bCop\u200dper\u2060 wi\u00adre\u200e\ufeff,\u200e1\u200f')).toEqual([
      ['Name', 'Factor'],
      ['Copper wire', '1'],
    ])
    expect(cellsOf('Name,Factor\nمی\u200cخواهم 👩\u200d🌾,1')[1]).toEqual(['می\u200cخواهم 👩\u200d🌾', '1'])
  })

  test('have no apostrophes from the CSV export', () => {
    expect(cellsOf("Name,Factor\n\"'=Tin;'-1\",-1\n'Tin',2").slice(1)).toEqual([
      ['=Tin;-1', '-1'],
      ["'Tin'", '2'],
    ])
  })

  test('can have any line end', () => {
    expect(cellsOf('Name,Factor\r\nCopper,1\nBrass,2\rIron,3')).toEqual([
      ['Name', 'Factor'],
      ['Copper', '1'],
      ['Brass', '2'],
      ['Iron', '3'],
    ])
  })

  test('report an unclosed quote', () => {
    const { rows } = read('Name,Factor\nCopper,1\n"Brass,2\nIron,3')
    expect(rows.map(({ fault }) => fault)).toEqual([null, null, expect.stringContaining('no closing quote')])
  })

  test('report a quote that ends in the middle of a cell', () => {
    const { rows } = read('Name,Factor\n"Brass" rod "yellow",2\nIron,3')
    expect(rows.map(({ fault }) => fault)).toEqual([null, expect.stringContaining('in the middle of a cell'), null])
  })

  test.for(['', ' \n\n', ',,,\n,,'])('are reported as missing in "%s"', text => {
    expect(() => read(text)).toThrow('The file has no rows')
  })

  test('are limited to 50,000, excluding the header', () => {
    expect(read(many(50_000)).rows).toHaveLength(50_001)
    expect(() => read(many(50_001))).toThrow('more than 50,000 rows')
  })
})

test('empty rows do not count as rows of a file', () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => `Alloy ${at}`)
  expect(textRows(rows.join('\n\n'), ',')).toHaveLength(30_000)
})
