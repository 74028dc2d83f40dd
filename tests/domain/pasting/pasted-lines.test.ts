import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatNumber } from '#domain/figures/numbers.ts'
import { isTable, readPastedRows } from '#domain/pasting/pasted-lines.ts'

const linesOf = (text: string, locale = 'en-US') =>
  readPastedRows(text, locale).rows.map(({ term, weight, value }) => [term, weight, value])
/** Returns the errors of invalid rows, and of numbers in the other rows. */
function faultsOf(text: string, locale = 'en-US') {
  const { rows, faults } = readPastedRows(text, locale)
  const ofNumbers = rows.map(({ row, faults: { weight, value } }) => [row, [weight, value].filter(Boolean).join('. ')])
  return [...faults.map(({ row, reason }) => [row, reason]), ...ofNumbers.filter(([, reason]) => reason !== '')]
}
const table = (...rows: string[][]) => rows.map(cells => cells.join('\t')).join('\r\n')

describe('Rows copied from a spreadsheet', () => {
  test('have material, weight, value and their row number', () => {
    expect(readPastedRows('Copper wire\t120.5\t9640.25\r\n\r\nGW 51-01\t80\t320\r\n', 'en-US')).toEqual({
      header: null,
      rows: [
        {
          row: 1,
          text: 'Copper wire\t120.5\t9640.25',
          term: 'Copper wire',
          gwCode: null,
          weight: 120.5,
          value: 9640.25,
          faults: {},
        },
        { row: 3, text: 'GW 51-01\t80\t320', term: 'GW 51-01', gwCode: null, weight: 80, value: 320, faults: {} },
      ],
      faults: [],
    })
  })

  test('can have both name and GW code', () => {
    const rows = table(['Copper wire', 'GW 53-02', '1', '2'], ['gw51-01', 'PET bottles', '3', '4'])
    expect(readPastedRows(rows, 'en-US').rows).toMatchObject([
      { term: 'Copper wire', gwCode: 'GW 53-02', weight: 1, value: 2 },
      { term: 'PET bottles', gwCode: 'gw51-01', weight: 3, value: 4 },
    ])
  })

  test('can have quoted cells with line breaks, tabs and quotes', () => {
    expect(linesOf('"Copper\n""bright""\twire"\t1\t2')).toEqual([['Copper "bright" wire', 1, 2]])
    expect(linesOf('"Copper wire\t1\t2\nPET bottles\t3\t4')).toEqual([
      ['"Copper wire', 1, 2],
      ['PET bottles', 3, 4],
    ])
  })

  test('can have empty cells at the end', () => {
    expect(linesOf(table(['PET bottles', '1', '2', '', '']))).toEqual([['PET bottles', 1, 2]])
  })
})

describe('Header', () => {
  test('is not a line and determines the order of the columns', () => {
    const { rows, header } = readPastedRows(
      table(['No', 'Value (R)', 'GW code', 'Weight (kg)', 'Material'], ['1', '320', 'GW 51-01', '80', 'PET bottles']),
      'en-US',
    )
    expect(rows).toMatchObject([{ row: 2, term: 'PET bottles', gwCode: 'GW 51-01', weight: 80, value: 320 }])
    expect(header).toBe('No\tValue (R)\tGW code\tWeight (kg)\tMaterial')
  })

  test('can name another unit in a column that is not read', () => {
    expect(
      linesOf(table(['Material', 'Gross weight (t)', 'Weight (kg)', 'Value'], ['PET bottles', '0.09', '80', '320'])),
    ).toEqual([['PET bottles', 80, 320]])
  })

  test('can be the header of the lines on the screen', () => {
    const rows = table(
      ['Material', 'Weight kg', 'Value R', 'CO₂e avoided kg', 'Actions'],
      ['PET bottles', '80', '320', '91.34'],
    )
    expect(linesOf(rows)).toEqual([['PET bottles', 80, 320]])
  })

  test('makes all rows invalid if it is invalid', () => {
    const row = ['PET bottles', '80', '320']
    for (const weight of [
      'Weight (t)',
      'Net mass in tonnes',
      'Weight (tons)',
      'Mass, MT',
      'Weight in lb',
      'Weight g',
    ]) {
      expect(faultsOf(table(['Material', weight, 'Value'], row))).toEqual([
        [2, 'The header names a unit other than kg'],
      ])
    }
    expect(faultsOf(table(['Material', 'Weight', 'Amount'], row))).toEqual([
      [2, 'The header has no column named Value'],
    ])
    expect(faultsOf(table(['Name', 'Kg', 'Weight', 'Value'], row))).toEqual([[2, 'The header has a duplicate column']])
  })
})

