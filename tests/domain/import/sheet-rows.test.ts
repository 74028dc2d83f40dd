import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { sheetRows } from '#domain/import/sheet-rows.ts'
import { bestSample } from '#domain/import/text-rows.ts'
import { type BuiltCell, workbook } from '#tests/inputs/workbook.ts'

const read = (bytes: Uint8Array, sheet: number | null = null) =>
  sheetRows(bytes, sheet, samples => bestSample(samples, cells => Number(cells.includes('Material'))))

describe('Cells of a spreadsheet', () => {
  test.for<[what: string, cell: BuiltCell, text: string, isExact: boolean]>([
    ['a text', ' Copper\u200b wire ', 'Copper wire', false],
    ['a guarded text', "'=Tin", '=Tin', false],
    ['digits as a text', '0123', '0123', false],
    ['a number', 1240.5, '1240.5', true],
    ['a number without float noise', 0.1 + 0.2, '0.3', true],
    ['a number with an exponent', { xml: '><v>1.2E-05</v>' }, '0.000012', true],
    ['a large number', { xml: '><v>1.5E+20</v>' }, '150000000000000000000', true],
    ['a result of a formula', { formula: 'A1-B1', result: 860 }, '860', true],
    ['a text of a formula', { xml: ' t="str"><f>A1&amp;B1</f><v>Brass</v>' }, 'Brass', false],
    ['a boolean', true, 'TRUE', false],
    ['an error', { xml: ' t="e"><v>#N/A</v>' }, '#N/A', false],
    ['an ISO date', { xml: ' t="d"><v>2026-11-27T14:46:09</v>' }, '2026-11-27T14:46:09', false],
    ['a day', { day: 46353, format: 'dd/mm/yyyy;@' }, '2026-11-27', true],
    ['a day of another format', { day: 46353, format: '[$-409]d\\ mmmm\\ yyyy' }, '2026-11-27', true],
    ['a moment', { day: 46353.615382, format: 'yyyy/mm/dd hh:mm' }, '2026-11-27 14:46:09', true],
    ['a time', { day: 0.615382, format: 'h:mm AM/PM' }, '14:46:09', true],
    ['a weight with a unit in its format', { day: 860, format: '#,##0.00" kg"' }, '860', true],
  ])('have %s', async ([, cell, text, isExact]) => {
    const { rows } = await read(workbook({ Sheet1: [[cell]] }))
    expect(rows.map(({ cells, exact }) => [...cells, exact?.has(0) ?? false])).toEqual([[text, isExact]])
  })
})

describe('Rows of a spreadsheet', () => {
  test('have their numbers, and no empty cells at the end', async () => {
    const bytes = workbook({ Yard: [['Log', null, null], [], ['Material', 'kg'], ['Tin', 5], [null, '']] }, ['A1:B1'])
    expect((await read(bytes)).rows).toEqual([
      { row: 1, cells: ['Log'], width: 2, fault: null },
      { row: 3, cells: ['Material', 'kg'], width: 2, fault: null },
      { row: 4, cells: ['Tin', '5'], width: 2, fault: null, exact: new Set([1]) },
    ])
  })

  const several = workbook({ Cover: [['Our yard']], 'Nov & Dec': [['Material', 'kg']], Empty: [] })

  test('are from the sheet with the best headings', async () => {
    expect(await read(several)).toMatchObject({ sheets: ['Cover', 'Nov & Dec', 'Empty'], sheet: 1, rows: [{ row: 1 }] })
  })

  test('are from the chosen sheet', async () => {
    expect(await read(several, 0)).toMatchObject({ sheet: 0, rows: [{ cells: ['Our yard'] }] })
    await expect(read(several, 2)).rejects.toThrow('noRows')
  })

  test('can be in a file with all parts in the root folder', async () => {
    const parts = Object.entries(unzipSync(workbook({ Data: [['Material', { xml: ' t="e"><v>#N/A</v>' }]] })))
    const moved = zipSync(Object.fromEntries(parts.map(([path, part]) => [path.replace(/^xl\//u, ''), part])))
    expect((await read(moved)).rows).toMatchObject([{ cells: ['Material', '#N/A'] }])
  })

  test('can have cells without addresses', async () => {
    const bytes = workbook({ Data: [] })
    const cells = Array.from({ length: 28 }, (_, at) => `<c><v>${at}</v></c>`).join('')
    const sheet = `<worksheet><sheetData><row><c><v>5</v></c></row><row r="4">${cells}</row></sheetData></worksheet>`
    const changed = zipSync({ ...unzipSync(bytes), 'xl/worksheets/sheet1.xml': strToU8(sheet) })
    const { rows } = await read(changed)
    expect(rows.map(({ row, cells: [first, ...rest] }) => [row, first, rest.at(-1)])).toEqual([
      [1, '5', undefined],
      [4, '0', '27'],
    ])
  })

  test('can be in a large part, which the reader would unpack in a worker', async () => {
    const rows = Array.from({ length: 9000 }, (_, at) => [`Material ${at * 7919}`, at * 1.37, at * 7.77, at])
    expect((await read(workbook({ Sheet1: rows }))).rows).toHaveLength(9000)
  })
})

test.for([
  ['an OpenDocument spreadsheet', zipSync({ 'content.xml': strToU8('<office/>') }), 'otherSheets'],
  ['another archive', zipSync({ 'word/document.xml': strToU8('<w/>') }), 'archive'],
  ['half a file', workbook({ Sheet1: [['Tin']] }).slice(0, 200), 'damaged'],
  ['a file without its sheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'damaged'],
] as const)('Refuses %s', async ([, bytes, code]) => {
  await expect(read(bytes)).rejects.toThrow(code)
})
