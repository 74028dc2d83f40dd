import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvHead, csvRow, guarded } from '#domain/csv/csv.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { decimalFinding, matchingOf, withColumn } from '#domain/import/import-matching.ts'
import { comparedRows } from '#domain/import/import-rows.ts'
import { delimiters } from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-materials.ts'
import { isBlank } from '#rules/texts.ts'
import { materialBody } from '#schemas/material.ts'
import { comparedIn, known, tableIn, unreadableMaterial } from './materials.ts'

const copper = known('Copper', 'GW 53-05', '3.10')
const header = 'Name;GW code;Factor\n'
const faultsIn = (...[text, ...others]: Parameters<typeof comparedIn>) =>
  comparedIn(header + text, ...others).map(row => (row.verdict === 'wrong' ? row.faults : row.verdict))

describe('Row', () => {
  test('is new if no material has its name, even with a known GW code', () => {
    expect(comparedIn(`${header}Brass;GW 53-05;2,5`, [copper])).toEqual([
      {
        row: 2,
        texts: { name: 'Brass', gwCode: 'GW 53-05', carbonFactor: '2,5' },
        verdict: 'new',
        body: { name: 'Brass', gwCode: 'GW 53-05', carbonFactor: '2.5' },
      },
    ])
  })

  test('with a known GW code names its material if all other GW codes are unique', () => {
    const rows = 'Brass;GW 53-05;2\nTin;GW 7;2\nLead;GW 7;2\nCOPPER;GW 53-05;3\nIron;GW 53-05;1'
    const iron = { ...copper, id: 'Iron', name: 'Iron', gwCode: 'GW 1' }
    const owners = (...others: (typeof copper)[]) =>
      comparedIn(header + rows, [copper, ...others]).map(row => ('codeOf' in row ? row.codeOf : row.verdict))
    expect(owners(iron)).toEqual(['Copper', 'new', 'Tin', 'changed', 'Copper'])
    expect(owners(iron, { ...iron, id: 'Steel', name: 'Steel' })).toEqual(['new', 'new', 'new', 'changed', 'changed'])
  })

  test('is unchanged if all fields are equal, such as 3.1 and 3.10', () => {
    expect(comparedIn(`${header}Copper;GW 53-05;3,1`, [copper])).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('is changed if a field differs, and shows the old value', () => {
    expect(comparedIn(`${header}COPPER;GW 53-06;3,2`, [copper])).toMatchObject([
      {
        verdict: 'changed',
        changes: ['name', 'gwCode', 'carbonFactor'],
        before: { id: 'Copper', name: 'Copper', gwCode: 'GW 53-05', carbonFactor: '3.10' },
        body: { name: 'COPPER', gwCode: 'GW 53-06', carbonFactor: '3.2' },
      },
    ])
  })

  test('keeps fields without a column unchanged', () => {
    expect(comparedIn('Material,GW code\nCopper,GW 53-06', [copper])).toMatchObject([
      { verdict: 'changed', changes: ['gwCode'], body: { name: 'Copper', gwCode: 'GW 53-06', carbonFactor: '3.10' } },
    ])
  })

  test.for([
    ['without a name', ';GW 53;1,5', 'name', 'Enter a name'],
    ['with a name of invisible characters', '\u200b;GW 53;1,5', 'name', 'Enter a name'],
    ['with a name that is too long', `${'x'.repeat(201)};GW 53;1,5`, 'name', 'Use at most 200 characters'],
    ['without a GW code', 'Brass;;1,5', 'gwCode', 'Enter a GW code'],
    ['with a GW code that is too long', `Brass;${'1'.repeat(51)};1,5`, 'gwCode', 'Use at most 50 characters'],
    ['without a factor', 'Brass;GW 53', 'carbonFactor', 'Enter a CO₂ factor'],
    [
      'with a factor in another unit',
      'Brass;GW 53;1500 kg/t',
      'carbonFactor',
      '“1500 kg/t” is in kg/t. Enter the factor in kg per kg.',
    ],
    ['with a factor that is no number', 'Brass;GW 53;about 2', 'carbonFactor', '“about 2” is not a number'],
    ['with a factor that is too long', `Brass;GW 53;1,${'1'.repeat(50)}`, 'carbonFactor', 'Use at most 50 characters'],
  ] as const)('%s is invalid, with an error at the field', ([, text, field, reason]) => {
    expect(faultsIn(text)).toEqual([[{ field, reason }]])
  })

  test('reports all its errors', () => {
    expect(faultsIn(';;').flat()).toEqual([])
    expect(faultsIn(';;x')).toMatchObject([[{ field: 'name' }, { field: 'gwCode' }, { field: 'carbonFactor' }]])
  })

  test('that occurs twice is invalid in both places, ignoring case', () => {
    expect(faultsIn('Brass;GW 53;1,5\nZinc;GW 53;1\nBRASS ;GW 53;1,5\nbrass;GW 53;2')).toEqual([
      [{ field: 'name', reason: 'Duplicate name in rows 4 and 5' }],
      'new',
      [{ field: 'name', reason: 'Duplicate name in rows 2 and 5' }],
      [{ field: 'name', reason: 'Duplicate name in rows 2 and 4' }],
    ])
  })

  test('with more cells than the header is invalid', () => {
    expect(faultsIn('Paper; mixed;GW 50;1,5')).toEqual([
      [
        {
          field: null,
          reason: 'The row has 4 cells, but the header has 3. Quote text that contains the separator.',
        },
      ],
    ])
  })

  test.for([
    ['first', 'Copper\nwire;GW 53;3'],
    ['second', 'Copper;GW\n53;3'],
    ['last', 'Copper;GW 53\n;3'],
  ] as const)('with a line break in its %s cell is invalid in both parts', ([, text]) => {
    const faults = faultsIn(`Tin;GW 1;1\n${text}\nIron;GW 2;2`)
    expect([faults[0], faults[3]]).toEqual(['new', 'new'])
    expect(faults[1]).toEqual([{ field: null, reason: expect.stringContaining('a line break splits the row') }])
    expect(faults[2]).toEqual([{ field: null, reason: expect.stringMatching(/line break/) }])
  })

  test('with the second part of a split cell is invalid', () => {
    const faults = faultsIn('Copper;GW 53;3,\n1\nIron;GW 2;2')
    expect(faults[1]).toEqual([{ field: null, reason: expect.stringContaining('a line break splits the row') }])
  })

  test('with fewer cells than the header is valid if only unread cells are missing', () => {
    expect(comparedIn('Name;GW code;Factor;Note\nTin;GW 1;1\nIron;GW 2;2').map(({ verdict }) => verdict)).toEqual([
      'new',
      'new',
    ])
  })

  test('with an unclosed quote is invalid', () => {
    expect(faultsIn('"Brass;GW 53;1,5\nZinc;GW 53;1')).toMatchObject([[{ field: null }]])
  })

  test('is read with either decimal sign, and asked if it is ambiguous', () => {
    const text = 'Name;Factor\nCopper;1,5\nBrass;2.5\nTin;3.141\nZinc;٤٫٢'
    const server = ['Brass', 'Tin', 'Zinc'].map(name => known(name, 'GW 53', '1'))
    for (const [decimal, tin] of [
      [',', '3141'],
      ['.', '3.141'],
    ] as const) {
      const read = comparedIn(text, [copper, ...server], matching => ({ ...matching, decimal }))
      expect(read.map(row => row.verdict === 'changed' && row.body.carbonFactor)).toEqual(['1.5', '2.5', tin, '4.2'])
    }
  })

  test('has its GW code in ASCII digits', () => {
    expect(comparedIn(`${header}Brass;GW ٥٣-０４;2,5`)).toMatchObject([
      { verdict: 'new', body: { gwCode: 'GW 53-04' } },
    ])
  })

  test('of a new material is invalid if the file lacks a required column', () => {
    expect(comparedIn('Name,GW code\nBrass,GW 53')).toMatchObject([
      {
        verdict: 'wrong',
        faults: [
          {
            field: 'carbonFactor',
            reason: 'A new material needs a CO₂ factor, but the file has no CO₂ factor column',
          },
        ],
      },
    ])
  })
})

describe('Several materials with one name', () => {
  const twice = [known('Glass', 'GW 52', '0.3', 'one'), known('Glass', 'GW 52-01', '0.3', 'two')]

  test('are distinguished by GW code', () => {
    expect(comparedIn(`${header}Glass;GW 52-01;0,5`, twice)).toMatchObject([
      { verdict: 'changed', before: { id: 'two' }, changes: ['carbonFactor'] },
    ])
  })

  test('are distinguished by spelling', () => {
    const spelled = [known('Glass', 'GW 52', '0.3', 'one'), known('GLASS', 'GW 52', '0.3', 'two')]
    expect(comparedIn(`${header}GLASS;GW 52;0,5`, spelled)).toMatchObject([{ before: { id: 'two' } }])
  })

  test('make the row invalid if they are ambiguous', () => {
    const reason = 'Several materials have the name “Glass”. The GW code does not show which one you mean.'
    expect(faultsIn('Glass;GW 99;0,5', twice)).toEqual([[{ field: 'name', reason }]])
  })
})

test('an exported file imports unchanged, for any content', () => {
  const awkward = fc.string({
    unit: fc.constantFrom(...Array.from('=+-@＝;,"\' ab1é🐑\u200b')),
    minLength: 1,
    maxLength: 12,
  })
  const typed = awkward.filter(raw => raw === raw.trim() && !isBlank(raw))
  const rows = fc.uniqueArray(fc.record({ name: typed, gwCode: typed, factor: fc.integer({ min: -99, max: 99 }) }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ name }) => nameKeyOf(name),
  })
  fc.assert(
    fc.property(rows, fc.constantFrom('standard', 'excel'), (list, format) => {
      const file = list.map(({ name, gwCode, factor }) =>
        csvRow([name, gwCode, { decimal: `${factor}.5` as DecimalText }], format),
      )
      const table = tableIn([csvHead(['Name', 'GW Code', 'CO₂ Factor (kg/kg)'], format).slice(1), ...file].join(''))
      const server = list.map(({ name, gwCode, factor }) => known(name, gwCode, `${factor}.5`))
      const read = [...comparedRows(table, matchingOf(table), { items: server, unreadable: [] })]
      expect(read.map(({ verdict }) => verdict)).toEqual(list.map(() => 'unchanged'))
    }),
    { numRuns: 300 },
  )
})

