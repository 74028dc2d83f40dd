import { describe, expect, test } from 'vitest'
import { decimalFinding, decimalFor } from '#domain/import/file-notation.ts'
import { headingOf } from '#domain/import/import-fields.ts'
import * as matchings from '#domain/import/import-matching.ts'
import type { ImportTable, Matching } from '#domain/import/import-types.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { tableIn } from './materials.ts'

const matchingOf = (table: ImportTable, header?: number | null) => matchings.matchingOf(table, materialImport, header)
const columnsOf = (table: ImportTable, matching: Matching) => matchings.columnsOf(table, matching, materialImport)
const withColumn = (matching: Matching, field: string, column: number | null) =>
  matchings.withColumn(matching, materialImport, { field, column })

test('Columns without a heading have the letters of a spreadsheet', () => {
  const table = tableIn(`${Array.from({ length: 53 }, () => '1').join(',')}\n`)
  const labels = columnsOf(table, { ...matchingOf(table), header: null }).map(({ label }) => label)
  expect([0, 25, 26, 51, 52].map(at => labels[at])).toEqual([
    'Column A',
    'Column Z',
    'Column AA',
    'Column AZ',
    'Column BA',
  ])
})

describe('Heading', () => {
  test.for([
    ['name', ['Name', 'MATERIAL', 'Material name', 'material_name', 'Description', 'Item', 'Product']],
    ['gwCode', ['GW Code', 'gw_code', 'gwCode', 'GWcode', 'Code', 'Waste code', 'GW no.']],
    [
      'carbonFactor',
      ['CO₂ Factor', 'CO2 factor', 'carbon_factor', 'carbonFactor', 'Factor', 'Avoided emission factor'],
    ],
    ['carbonFactor', ['CO2 avoided (kg/kg)', 'Avoided emissions t/t', 'Carbon saved in kg CO2e per kg']],
    ['carbonFactor', ['CO₂ Factor kg/kg', 'Factor (kg CO2e/kg)', 'CO2e factor (kg per kg)', 'kg CO₂e/kg']],
  ] as const)('means %s: %j', ([field, cells]) => {
    for (const cell of cells) expect({ cell, ...headingOf(cell, materialImport.fields) }).toMatchObject({ cell, field })
  })

  test.for([
    ['unit', 'Factor (t CO2e/short ton)'],
    ['unit', 'CO₂ factor per tonne'],
    ['unit', 'CO2 saved (g/kg)'],
    ['emitted', 'Emission factor'],
    ['emitted', 'Emissions factor (kg/kg)'],
    ['emitted', 'CO2 emission factor'],
    ['emitted', 'GHG emissions'],
    ['emitted', 'CO2e emitted (kg/kg)'],
    ['emitted', 'Emission factor (kg CO2e/kg)'],
    ['emitted', 'Carbon footprint'],
    ['mass', 'CO2 saved (kg)'],
    ['mass', 'CO₂e avoided kg'],
    ['mass', 'Carbon savings (t)'],
    ['mass', 'Avoided emissions'],
    ['mass', 'CO2 factor (kg CO2e)'],
  ] as const)('casts doubt on the %s: %s', ([doubt, cell]) => {
    expect(headingOf(cell, materialImport.fields)).toMatchObject({ field: 'carbonFactor', doubt })
  })

  test.for(['Price', 'Source', 'Note', 'Id', '', '12', 'Factory'])('%s means no field of a material', cell => {
    const heading = headingOf(cell, materialImport.fields)
    expect(heading === null || heading.doubt !== undefined).toBe(true)
    expect(heading?.field === 'name').toBe(false)
  })
})

describe('Row with the headings', () => {
  test.for([
    ['below a title', 'Register of the north yard,,\nName,GW code,CO2 factor\nBrass,GW 53-04,2.51', 1],
    ['below a title that resembles a heading', 'Factors by category,,\nName,GW code,CO2 factor\nBrass,GW 53-04,2', 1],
    ['below a title and its day', 'Materials\n27 Nov 2026\nFoo,Bar,Baz\nBrass,GW 53-04,2.51\nTin,GW 53-08,4.5', 2],
    ['below a title with two cells', 'Yard:,North\nFoo,Bar,Baz\nBrass,GW 53-04,2.51\nTin,GW 53-08,4.5', 1],
    ['in the first row, although a material has the name of a heading', 'Name,Note\nGrade,x\nTin,y', 0],
    ['missing', 'Brass,GW 53-04,2.51\nItem,GW 53-08,4.5', null],
    ['missing below a title', 'North yard\nBrass,GW 53-04,2.51\nTin,GW 53-08,4.5', null],
  ] as const)('is found %s', ([, text, header]) => {
    expect(matchingOf(tableIn(text)).header).toBe(header)
  })

  test('can be another one', () => {
    const table = tableIn('Name,GW code\nMaterial,Code,Factor\nBrass,GW 53-04,2.51')
    expect(matchingOf(table, 0).columns).toEqual({ name: 0, gwCode: 1, carbonFactor: null })
    expect(matchingOf(table, 1).columns).toEqual({ name: 0, gwCode: 1, carbonFactor: 2 })
    expect(matchingOf(table, null).columns).toEqual({ name: 0, gwCode: null, carbonFactor: null })
  })
})

