import type { TradeShape } from './trade-files.ts'
import { type BuiltCell, workbook } from './workbook.ts'

const sheet = (rows: readonly (readonly BuiltCell[])[], merged: string[] = []) => ({
  file: workbook({ Sheet1: rows }, merged),
  encoding: null,
  delimiter: null,
})
const day = (format: string, days: number): BuiltCell => ({ day: days, format })

/** Spreadsheets with trades, as public code, guides and laws show them. The values are invented. */
export const tradeSheets: readonly TradeShape[] = [
  {
    source:
      'second-hand goods register in a spreadsheet, with the columns of the law: merged title, dates, IDs as text',
    ...sheet(
      [
        ['Register of second-hand goods', null, null, null, null, null],
        [
          'No.',
          'Date and time',
          'Name of seller',
          'ID number',
          'Description of goods',
          'Weight (kg)',
          'Price paid (R)',
        ],
        [1, day('yyyy/mm/dd hh:mm', 46353.61528), 'N. Dube', '8001015009087', 'Copper pipe', 86.5, 8857.6],
      ],
      ['A1:F1'],
    ),
    header: 2,
    expected: { number: 0, date: 1, seller: 2, material: 4, weight: 5, value: 6 },
    first: { row: 3, date: '2026-11-27T14:46:00', kg: 86.5 },
  },
  {
    source: 'weighbridge log in a spreadsheet: formulas for the net weight, a row of totals',
    ...sheet([
      ['Ticket', 'Date', 'Time In', 'Supplier', 'Product', 'Gross', 'Tare', 'Nett'],
      [
        123,
        day('dd/mm/yyyy;@', 46353),
        day('h:mm', 0.61528),
        'Kasi',
        'Brass',
        1240,
        380,
        { formula: 'F2-G2', result: 860 },
      ],
      [null, null, null, null, 'Total', 1240, 380, { formula: 'SUM(H2:H2)', result: 860 }],
    ]),
    header: 1,
    expected: { number: 0, date: 1, time: 2, seller: 3, material: 4, gross: 5, tare: 6, weight: 7 },
    first: { row: 2, date: '2026-11-27', kg: 860 },
  },
  {
    source: 'monthly returns of an environment agency in a spreadsheet: merged groups of headings, waste codes, tonnes',
    ...sheet(
      [
        ['Waste received', null, null, null, 'Quantity', null],
        ['Date received', 'Origin', 'EWC code', 'Waste description', 'Tonnes', 'Basis'],
        [day('mmm yy', 46327), 'City North', '17 04 01', 'Copper, bronze, brass', 1.2405, 'Weighed'],
      ],
      ['A1:D1', 'E1:F1'],
    ),
    header: 2,
    expected: { date: 0, seller: 1, code: 2, material: 3, weight: 4 },
    first: { row: 3, date: '2026-11-01', kg: 1240.5 },
    unit: 't',
  },
  {
    source: 'price list of a scrap yard in a spreadsheet: logo rows, groups of metals, prices with R in their format',
    ...sheet([
      ['North yard scrap prices'],
      ['Valid from', day('d mmmm yyyy', 46353)],
      [],
      ['Material', 'Grade', 'Price per kg'],
      ['Copper', 'Millberry', { day: 142.5, format: '"R"#,##0.00' }],
    ]),
    header: 4,
    expected: { material: 0, price: 2 },
    first: { row: 5 },
  },
  {
    source: 'dispatches of a depot in a spreadsheet: dates as text in Afrikaans, units in a column',
    ...sheet([
      ['Datum', 'Koper', 'Materiaal', 'Hoeveelheid', 'Eenheid', 'Bedrag'],
      ['Vrydag 27 November 2026', 'Smeltery Bpk', 'Aluminium blikkies', 1.24, 'ton', 43400],
    ]),
    header: 1,
    expected: { date: 0, buyer: 1, material: 2, weight: 3, unit: 4, value: 5 },
    first: { row: 2, date: '2026-11-27', kg: 1240 },
    unit: 't',
  },
  {
    source: 'sales of a point of sale in a spreadsheet: float noise, errors of formulas, yes and no',
    ...sheet([
      ['Sale No', 'Sold On', 'Sold To', 'Item', 'Qty (kg)', 'Price', 'Amount', 'Paid'],
      [
        7,
        day('[$-409]d-mmm-yy h:mm AM/PM', 46353.61528),
        'Smelter',
        'Zinc',
        0.1 + 0.2,
        30,
        { xml: ' t="e"><v>#N/A</v>' },
        true,
      ],
    ]),
    header: 1,
    expected: { number: 0, date: 1, buyer: 2, material: 3, weight: 4, price: 5, value: 6 },
    first: { row: 2, date: '2026-11-27T14:46:00', kg: 0.3 },
  },
]