/** Names and codes as typed by users, including quotes, separators and line breaks. */
const text = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .map(raw => raw.replaceAll(/\s+/gu, ' ').trim())
    .filter(raw => !isBlank(raw))

test('an export in any locale with any separator reads back unchanged', () => {
  const material = fc.record({
    name: text(30),
    gwCode: text(10),
    factor: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(digits => digits / 10_000),
  })
  const materials = fc.uniqueArray(material, {
    minLength: 1,
    maxLength: 20,
    selector: ({ name }) => name.normalize('NFC').toLowerCase(),
  })
  const locale = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-ZA', 'sv-SE', 'de-CH')
  fc.assert(
    fc.property(materials, locale, fc.constantFrom(...delimiters), (list, written, delimiter) => {
      const format = new Intl.NumberFormat(written, { maximumFractionDigits: 4 })
      const rows = list.map(({ name, gwCode, factor }) => [guarded(name), guarded(gwCode), format.format(factor)])
      const table = tableIn(Papa.unparse([['Name', 'GW Code', 'CO₂ Factor'], ...rows], { delimiter }))
      // Chooses the column, because the import doubts factors over 100.
      const chosen = withColumn(matchingOf(table), 'carbonFactor', 2)
      const { decimal } = Object.fromEntries(format.formatToParts(1.5).map(({ type, value }) => [type, value]))
      const isOpen = decimalFinding(table, chosen).kind === 'open'
      const matching = isOpen ? { ...chosen, decimal: decimal as '.' | ',' } : chosen
      const read = [...comparedRows(table, matching, { items: [], unreadable: [] })]
      expect(read.map(row => (row.verdict === 'new' ? row.body : row))).toEqual(
        list.map(({ name, gwCode, factor }) => ({ name, gwCode, carbonFactor: String(factor === 0 ? 0 : factor) })),
      )
      // New rows are valid request bodies, and the same file then changes nothing.
      for (const row of read) expect(row.verdict === 'new' && materialBody.safeParse(row.body).success).toBe(true)
      const items = list.map(({ name, gwCode, factor }) => known(name, gwCode, String(factor)))
      const server = { items, unreadable: [] }
      expect([...comparedRows(table, matching, server)].every(({ verdict }) => verdict === 'unchanged')).toBe(true)
    }),
  )
})