describe('Rows of a CSV file', () => {
  test('are separated by commas, or by semicolons with decimal commas', () => {
    expect(linesOf('"Office paper, white",120.5,"1,310.50"\nPET bottles,3,4')).toEqual([
      ['Office paper, white', 120.5, 1310.5],
      ['PET bottles', 3, 4],
    ])
    expect(linesOf('Material;Weight;Value\nCopper wire;120,5;9 640,25')).toEqual([['Copper wire', 120.5, 9640.25]])
  })
})

describe('Number', () => {
  test.each([
    ['1 234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['0', 0],
  ])('%s is read in every locale', (text, number) => {
    for (const locale of ['en-US', 'en-ZA', 'de-DE']) {
      expect(linesOf(table(['PET bottles', text, '1']), locale)).toEqual([['PET bottles', number, 1]])
    }
  })

  test('can have its unit', () => {
    expect(
      linesOf(table(['PET', '40 kg', 'R 1 200.00'], ['PET', '40kg', 'ZAR 1200'], ['PET', '40 KGS', '1200 R'])),
    ).toEqual(Array.from({ length: 3 }, () => ['PET', 40, 1200]))
  })

  test.each(['en-US', 'en-ZA', 'de-DE', 'pt-PT'])('with one sign before three digits is asked in %s', locale => {
    for (const text of ['1,234', '1.234', '１，２３４']) {
      expect(faultsOf(table(['PET', text, '1']), locale)).toEqual([[1, `The weight “${text}” can mean 1234 or 1.234`]])
    }
  })

  test('with one sign before three digits is read if other numbers of the paste show the decimal sign', () => {
    expect(linesOf(table(['PET', '1,234', '1.50']))).toEqual([['PET', 1234, 1.5]])
    expect(linesOf(table(['PET', '1.234', '1,50']))).toEqual([['PET', 1234, 1.5]])
    expect(linesOf(table(['PET', '1.234', '@1,050']))).toEqual([['PET', null, null]])
    expect(faultsOf(table(['PET', '12,345', '1'], ['PET', '12,5', '1']))).toEqual([
      [1, 'The weight “12,345” has more than two decimals'],
    ])
    expect(faultsOf(table(['PET', '12,345', '1'], ['PET', '12,5', '1.5']))).toEqual([
      [1, 'The weight “12,345” can mean 12345 or 12.345'],
    ])
  })

  test.each([
    ['', 'The weight is missing'],
    ['-5', 'The weight “-5” is less than 0'],
    ['(5)', 'The weight “(5)” is less than 0'],
    ['1.2345', 'The weight “1.2345” has more than two decimals'],
    ['0.125', 'The weight “0.125” has more than two decimals'],
    ['a lot', 'The weight “a lot” is not a number'],
    ['40 t', 'The weight “40 t” is not in kg'],
    ['9999999999999999', 'The weight “9999999999999999” has too many digits'],
  ])('%s is invalid, with a reason', (text, reason) => {
    expect(faultsOf(table(['PET', text, '1']))).toEqual([[1, reason]])
  })

  test('of money is in rand', () => {
    expect(faultsOf(table(['PET', '1', '$5'], ['PET', '1', '5 €'], ['PET', '1', '5 kg']))).toEqual([
      [1, 'The value “$5” is not in rand'],
      [2, 'The value “5 €” is not in rand'],
      [3, 'The value “5 kg” is not in rand'],
    ])
  })

  test('formatted by the product reads back unchanged', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents => cents / 100)
    fc.assert(
      fc.property(fc.constantFrom('en-US', 'en-ZA', 'de-DE', 'fr-FR'), amount, amount, (locale, weight, value) => {
        const row = table(['PET', formatNumber(weight, locale), formatNumber(value, locale)])
        expect(linesOf(row, locale)).toEqual([['PET', weight, value]])
      }),
    )
  })
})

describe('Formulas in cells', () => {
  test.each([
    ['1240-380', '1', [860, 1]],
    ['1 240,50 - 380', '1', [860.5, 1]],
    ['1240−380 kg', '1', [860, 1]],
    ['10', '@130', [10, 1300]],
    ['10.5', 'R @3.5075', [10.5, 36.83]],
    ['1240-380', '@2', [860, 1720]],
    ['١٢٤٠−٣٨٠', '@٢', [860, 1720]],
    ['１２４０－３８０', '＠２．５０', [860, 2150]],
  ])('%s and %s are %j', (weight, value, numbers) => {
    expect(linesOf(table(['PET', weight, value]))).toEqual([['PET', ...numbers]])
  })

  test.each([
    ['380-1240', '1', 'The tare must be less than the gross weight'],
    ['1.240-380', '1', 'The weight “1.240” can mean 1240 or 1.240'],
    ['1', '@', 'The value “@” is not a price in rand per kg'],
    ['1', '@x', 'The value “@x” is not a number'],
    ['x', '@130', 'The weight “x” is not a number. Enter a weight for the value “@130”'],
  ])('%s and %s are invalid, with a reason', (weight, value, reason) => {
    expect(faultsOf(table(['PET', weight, value]))).toEqual([[1, reason]])
  })

  test('show the decimal sign of the paste', () => {
    expect(linesOf(table(['PET', '12.345', '1'], ['PET', '1240,5-380', '1']))).toEqual([
      ['PET', 12345, 1],
      ['PET', 860.5, 1],
    ])
  })
})