describe('Column of factors', () => {
  const doubtIn = (text: string) => {
    const table = tableIn(text)
    const matching = withColumn(matchingOf(table), 'carbonFactor', 1)
    return columnsOf(table, matching)[1]?.doubt ?? null
  }

  test.for([
    ['mass', 'Name;Factor;UOM\nTin;1,5;tonnes'],
    ['mass', 'Name;Factor;Unit of measure\nTin;1,5;kg CO2e'],
    ['mass', 'Name;Factor;Basismengeneinheit\nTin;1,5;KG'],
    ['mass', 'Name;Factor;x\nTin;1,5;t CO₂e\nBrass;2,5;'],
    ['unit', 'Name;Factor;Unit\nTin;1,5;each'],
    ['unit', 'Name;Factor;x\nTin;1,5;kg CO2e/short ton'],
    ['unit', 'Tin;1,5;lb\nBrass;2,5;lb'],
    [null, 'Name;Factor;Unit\nTin;1,5;kg CO2e/kg'],
    [null, 'Name;Factor;Unit\nTin;1,5;'],
    [null, 'Name;Factor (kg/kg);Unit\nTin;1,5;tonnes'],
    [null, 'Name;Factor;Source\nTin;1,5;t\nBrass;2,5;WARM'],
    ['size', 'Name;Factor (kg/kg)\nTin;1,5\nBrass;100,5'],
    ['size', 'Name;Factor\nTin;1,5\nBrass;-2.500'],
    ['size', 'Tin;1500\nBrass;2,5'],
    [null, 'Name;Factor\nTin;100\nBrass;1,234'],
  ] as const)('has the doubt %s: %s', ([doubt, text]) => {
    expect(doubtIn(text)).toBe(doubt)
    expect(matchingOf(tableIn(text)).columns['carbonFactor']).toBe(doubt === null ? 1 : null)
  })

  test('has no doubt about numbers in other columns', () => {
    const table = tableIn('Name,Price,Factor\nTin,1500.5,1.5')
    expect(columnsOf(table, matchingOf(table)).map(({ doubt }) => doubt)).toEqual([null, null, null])
  })
})

/** Notations that the user has not chosen. */
const nothingChosen = { decimal: null, dateOrder: null, weightUnit: null }

const isEnough = (text: string) => matchings.isMatched(tableIn(text), matchingOf(tableIn(text)), materialImport)

describe('Column mapping', () => {
  test('is detected from headings in any order, among others', () => {
    const table = tableIn('Note;Factor;GW code;Source;Material\nx;1,5;GW 53;WARM;Copper')
    expect(matchingOf(table)).toEqual({
      header: 0,
      columns: { name: 4, gwCode: 2, carbonFactor: 1 },
      ...nothingChosen,
    })
  })

  test('is detected from cells without a header', () => {
    const table = tableIn('GW 53\tCopper\t3,1\nGW 50\tPaper 2000\t0,3')
    expect(matchingOf(table)).toEqual({
      header: null,
      columns: { name: 1, gwCode: 0, carbonFactor: 2 },
      ...nothingChosen,
    })
    expect(columnsOf(table, matchingOf(table)).map(({ label, example }) => [label, example])).toEqual([
      ['Column A', 'GW 53'],
      ['Column B', 'Copper'],
      ['Column C', '3,1'],
    ])
  })

  test('is not detected for duplicate columns, other units or a missing name', () => {
    const none = { name: null, gwCode: null, carbonFactor: null }
    expect(matchingOf(tableIn('Name,Material,GW code\na,b,c')).columns).toEqual({ ...none, gwCode: 2 })
    expect(matchingOf(tableIn('Name,Factor (t/short ton)\na,1')).columns).toEqual({ ...none, name: 0 })
    expect(matchingOf(tableIn('Name,Emission factor\na,1')).columns).toEqual({ ...none, name: 0 })
    expect(matchingOf(tableIn('Name,CO2 saved (kg)\na,1')).columns).toEqual({ ...none, name: 0 })
    expect(matchingOf(tableIn('Foo,Bar\nCopper,1.5')).columns).toEqual(none)
  })

  test('can be chosen, with at most one field per column', () => {
    const matching = matchingOf(tableIn('Name,Code,Factor\na,b,1'))
    expect(withColumn(matching, 'gwCode', 0).columns).toEqual({ name: null, gwCode: 0, carbonFactor: 2 })
    expect(withColumn(matching, 'gwCode', null).columns).toEqual({ name: 0, gwCode: null, carbonFactor: 2 })
  })

  test('is complete with the name, another field and unambiguous numbers', () => {
    expect(isEnough('Name,GW code\na,b')).toBe(true)
    expect(isEnough('Name,Factor\na,1.5')).toBe(true)
    expect(isEnough('Name,Note\na,b')).toBe(false)
    expect(isEnough('GW code,Factor\na,1.5')).toBe(false)
    expect(isEnough('Name;Factor\na;1,234')).toBe(false)
    expect(isEnough('Name;Factor\na;1,5\nb;1.5')).toBe(true)
    expect(isEnough('Name;Factor\na;1,5\nb;1.5\nc;1.234')).toBe(false)
  })

  test('uses a chosen decimal sign, and resets it with the factor column', () => {
    const table = tableIn('Name;Factor;Other factor\na;1,234;2,345')
    const matching = { ...withColumn(matchingOf(table), 'carbonFactor', 1), decimal: ',' } as const
    const finding = decimalFinding(table, matching, materialImport)
    expect(decimalFor(matching, finding)).toBe(',')
    expect(withColumn(matching, 'carbonFactor', 2).decimal).toBeNull()
    expect(withColumn(matching, 'gwCode', 2).decimal).toBe(',')
  })
})