describe('Existing material with an invalid factor', () => {
  const odd = known('Copper', 'GW 53-05', 'none')

  test('changes if the row has a number', () => {
    expect(comparedIn(`${header}Copper;GW 53-05;3,1`, [odd])).toMatchObject([
      {
        verdict: 'changed',
        changes: ['carbonFactor'],
        before: { carbonFactor: 'none' },
        body: { carbonFactor: '3.1' },
      },
    ])
  })

  test.for(['none', 'unknown', ''])('stays unchanged for “%s”', cell => {
    expect(comparedIn(`${header}Copper;GW 53-05;${cell}`, [odd])).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('cannot change without a number in the row', () => {
    const reason = 'The factor on the server, “none”, is ambiguous or not a number'
    expect(comparedIn('Name;GW code\nCopper;GW 53-06', [odd])).toMatchObject([
      { verdict: 'wrong', faults: [{ field: 'carbonFactor', reason }] },
    ])
  })
})

test('a row is not new if an unreadable material has its name', () => {
  const unreadable = [unreadableMaterial('COPPER'), unreadableMaterial(null)]
  const rows = comparedIn(`${header}Copper;GW 53-05;3,1\nBrass;GW 53;2`, [], matching => matching, unreadable)
  expect(rows).toMatchObject([
    {
      verdict: 'wrong',
      faults: [{ field: 'name', reason: 'The server has a material with this name, but its data are invalid' }],
    },
    { verdict: 'new' },
  ])
})