test.each([
  ['an SAP list in German: three decimals, points between thousands', 'Zinn\t15.000,000\t21.375,00', [15_000, 21_375]],
  ['an SAP list in German with prices in English notation', 'Zinn\t1.000,50\t1500.00', [1000.5, 1500]],
  ['weighbridge tickets: gross, minus, tare', 'Tin\t12 400 - 3 800 kg\t@12,50', [8600, 107_500]],
  ['Excel in South Africa: no-break spaces, R', 'Tin\t1\u00a0310,50\tR\u00a01\u00a0310,50', [1310.5, 1310.5]],
  ['Excel in Switzerland: apostrophes', "Zinn\t1'310.50\t1’310.50", [1310.5, 1310.5]],
  ['Excel in Arabic: Arabic-Indic digits and signs', 'قصدير\t١٬٣١٠٫٥\t٢٬٦٢١', [1310.5, 2621]],
  ['Excel in Persian', 'قلع\t۱۳۱۰٫۵\t۲۶۲۱', [1310.5, 2621]],
  ['a Japanese input method', '錫\t１，３１０．５０\t２６２１', [1310.5, 2621]],
  [
    'the screen of this app in Arabic: isolated numbers',
    'Tin\t\u20661\u00a0310.50\u00a0kg\u2069\t\u2066R\u00a05.00\u2069',
    [1310.5, 5],
  ],
] as const)('a row copied from %s', (_, row, numbers) => {
  expect(linesOf(row).map(([, ...read]) => read)).toEqual([numbers])
})

test('a row with an invalid number keeps its material and its other number', () => {
  expect(readPastedRows(table(['PET', 'x', '5']), 'en-US').rows).toMatchObject([
    { term: 'PET', weight: null, value: 5, faults: { weight: 'The weight “x” is not a number' } },
  ])
})

describe('Invalid row', () => {
  test('has its number, its text and the reason', () => {
    const text = table(['PET bottles', '1', '2'], ['', '3', '4'], ['Copper wire'], ['a', '1', '2', '3'])
    expect(readPastedRows(text, 'en-US').faults).toEqual([
      { row: 2, text: '\t3\t4', reason: 'Enter a material' },
      { row: 3, text: 'Copper wire', reason: 'Enter a material, a weight and a value' },
      { row: 4, text: 'a\t1\t2\t3', reason: 'The row has 4 columns instead of material, weight and value' },
    ])
  })

  test('has only a material', () => {
    expect(faultsOf('Copper wire\t\t\t', 'en-US')).toEqual([[1, 'Enter a material, a weight and a value']])
  })

  test('exceeds the limit: the rest of a very long paste is returned unchanged', () => {
    const rows = Array.from({ length: 1002 }, (_, index) => `PET\t${index}\t1`)
    const { rows: read, faults } = readPastedRows(rows.join('\n'), 'en-US')
    expect(read).toHaveLength(1000)
    expect(faults).toEqual([
      {
        row: 1001,
        text: 'PET\t1000\t1\nPET\t1001\t1',
        reason: 'Paste at most 1\u00a0000 rows at a time',
      },
    ])
  })
})

test('each non-empty row becomes a line or an error', () => {
  const cell = fc.constantFrom('', 'PET bottles', 'GW 51-01', '1', '2,5', '-1', '1.234', 'Weight', '"', 'a "b"', 'x\ny')
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 20 }), cells => {
      const quoted = cells.map(row => row.map(each => `"${each.replaceAll('"', '""')}"`))
      const { rows, faults, header } = readPastedRows(table(...quoted), 'en-US')
      const filled = cells.filter(row => row.some(each => each !== '')).length
      expect(rows.length + faults.length + (header === null ? 0 : 1)).toBe(filled)
      for (const { reason } of faults) expect(reason).not.toBe('')
    }),
  )
})

test.each([
  ['a\tb', true],
  ['a\nb', true],
  ['a\r\n\r\nb', true],
  ['40\r\n', false],
  ['1 310.50', false],
  ['', false],
])('%j has several cells: %s', (text, expected) => {
  expect(isTable(text)).toBe(expected)
})

test('an empty paste has no rows', () => {
  expect(readPastedRows(' \n\t\n', 'en-US')).toEqual({ rows: [], faults: [], header: null })
})
