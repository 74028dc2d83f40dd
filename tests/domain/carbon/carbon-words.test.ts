import { describe, expect, test } from 'vitest'
import type { Measured } from '#domain/carbon/carbon.ts'
import {
  avoidedNote,
  carbonAmount,
  carbonInColumn,
  carbonWithUnit,
  countedOf,
  estimateOf,
  factorInColumn,
  knownCarbon,
  uncountedOf,
  unitFor,
  workingOf,
} from '#domain/carbon/carbon-words.ts'
import { runningTotals, totalsOf } from '#domain/carbon/totals.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const line = (weight: number | null, carbonFactor: number | null, name = 'PET bottles'): Measured => ({
  weight,
  value: 1,
  material: { name, carbonFactor, gwCode: 'GW 51-01' },
})

describe('Calculation of a line', () => {
  test.each([
    [line(640.5, 1.1418), false, '640.5 kg × 1.1418 kg/kg = 731.32 kg · factor of PET bottles when recorded'],
    [line(640.5, 1.1418), true, '640.5 kg × 1.1418 kg/kg = 731.32 kg · factor of PET bottles today'],
    [line(40, -2), false, '40 kg × −2 kg/kg = 80.00 kg more than new · factor of PET bottles when recorded'],
    [line(1, 1e-7), false, '1 kg × 0.0000001 kg/kg = 0.00 kg · factor of PET bottles when recorded'],
    [line(null, 1.1418), true, 'Weight × 1.1418 kg/kg · factor of PET bottles today'],
    [line(5, null), false, 'Unknown: no factor for PET bottles. Not counted.'],
    [line(5, 1, ''), false, '5 kg × 1 kg/kg = 5.00 kg · factor of this material when recorded'],
    [{ weight: 5, value: 1 }, false, 'Unknown: no factor for this material. Not counted.'],
  ])('shows weight × factor = result, and the source of the factor', (measured, isAtTodays, text) => {
    expect(plain(workingOf(measured, isAtTodays, 'en-US'))).toBe(text)
  })

  test("uses the locale's notation and isolates right-to-left names", () => {
    expect(plain(workingOf(line(640.5, 1.1418, 'נייר'), false, 'de-DE'))).toBe(
      '640,5 kg × 1,1418 kg/kg = 731,32 kg · factor of \u2068נייר\u2069 when recorded',
    )
  })
})

describe('CO₂e figure', () => {
  test.each([
    ['731.3229', '731.32', '731.32 kg'],
    ['-80', 'more than new 80.00', '80.00 kg more than new'],
    [null, 'unknown', 'unknown'],
    ['0', '0.00', '0.00 kg'],
  ] as const)('formats %s as "%s" in a column, and as "%s" elsewhere', (carbon, inColumn, alone) => {
    expect(plain(carbonInColumn(carbon, 'en-US'))).toBe(inColumn)
    expect(plain(carbonWithUnit(carbon, 'en-US', 'kg'))).toBe(alone)
  })

  test.each([
    [['9999.999'], 'kg'],
    [['10000'], 't'],
    [['-10000'], 't'],
    [['12', '34567', '1'], 't'],
  ] as const)('gives the figures %j the unit %s', (figures, unit) => {
    expect(unitFor(...figures)).toBe(unit)
  })

  test('rounds exact kg once, half to even', () => {
    expect(carbonAmount('12345', 'en-US', 't')).toBe('12.34')
    expect(carbonAmount('12345.000001', 'en-US', 't')).toBe('12.35')
    expect(carbonAmount('0.125', 'en-US')).toBe('0.12')
  })
})

describe('Factor in a column', () => {
  test.for([
    ['1.1400', 'en-US', '1.1400'],
    ['1.1400', 'de-DE', '1,1400'],
    ['-12.5', 'en-US', '−12.5000'],
    ['1234.5', 'en-US', '1\u00a0234.5000'],
    ['0.12345678901234567890', 'en-US', '0.12345678901234567890'],
    ['3', 'en-US', '3.0000'],
    ['1.5e-7', 'en-US', '0.00000015'],
    ['', 'en-US', 'unknown'],
    ['n/a', 'en-US', 'unknown'],
    ['one', 'en-US', 'unknown'],
    ['1,5', 'en-US', '1.5000'],
    ['1,234', 'de-DE', 'unknown'],
  ] as const)('formats %s from the API in %s as %s', ([text, locale, written]) => {
    expect(factorInColumn(text, locale)).toBe(written)
  })
})

describe('Sum', () => {
  test('is unknown, never 0, for lines without a factor', () => {
    expect(knownCarbon(totalsOf([line(5, null)]))).toBeNull()
    expect(knownCarbon(totalsOf([line(5, null), line(null, 2)]))).toBeNull()
    expect(knownCarbon(totalsOf([]))).toBe('0')
  })

  test('separates counts from 1 000', () => {
    const sums = totalsOf([
      ...Array.from({ length: 1200 }, () => line(1, null)),
      ...Array.from({ length: 34 }, () => line(1, 2)),
    ])
    expect(countedOf(sums, 'en-ZA')).toBe('34 of 1\u00a0234 lines')
    expect(uncountedOf(sums, 'en-ZA')).toBe('1\u00a0200 lines without a factor: not counted.')
  })

  test('shows the number of counted lines if it omits some', () => {
    const sums = totalsOf([line(5, null), line(5, 2), line(null, 2), line(1, null)])
    expect(countedOf(sums, 'en-ZA')).toBe('1 of 3 lines')
    expect(uncountedOf(sums, 'en-ZA')).toBe('2 lines without a factor: not counted.')
    expect(uncountedOf(totalsOf([line(1, null), line(1, 2)]), 'en-ZA')).toBe('1 line without a factor: not counted.')
    expect(countedOf(totalsOf([line(5, 2)]), 'en-ZA')).toBe('')
  })

  test('names the source of its factors: recorded, current or both', () => {
    const estimate = 'Estimated from weight and CO₂ factor'
    const lines = [line(5, 2), line(6, 2), line(7, null)]
    const estimateWith = (todays: readonly Measured[]) =>
      estimateOf(runningTotals<Measured>(each => todays.includes(each))(lines), 'en-ZA')
    expect(estimateWith([])).toBe(`${estimate} at the time of recording.`)
    expect(estimateWith(lines)).toBe(`${estimate}, with today’s factors.`)
    expect(estimateWith(lines.slice(1))).toBe(`${estimate}, 1 of 2 lines with today’s factors.`)
    expect(estimateOf(totalsOf([line(null, 2)]), 'en-ZA')).toBe(`${estimate}.`)
  })

  test.each([
    [[line(640.5, 1.1418)], 'It avoided an estimated 731.32 kg CO₂e.'],
    [[line(20_000, 1.5), line(1, null)], 'It avoided an estimated 30.00 t CO₂e. 1 line without a factor: not counted.'],
    [[line(40, -2)], 'It caused an estimated 80.00 kg CO₂e more than new material.'],
    [[line(40, null)], 'The CO₂e avoided is unknown because the materials have no factor.'],
  ])('has a note that calls it an estimate', (lines, note) => {
    expect(plain(avoidedNote(totalsOf(lines), 'en-US'))).toBe(note)
  })
})
