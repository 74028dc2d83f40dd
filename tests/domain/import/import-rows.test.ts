import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvHead, csvRow } from '#domain/csv/csv.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { decimalFinding, matchingOf } from '#domain/import/import-matching.ts'
import { comparedRows } from '#domain/import/import-rows.ts'
import { delimiters } from '#domain/import/import-table.ts'
import { nameKeyOf } from '#domain/import/known-materials.ts'
import { isBlank } from '#rules/texts.ts'
import { materialBody } from '#schemas/material.ts'
import { comparedIn, known, tableIn, unreadableMaterial } from './materials.ts'

const copper = known('Copper', 'GW 53-05', '3.10')
const header = 'Name;GW code;Factor\n'
const faultsIn = (...[text, ...others]: Parameters<typeof comparedIn>) =>
  comparedIn(header + text, ...others).map(row => (row.verdict === 'wrong' ? row.faults : row.verdict))

describe('A row', () => {
  test('is new where no material has its name, also where one has its GW code', () => {
    expect(comparedIn(`${header}Brass;GW 53-05;2,5`, [copper])).toEqual([
      {
        row: 2,
        said: { name: 'Brass', gwCode: 'GW 53-05', carbonFactor: '2,5' },
        verdict: 'new',
        body: { name: 'Brass', gwCode: 'GW 53-05', carbonFactor: '2.5' },
      },
    ])
  })

  test('is unchanged where all is the same, 3.1 and 3.10 too', () => {
    expect(comparedIn(`${header}Copper;GW 53-05;3,1`, [copper])).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('is changed where something differs: what, and what it was', () => {
    expect(comparedIn(`${header}COPPER;GW 53-06;3,2`, [copper])).toMatchObject([
      {
        verdict: 'changed',
        changes: ['name', 'gwCode', 'carbonFactor'],
        before: { id: 'Copper', name: 'Copper', gwCode: 'GW 53-05', carbonFactor: '3.10' },
        body: { name: 'COPPER', gwCode: 'GW 53-06', carbonFactor: '3.2' },
      },
    ])
  })

  test('leaves what the file has no column for as it is', () => {
    expect(comparedIn('Material,GW code\nCopper,GW 53-06', [copper])).toMatchObject([
      { verdict: 'changed', changes: ['gwCode'], body: { name: 'Copper', gwCode: 'GW 53-06', carbonFactor: '3.10' } },
    ])
  })

  test('can be a material whose recycling emits more than it avoids', () => {
    expect(comparedIn(`${header}Grass;GW 20;−0,5`)).toMatchObject([{ verdict: 'new', body: { carbonFactor: '-0.5' } }])
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
  ] as const)('%s is wrong, and says why at its field', ([, text, field, reason]) => {
    expect(faultsIn(text)).toEqual([[{ field, reason }]])
  })

  test('with several faults says all of them', () => {
    expect(faultsIn(';;').flat()).toEqual([])
    expect(faultsIn(';;x')).toMatchObject([[{ field: 'name' }, { field: 'gwCode' }, { field: 'carbonFactor' }]])
  })

  test('that stands in the file twice is wrong in both places, in whichever case', () => {
    expect(faultsIn('Brass;GW 53;1,5\nZinc;GW 53;1\nBRASS ;GW 53;1,5\nbrass;GW 53;2')).toEqual([
      [{ field: 'name', reason: 'Duplicate name in rows 4 and 5' }],
      'new',
      [{ field: 'name', reason: 'Duplicate name in rows 2 and 5' }],
      [{ field: 'name', reason: 'Duplicate name in rows 2 and 4' }],
    ])
  })

  test('with more cells than the header is wrong, so that nothing is read from the wrong column', () => {
    expect(faultsIn('Paper; mixed;GW 50;1,5')).toEqual([
      [
        {
          field: null,
          reason: 'The row has 4 cells, the header 3. Quote texts that contain the separator.',
        },
      ],
    ])
  })

  test.for([
    ['first', 'Copper\nwire;GW 53;3'],
    ['second', 'Copper;GW\n53;3'],
    ['last', 'Copper;GW 53\n;3'],
  ] as const)('with a line end in its %s cell is wrong in both parts', ([, text]) => {
    const faults = faultsIn(`Tin;GW 1;1\n${text}\nIron;GW 2;2`)
    expect([faults[0], faults[3]]).toEqual(['new', 'new'])
    expect(faults[1]).toEqual([{ field: null, reason: expect.stringContaining('a line break splits the row') }])
    expect(faults[2]).toEqual([{ field: null, reason: expect.stringMatching(/line break/) }])
  })

  test('with the rest of a cell that a line end has cut is wrong', () => {
    const faults = faultsIn('Copper;GW 53;3,\n1\nIron;GW 2;2')
    expect(faults[1]).toEqual([{ field: null, reason: expect.stringContaining('a line break splits the row') }])
  })

  test('with fewer cells than the header is fine if the others are not read', () => {
    expect(comparedIn('Name;GW code;Factor;Note\nTin;GW 1;1\nIron;GW 2;2').map(({ verdict }) => verdict)).toEqual([
      'new',
      'new',
    ])
  })

  test('with a quote that is never closed is wrong', () => {
    expect(faultsIn('"Brass;GW 53;1,5\nZinc;GW 53;1')).toMatchObject([[{ field: null }]])
  })

  test('whose number is not in the style that was chosen for the column is wrong', () => {
    const chosen = comparedIn(
      'Name;Factor\nCopper;1,5\nBrass;2.5',
      [copper, known('Brass', 'GW 53', '1')],
      matching => ({
        ...matching,
        decimal: ',',
      }),
    )
    expect(chosen).toMatchObject([
      { verdict: 'changed', body: { carbonFactor: '1.5' } },
      {
        verdict: 'wrong',
        faults: [{ field: 'carbonFactor', reason: '“2.5” is not a number with a decimal comma' }],
      },
    ])
  })

  test('of a new material is wrong where the file has no column for what it needs', () => {
    expect(comparedIn('Name,GW code\nBrass,GW 53')).toMatchObject([
      {
        verdict: 'wrong',
        faults: [
          {
            field: 'carbonFactor',
            reason: 'A new material needs the CO₂ factor, but the file has no such column',
          },
        ],
      },
    ])
  })
})

describe('Where the server has several materials of one name', () => {
  const twice = [known('Glass', 'GW 52', '0.3', 'one'), known('Glass', 'GW 52-01', '0.3', 'two')]

  test('the GW code tells which is meant', () => {
    expect(comparedIn(`${header}Glass;GW 52-01;0,5`, twice)).toMatchObject([
      { verdict: 'changed', before: { id: 'two' }, changes: ['carbonFactor'] },
    ])
  })

  test('the spelling tells which is meant', () => {
    const spelled = [known('Glass', 'GW 52', '0.3', 'one'), known('GLASS', 'GW 52', '0.3', 'two')]
    expect(comparedIn(`${header}GLASS;GW 52;0,5`, spelled)).toMatchObject([{ before: { id: 'two' } }])
  })

  test('the row is wrong where nothing tells', () => {
    const reason = 'Several materials have the name “Glass”. The GW code does not identify one.'
    expect(faultsIn('Glass;GW 99;0,5', twice)).toEqual([[{ field: 'name', reason }]])
  })
})

test('What the app exports comes back unchanged, whatever is in it', () => {
  const awkward = fc.string({
    unit: fc.constantFrom(...Array.from('=+-@＝;,"\' ab1é🐑\u200b')),
    minLength: 1,
    maxLength: 12,
  })
  const typed = awkward.filter(raw => raw === raw.trim() && !isBlank(raw))
  const rows = fc.uniqueArray(fc.record({ name: typed, gwCode: typed, factor: fc.integer() }), {
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
      const read = [...comparedRows(table, matchingOf(table), { items: server, unreadable: [] })].flat()
      expect(read.map(({ verdict }) => verdict)).toEqual(list.map(() => 'unchanged'))
    }),
    { numRuns: 300 },
  )
})

/** Names and codes as people type them, quotes, separators and line breaks too. */
const text = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .map(raw => raw.replaceAll(/\s+/gu, ' ').trim())
    .filter(raw => !isBlank(raw))

test('What is exported in any locale, with any separator, reads back as the same materials', () => {
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
      const rows = list.map(({ name, gwCode, factor }) => [name, gwCode, format.format(factor)])
      const table = tableIn(Papa.unparse([['Name', 'GW Code', 'CO₂ Factor'], ...rows], { delimiter }))
      const told = matchingOf(table)
      const { decimal } = Object.fromEntries(format.formatToParts(1.5).map(({ type, value }) => [type, value]))
      const isOpen = decimalFinding(table, told).kind === 'open'
      const matching = isOpen ? { ...told, decimal: decimal as '.' | ',' } : told
      const read = [...comparedRows(table, matching, { items: [], unreadable: [] })].flat()
      expect(read.map(row => (row.verdict === 'new' ? row.body : row))).toEqual(
        list.map(({ name, gwCode, factor }) => ({ name, gwCode, carbonFactor: String(factor === 0 ? 0 : factor) })),
      )
      // What is new is what the call takes, and the same file then changes nothing.
      for (const row of read) expect(row.verdict === 'new' && materialBody.safeParse(row.body).success).toBe(true)
      const items = list.map(({ name, gwCode, factor }) => known(name, gwCode, String(factor)))
      const server = { items, unreadable: [] }
      expect([...comparedRows(table, matching, server)].flat().every(({ verdict }) => verdict === 'unchanged')).toBe(
        true,
      )
    }),
  )
})

describe('A material of the server with a factor that is no number', () => {
  const odd = known('Copper', 'GW 53-05', 'none')

  test('is changed by a row with a number, from the text that it has', () => {
    expect(comparedIn(`${header}Copper;GW 53-05;3,1`, [odd])).toMatchObject([
      {
        verdict: 'changed',
        changes: ['carbonFactor'],
        before: { carbonFactor: 'none' },
        body: { carbonFactor: '3.1' },
      },
    ])
  })

  test.for(['none', 'unknown', ''])('is unchanged by a row that says “%s”', cell => {
    expect(comparedIn(`${header}Copper;GW 53-05;${cell}`, [odd])).toMatchObject([{ verdict: 'unchanged' }])
  })

  test('cannot be changed by a row without a number, as no such factor can be sent', () => {
    const reason = 'The factor on the server, “none”, is not a number'
    expect(comparedIn('Name;GW code\nCopper;GW 53-06', [odd])).toMatchObject([
      { verdict: 'wrong', faults: [{ field: 'carbonFactor', reason }] },
    ])
  })
})

test('a row is not new if a material of its name is there that cannot be read', () => {
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
