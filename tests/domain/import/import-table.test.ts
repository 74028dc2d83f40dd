import { describe, expect, test } from 'vitest'
import { tableOf } from '#domain/import/import-table.ts'

const many = (count: number) => `Name,Factor\n${Array.from({ length: count }, (_, at) => `M${at},1`).join('\n')}`
const cellsOf = (text: string) => tableOf(text, null).rows.map(({ cells }) => cells)

describe('The rows of a file', () => {
  test.for([
    ['commas', ',', 'Name,GW code,Factor\nCopper,GW 53,3.1'],
    ['semicolons', ';', 'Name;GW code;Factor\nCopper;GW 53;3,1'],
    ['tabs', '\t', 'Name\tGW code\tFactor\nCopper\tGW 53\t3,1'],
    ['semicolons, where decimals and names have commas', ';', 'Name;Factor\nPaper, mixed;1,2\nPaper, white;1,3'],
    ['tabs, without a header', '\t', 'Paper, mixed\tGW 50-04\t1,2\nCopper\tGW 53\t3,1'],
    ['what the line for spreadsheets says', ';', 'sep=;\nName;Factor\nCopper;3'],
    ['tabs, where commas would fit as well', '\t', 'Copper\t3,1\nBrass\t2,5'],
  ] as const)('have %s between their cells', ([, delimiter, text]) => {
    expect(tableOf(text, null).delimiter).toBe(delimiter)
  })

  test('are read by another delimiter where that is chosen', () => {
    expect(tableOf('a;b,c', ';').rows[0]?.cells).toEqual(['a', 'b,c'])
  })

  test('have the numbers that a spreadsheet shows: empty ones count, and line breaks within quotes do not', () => {
    const { rows } = tableOf('sep=,\r\nName,Factor\r\n\r\n"Copper\r\nwire",3\r\n,\r\nBrass,2\r\n', null)
    expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'Name', 'Factor'],
      [3, 'Copper wire', '3'],
      [5, 'Brass', '2'],
    ])
  })

  test('lose spaces around their cells, quotes, and empty cells at their end', () => {
    expect(cellsOf('Name,Factor,\n"Say ""scrap"", or so", 1 ,\n')).toEqual([
      ['Name', 'Factor'],
      ['Say "scrap", or so', '1'],
    ])
  })

  test('lose zero-width characters, but not the joiners that a script or an emoji needs', () => {
    expect(cellsOf('Name,Factor\n\u200bCop\u200dper\u2060 wi\u00adre\u200e\ufeff,\u200e1\u200f')).toEqual([
      ['Name', 'Factor'],
      ['Copper wire', '1'],
    ])
    expect(cellsOf('Name,Factor\nمی\u200cخواهم 👩\u200d🌾,1')[1]).toEqual(['می\u200cخواهم 👩\u200d🌾', '1'])
  })

  test('lose the apostrophes that a CSV file has before what a spreadsheet would run', () => {
    expect(cellsOf("Name,Factor\n\"'=Tin;'-1\",-1\n'Tin',2").slice(1)).toEqual([
      ['=Tin;-1', '-1'],
      ["'Tin'", '2'],
    ])
  })

  test('end with any line end', () => {
    expect(cellsOf('Name,Factor\r\nCopper,1\nBrass,2\rIron,3')).toEqual([
      ['Name', 'Factor'],
      ['Copper', '1'],
      ['Brass', '2'],
      ['Iron', '3'],
    ])
  })

  test('say where a quote is opened and never closed', () => {
    const { rows } = tableOf('Name,Factor\nCopper,1\n"Brass,2\nIron,3', null)
    expect(rows.map(({ fault }) => fault)).toEqual([null, null, expect.stringContaining('no closing quote')])
  })

  test('say where a quote ends in the middle of a cell', () => {
    const { rows } = tableOf('Name,Factor\n"Brass" rod "yellow",2\nIron,3', null)
    expect(rows.map(({ fault }) => fault)).toEqual([null, expect.stringContaining('in the middle of a cell'), null])
  })

  test.for(['', ' \n\n', ',,,\n,,'])('are missing in "%s", which is said', text => {
    expect(() => tableOf(text, null)).toThrow('The file has no rows')
  })

  test('are 20,000 at most, beside the header', () => {
    expect(tableOf(many(20_000), null).rows).toHaveLength(20_001)
    expect(() => tableOf(many(20_001), null)).toThrow('more than 20,000 rows')
  })
})
