import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StatedFigures } from '#schemas/statement.ts'
import type { Trade } from '#schemas/trade.ts'
import { anyTrade, carbonInMillionths, scaled } from '../carbon/trade-arbitraries.ts'
import { lineOf, statementOn, tradeOf } from './some-statements.ts'

const trades = fc.uniqueArray(anyTrade, { maxLength: 25, selector: ({ id }) => id })
const linesOf = (some: readonly Trade[]) => some.flatMap(({ materials }) => materials)

/** Converts weight and CO₂e to millionths of a kg. Unknown CO₂e adds nothing. */
const inMillionths = ({
  weightKg,
  avoidedKg,
  moreThanNewKg,
  withoutFactorKg,
  lines,
  linesWithoutFactor,
}: StatedFigures) => [
  ...[weightKg, avoidedKg ?? '0', moreThanNewKg, withoutFactorKg].map(kg => scaled(kg, 6)),
  BigInt(lines),
  BigInt(linesWithoutFactor),
]
const combined = (parts: readonly StatedFigures[]) =>
  parts
    .map(inMillionths)
    .reduce((sums, part) => sums.map((sum, at) => sum + (part[at] ?? 0n)), [0n, 0n, 0n, 0n, 0n, 0n])

describe('Statement', () => {
  test('sums unrounded lines, with exactly consistent parts', async () => {
    await fc.assert(
      fc.asyncProperty(trades, async some => {
        const { totals, families } = await statementOn(some)
        const lines = linesOf(some)
        expect(scaled(totals.avoidedKg ?? '0', 6)).toBe(carbonInMillionths(lines))
        expect(totals.lines).toBe(lines.length)
        expect(combined(families)).toEqual(inMillionths(totals))
        for (const { materials, ...family } of families) expect(combined(materials)).toEqual(inMillionths(family))
      }),
      { numRuns: 60 },
    )
  })

  test('has a material once per factor, with each source', async () => {
    const { families, sources } = await statementOn([
      tradeOf(
        '1',
        '2026-07-01',
        lineOf('PET bottles', 'GW 51-01', 1.1418, 100),
        lineOf('PET bottles', 'GW 51-01', 1.2, 10),
      ),
      tradeOf('2', '2026-07-02', lineOf('PET bottles', 'GW 51-01', 1.1418, 50)),
    ])
    expect(families[0]?.materials).toMatchObject([
      { factorKgPerKg: '1.1418', weightKg: '150', equals: { publication: 'us-epa-warm-15', figure: 'PET' } },
      { factorKgPerKg: '1.2', weightKg: '10', equals: null },
    ])
    expect(sources.map(({ id, kind }) => [id, kind])).toEqual([['us-epa-warm-15', 'published']])
  })

  test('counts weight without a factor as unknown, never 0', async () => {
    const { totals, families } = await statementOn([
      tradeOf('1', '2026-07-01', lineOf('Mystery', 'GW 52-01', null, 7), lineOf('Copper wire', 'GW 53-02', 4.9481, 93)),
    ])
    expect(totals).toMatchObject({
      avoidedKg: '460.1733',
      withoutFactorKg: '7',
      withoutFactorPercent: '7',
      linesWithoutFactor: 1,
    })
    const [metal, glass] = families
    expect(metal).toMatchObject({ family: 'metal', linesWithoutFactor: 0, withoutFactorPercent: '0' })
    expect(glass).toMatchObject({ family: 'glass', avoidedKg: null, withoutFactorPercent: '100' })
    expect(glass?.materials[0]).toMatchObject({ factorKgPerKg: null, avoidedKg: null, equals: null })
  })

  test('subtracts emissions and shows their amount', async () => {
    const { totals, families } = await statementOn([
      tradeOf('1', '2026-07-01', lineOf('Drywall', 'GW 30-01', -0.0288, 1000), lineOf('Glass', 'GW 52-01', 0.3043, 50)),
    ])
    expect(totals).toMatchObject({ avoidedKg: '-13.585', moreThanNewKg: '28.8' })
    expect(families.map(({ family }) => family)).toEqual(['glass', 'construction'])
  })

  test('sorts by CO₂e avoided, unknown last', async () => {
    const { families } = await statementOn([
      tradeOf(
        '1',
        '2026-07-01',
        lineOf('B', 'GW 51-01', null, 5),
        lineOf('C', 'GW 51-01', -1, 5),
        lineOf('A', 'GW 51-01', null, 5),
        lineOf('D', 'GW 51-01', 2, 5),
        lineOf('E', 'GW 53-01', 9, 5),
      ),
    ])
    expect(families.map(({ family }) => family)).toEqual(['metal', 'plastic'])
    expect(families[1]?.materials.map(({ name }) => name)).toEqual(['D', 'C', 'A', 'B'])
  })

  test('has the number of trades and the first and last day', async () => {
    const copper = lineOf('Copper wire', 'GW 53-02', 4.9481, 1)
    const some = await statementOn([
      tradeOf('1', '2026-09-29', copper),
      tradeOf('2', '2026-07-01'),
      tradeOf('3', '2026-07-01'),
    ])
    expect(some.trades).toEqual({ count: 3, first: '2026-07-01', last: '2026-09-29' })
    expect((await statementOn([])).trades).toEqual({ count: 0, first: null, last: null })
  })

  test('excludes storage for all families, and shows it separately if published', async () => {
    const { totals, families } = await statementOn([
      tradeOf(
        '1',
        '2026-07-01',
        lineOf('Food waste for composting', 'GW 20-02', -0.1379, 1000),
        lineOf('Timber', 'GW 30', 0.1177, 10),
        lineOf('Copper wire', 'GW 53-02', 4.9481, 1),
      ),
    ])
    expect(totals).toMatchObject({ avoidedKg: '-131.7749', storedKg: '293.459', storedInAvoidedKg: '0' })
    expect(families.map(({ family, storedKg }) => [family, storedKg])).toEqual([
      ['metal', '0'],
      ['construction', '28.159'],
      ['organic', '265.3'],
    ])
    expect(families.at(-1)?.materials[0]).toMatchObject({
      avoidedKg: '-137.9',
      storedKg: '265.3',
      equals: { figure: 'Food waste, composting, without modelled storage' },
    })
  })

  test('shows storage within a factor apart from separate storage', async () => {
    const { totals, families, method } = await statementOn([
      tradeOf('1', '2026-07-01', lineOf('Cardboard', 'GW 50-02', 3.4561, 100)),
    ])
    expect(totals).toMatchObject({ avoidedKg: '345.61', storedKg: '0', storedInAvoidedKg: '336.88' })
    expect(families[0]?.materials[0]?.equals?.figure).toBe('Corrugated cardboard, with modelled storage')
    expect(method.join(' ')).toContain('Some factors equal a published figure that includes storage.')
  })

  test('names the baseline of composting and digestion', async () => {
    const { method } = await statementOn([])
    expect(method.join(' ')).toContain('Composting and digestion make no new material.')
    expect(method.join(' ')).toContain('Factors of all families exclude carbon')
    expect(method.join(' ')).not.toContain('Some factors equal')
  })

  test('names its role, time zone, baseline and boundary', async () => {
    const { about, period, baseline, boundary } = await statementOn([])
    expect(about.role).toBe('buyer')
    expect(period.timeZone).toBe('UTC')
    expect(baseline).toMatch(/^virgin production: /)
    expect(boundary).toMatch(/^cradle to gate: /)
  })

  test('names the year and the GWP set of each source', async () => {
    const lines = [lineOf('PET bottles', 'GW 51-01', 1.1418, 1), lineOf('PVC', 'GW 51-03', 1.0969, 1)]
    const { sources } = await statementOn([tradeOf('1', '2026-07-01', ...lines)])
    expect(sources.map(({ id, year, gwp }) => [id, year, gwp])).toEqual([
      ['us-epa-warm-15', 2020, 'IPCC AR4, 100 years'],
      ['uk-desnz-2025', 2025, 'IPCC AR5, 100 years'],
    ])
  })

  test('warns that other parties might report the same kilograms', async () => {
    expect((await statementOn([])).limits).toContain(
      'Other parties in the supply chain might report the same kilograms. Don’t add them up.',
    )
  })

  test('describes its method and calls itself an estimate', async () => {
    const { method, limits } = await statementOn([])
    for (const sentence of method) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(method.join(' ')).toContain('with Umhlanga Metals as the buyer')
    expect(limits.join(' ')).toMatch(/estimates.*Don’t subtract them from your own footprint/i)
  })
})
