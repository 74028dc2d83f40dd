import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvHead, csvRow, guarded } from '#domain/csv/csv.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { decimalFinding } from '#domain/import/file-notation.ts'
import { matchingOf, withColumn } from '#domain/import/import-matching.ts'
import { delimiters } from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { isBlank } from '#rules/texts.ts'
import { materialBody } from '#schemas/material.ts'
import { comparedIn, known, tableIn, unreadableMaterial } from './materials.ts'

const copper = known('Copper', 'GW 53-05', '3.10')
const header = 'Name;GW code;Factor\n'
const faultsIn = (...[text, ...others]: Parameters<typeof comparedIn>) =>
  comparedIn(header + text, ...others).map(({ verdict, reasons }) =>
    verdict === 'wrong' ? reasons.map(({ field, reason }) => ({ field, reason })) : verdict,
  )
const bodyOf = ({ write }: ReturnType<typeof comparedIn>[number]) =>
  write && write.kind !== 'remove' ? write.body : null

describe('Row', () => {
  test('is new if no material has its name, even with a known GW code', () => {
    expect(comparedIn(`${header}Brass;GW 53-05;2,5`, [copper])).toEqual([
      {
        rows: [2],
        title: 'Brass',
        verdict: 'new',
        reasons: [],
        changes: [],
        write: {
          kind: 'create',
          id: expect.stringMatching(/^[\da-f-]{14}5/) as string,
          body: { name: 'Brass', gwCode: 'GW 53-05', carbonFactor: '2.5' },
        },
      },
    ])
  })

  test('is doubtful if another material has its GW code, and all other GW codes are unique', () => {
    const rows = 'Brass;GW 53-05;2\nTin;GW 7;2\nLead;GW 7;2\nCOPPER;GW 53-05;3\nIron;GW 53-05;1'
    const iron = { ...copper, id: 'Iron', name: 'Iron', gwCode: 'GW 1' }
    const owners = (...others: (typeof copper)[]) =>
      comparedIn(header + rows, [copper, ...others]).map(({ verdict, reasons }) =>
        [verdict, ...reasons.map(({ reason }) => /“(.*)”/u.exec(reason)?.[1])].join(' '),
      )
    expect(owners(iron)).toEqual(['doubt Copper', 'new', 'doubt Tin', 'changed', 'doubt Copper'])
    expect(owners(iron, { ...iron, id: 'Steel', name: 'Steel' })).toEqual(['new', 'new', 'new', 'changed', 'changed'])
  })

  test('is unchanged if all fields are equal, such as 3.1 and 3.10', () => {
    expect(comparedIn(`${header}Copper;GW 53-05;3,1`, [copper])).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('is changed if a field differs, and shows the old value', () => {
    expect(comparedIn(`${header}COPPER;GW 53-06;3,2`, [copper])).toMatchObject([
      {
        verdict: 'changed',
        changes: [
          { field: 'name' },
          { field: 'gwCode', before: 'GW 53-05', after: 'GW 53-06' },
          { field: 'carbonFactor' },
        ],
        write: {
          kind: 'update',
          id: 'Copper',
          before: { name: 'Copper', gwCode: 'GW 53-05', carbonFactor: '3.10' },
          body: { name: 'COPPER', gwCode: 'GW 53-06', carbonFactor: '3.2' },
        },
      },
    ])
  })

  test('keeps fields without a column unchanged', () => {
    const [record] = comparedIn('Material,GW code\nCopper,GW 53-06', [copper])
    expect(record).toMatchObject({ verdict: 'changed', changes: [{ field: 'gwCode' }] })
    expect(record && bodyOf(record)).toEqual({ gwCode: 'GW 53-06' })
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
      [{ field: 'name', reason: 'Rows 4 and 5 have the same value in Name' }],
      'new',
      [{ field: 'name', reason: 'Rows 2 and 5 have the same value in Name' }],
      [{ field: 'name', reason: 'Rows 2 and 4 have the same value in Name' }],
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
      expect(read.map(row => bodyOf(row)?.carbonFactor)).toEqual(['1.5', '2.5', tin, '4.2'])
    }
  })

  test('has its GW code in ASCII digits', () => {
    expect(comparedIn(`${header}Brass;GW ٥٣-０４;2,5`)).toMatchObject([
      { verdict: 'new', write: { body: { gwCode: 'GW 53-04' } } },
    ])
  })

  test('of a new material is invalid if the file lacks a required column', () => {
    expect(comparedIn('Name,GW code\nBrass,GW 53')).toMatchObject([
      {
        verdict: 'wrong',
        reasons: [
          {
            field: 'carbonFactor',
            reason: 'A new record needs this field, but the file has no column CO₂ factor',
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
      { verdict: 'changed', write: { id: 'two' }, changes: [{ field: 'carbonFactor' }] },
    ])
  })

  test('are distinguished by spelling', () => {
    const spelled = [known('Glass', 'GW 52', '0.3', 'one'), known('GLASS', 'GW 52', '0.3', 'two')]
    expect(comparedIn(`${header}GLASS;GW 52;0,5`, spelled)).toMatchObject([{ write: { id: 'two' } }])
  })

  test('make the row invalid if they are ambiguous', () => {
    const reason = 'Several records match this row. Leave out the row, or make the name unique first.'
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
      const server = list.map(({ name, gwCode, factor }) => known(name, gwCode, `${factor}.5`))
      const head = csvHead(['Name', 'GW Code', 'CO₂ Factor (kg/kg)'], format).slice(1)
      const read = comparedIn([head, ...file].join(''), server)
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
      const file = Papa.unparse([['Name', 'GW Code', 'CO₂ Factor'], ...rows], { delimiter })
      const table = tableIn(file)
      // Chooses the column, because the import doubts factors over 100.
      const chosen = withColumn(matchingOf(table, materialImport), materialImport, { field: 'carbonFactor', column: 2 })
      const { decimal } = Object.fromEntries(format.formatToParts(1.5).map(({ type, value }) => [type, value]))
      const isOpen = decimalFinding(table, chosen, materialImport).kind === 'open'
      const matching = isOpen ? { ...chosen, decimal: decimal as '.' | ',' } : chosen
      const read = comparedIn(file, [], () => matching)
      expect(read.map(row => (row.verdict === 'new' ? bodyOf(row) : row))).toEqual(
        list.map(({ name, gwCode, factor }) => ({ name, gwCode, carbonFactor: String(factor === 0 ? 0 : factor) })),
      )
      // New rows are valid request bodies, and the same file then changes nothing.
      for (const row of read) expect(materialBody.safeParse(bodyOf(row)).success).toBe(true)
      const server = list.map(({ name, gwCode, factor }) => known(name, gwCode, String(factor)))
      expect(comparedIn(file, server, () => matching).every(({ verdict }) => verdict === 'unchanged')).toBe(true)
    }),
  )
})

describe('Existing material with an invalid factor', () => {
  const odd = known('Copper', 'GW 53-05', 'none')

  test('changes if the row has a number', () => {
    expect(comparedIn(`${header}Copper;GW 53-05;3,1`, [odd])).toMatchObject([
      {
        verdict: 'changed',
        changes: [{ field: 'carbonFactor' }],
        write: { before: { carbonFactor: 'none' }, body: { carbonFactor: '3.1' } },
      },
    ])
  })

  test.for(['none', 'unknown', ''])('stays unchanged for “%s”', cell => {
    expect(comparedIn(`${header}Copper;GW 53-05;${cell}`, [odd])).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('cannot change without a number in the row', () => {
    const reason = 'The factor on the server, “none”, is ambiguous or not a number'
    expect(comparedIn('Name;GW code\nCopper;GW 53-06', [odd])).toMatchObject([
      { verdict: 'wrong', reasons: [{ field: 'carbonFactor', reason }] },
    ])
  })
})

test('a row is not new if an unreadable material has its name', () => {
  const unreadable = [unreadableMaterial('COPPER'), unreadableMaterial(null)]
  const rows = comparedIn(`${header}Copper;GW 53-05;3,1\nBrass;GW 53;2`, [], matching => matching, unreadable)
  expect(rows).toMatchObject([
    {
      verdict: 'wrong',
      reasons: [{ field: 'name', reason: 'The server has a record with this name, but its data are invalid' }],
    },
    { verdict: 'new' },
  ])
})
