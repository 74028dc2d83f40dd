import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetsOf } from '#domain/register/register-sheets.ts'

const texts = (materials: readonly string[], address = 'Durban') => ({
  seller: ['Charl Venter'],
  idNumber: ['790312 5084 085'],
  address: [address],
  materials,
  amounts: [''],
})

const lengths = (rows: ReadonlyArray<ReturnType<typeof texts>>) => sheetsOf(rows, row => row).map(sheet => sheet.length)

test('fill sheets with rows of one line', () => {
  expect(lengths(Array.from({ length: 40 }, () => texts(['Copper wire'])))).toEqual([15, 15, 10])
})

test('have fewer rows with several materials or long addresses', () => {
  const several = Array.from({ length: 16 }, () => texts(['Copper wire', 'Steel cans', 'Glass']))
  expect(lengths(several)).toEqual([7, 7, 2])
  const long = Array.from({ length: 16 }, () => texts(['Copper wire'], 'A'.repeat(80)))
  expect(lengths(long)).toEqual([7, 7, 2])
})

test('contain every row once and in order, even rows that are higher than a sheet', () => {
  const row = fc.array(fc.string({ maxLength: 300 }), { maxLength: 60 }).map(materials => texts(materials))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), rows => {
      const sheets = sheetsOf(rows, one => one)
      expect(sheets.flat()).toEqual(rows)
      expect(sheets.every(sheet => sheet.length > 0)).toBe(true)
    }),
  )
})

test('are none without rows', () => {
  expect(lengths([])).toEqual([])
})
