import { expect, test } from 'vitest'
import { familiesOf } from '#domain/carbon/families-of-lines.ts'

const line = (gwCode: string | null, weight: number | null, carbonFactor: number | null) => ({
  weight,
  value: 1,
  material: { name: 'Some material', gwCode, carbonFactor },
})

test('sorts the families of lines by CO₂e avoided, without duplicates', () => {
  expect(familiesOf([])).toEqual([])
  expect(
    familiesOf([line('GW 51-01', 10, 2), line('GW 53-02', 10, 1.5), line('GW 50-01', 1, 1), line('GW 53-05', 10, 1)]),
  ).toEqual(['metal', 'plastic', 'paper'])
})

test('sorts a family with unknown CO₂e after an emitting one', () => {
  expect(familiesOf([line('GW 51-01', 10, null), line('GW 20-01', 10, -2), line('GW 53-02', 10, 0)])).toEqual([
    'metal',
    'organic',
    'plastic',
  ])
  expect(familiesOf([line('GW 54-01', null, 3), line('GW 52-01', 10, null)])).toEqual(['glass', 'tyres'])
})

test('sums only the known lines of a family', () => {
  expect(familiesOf([line('GW 51-01', 10, null), line('GW 51-02', 10, 5), line('GW 53-02', 10, 1)])).toEqual([
    'plastic',
    'metal',
  ])
})
