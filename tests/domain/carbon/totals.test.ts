import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { lineCarbon } from '#domain/carbon/carbon.ts'
import { runningTotals, totalsOf } from '#domain/carbon/totals.ts'
import { scaled } from './trade-arbitraries.ts'

vi.setConfig({ testTimeout: 120_000 })

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents => cents / 100)
const line = fc.record({
  weight: amount,
  value: amount,
  material: fc.record({
    carbonFactor: fc.integer({ min: -50_000, max: 200_000 }).map(factor => factor / 10_000),
    gwCode: fc.constantFrom('GW 50-01', 'GW 51-01', 'GW 53-02', 'HW 18', 'GW 01', null),
  }),
})

const cents = fc.integer({ min: 0, max: 10_000_000 })
const tenThousandths = fc.integer({ min: -50_000, max: 200_000 })
const entry = fc.record({ weight: cents, value: cents, factor: tenThousandths })

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

describe('Totals of lines', () => {
  test('sum the example load exactly', () => {
    const totals = totalsOf([
      { weight: 120, value: 1980, material: { carbonFactor: 9.11, gwCode: 'GW 53-02' } },
      { weight: 640.5, value: 2241.75, material: { carbonFactor: 1.83, gwCode: 'GW 51-01' } },
      { weight: 1310, value: 1965, material: { carbonFactor: 0.72, gwCode: 'GW 50-02' } },
    ])
    expect(totals).toMatchObject({
      lines: 3,
      known: 3,
      weight: '2070.5',
      value: '6186.75',
      carbon: '3208.515',
      byFamily: [
        { family: 'plastic', carbon: '1172.115' },
        { family: 'metal', carbon: '1093.2' },
        { family: 'paper', carbon: '943.2' },
      ],
    })
  })

  test('ignore a weight that is not entered yet', () => {
    const line = { weight: null, value: null, material: { carbonFactor: 2, gwCode: null } }
    expect(totalsOf([line])).toMatchObject({ weight: '0', value: '0', carbon: '0', lines: 1, known: 0, unknown: 0 })
    expect(lineCarbon(line)).toBeNull()
  })

  test('count a line without a factor as unknown, not 0', () => {
    const lines = [
      { weight: 5, value: 5, material: { carbonFactor: null, gwCode: 'GW 52' } },
      { weight: 2, value: 5 },
      { weight: 3, value: 5, material: { carbonFactor: 0.5, gwCode: 'GW 52' } },
    ]
    expect(totalsOf(lines)).toMatchObject({ weight: '10', carbon: '1.5', known: 1, unknown: 2, unknownWeight: '7' })
    expect(lines.map(lineCarbon)).toEqual([null, null, '1.5'])
  })

  test('subtract emissions of negative factors and report them separately', () => {
    const lines = [3, -2].map(carbonFactor => ({ weight: 40, value: 0, material: { carbonFactor, gwCode: null } }))
    expect(totalsOf(lines)).toMatchObject({ carbon: '40', emitted: '80', emitting: 1, known: 2 })
  })

  test('are exact for up to a thousand lines, like integer sums', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 1000 }), entries => {
        const { weight, value, carbon } = totalsOf(
          entries.map(each => ({
            weight: each.weight / 100,
            value: each.value / 100,
            material: { carbonFactor: each.factor / 10_000, gwCode: null },
          })),
        )
        expect(scaled(weight, 2)).toBe(sum(entries.map(each => BigInt(each.weight))))
        expect(scaled(value, 2)).toBe(sum(entries.map(each => BigInt(each.value))))
        expect(scaled(carbon, 6)).toBe(sum(entries.map(each => BigInt(each.weight) * BigInt(each.factor))))
      }),
      { numRuns: 30 },
    )
  })

  test('of the families add up to the total', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), lines => {
        const { carbon, byFamily } = totalsOf(lines)
        const combined = totalsOf(
          byFamily.map(share => ({
            weight: 1,
            value: 0,
            material: { carbonFactor: Number(share.carbon), gwCode: null },
          })),
        )
        expect(combined.carbon).toBe(carbon)
      }),
    )
  })
})

describe('Running totals', () => {
  const lineChange = fc.record({ at: fc.nat(), drop: fc.constantFrom(0, 1, 2), put: fc.array(line, { maxLength: 3 }) })

  test('match the last list after any additions, changes and removals', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.array(lineChange, { maxLength: 20 }), (first, changes) => {
        const sum = runningTotals()
        let lines = first
        expect(sum(lines)).toEqual(totalsOf(lines))
        for (const { at, drop, put } of changes) {
          lines = lines.toSpliced(at % (lines.length + 1), drop, ...put)
          expect(sum(lines)).toEqual(totalsOf(lines))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('keep no removed lines: no empty family and no negative zero', () => {
    const sum = runningTotals()
    sum([{ weight: 0.1, value: 0, material: { carbonFactor: -0.2, gwCode: 'GW 53-02' } }])
    expect(sum([])).toEqual(totalsOf([]))
    expect(sum([])).toMatchObject({ lines: 0, weight: '0', value: '0', carbon: '0', emitted: '0', byFamily: [] })
  })

  test('return the same object until a line changes', () => {
    const sum = runningTotals()
    const [copper, tyres] = [
      { weight: 1, value: 2 },
      { weight: 3, value: 4 },
    ]
    const before = sum([copper, tyres])
    expect(sum([copper, tyres])).toBe(before)
    expect(sum([copper, { ...tyres, weight: 5 }])).toMatchObject({ weight: '6', value: '6' })
  })
})
