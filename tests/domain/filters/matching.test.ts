import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Condition } from '#domain/filters/conditions.ts'
import { type FilterFacts, lineFinderOf, matcherOf } from '#domain/filters/matching.ts'
import { materialTests } from '#domain/filters/material-tests.ts'
import { userTests } from '#domain/filters/people-tests.ts'
import { tradeTests } from '#domain/filters/trade-tests.ts'
import { material } from '#schemas/material.ts'
import { type Trade, trade } from '#schemas/trade.ts'
import { user } from '#schemas/user.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const someUser = idOf(1)
const me = idOf(2)
const oneBusiness = idOf(3)
const otherBusiness = idOf(4)
const oneRole = idOf(5)
const otherRole = idOf(6)

const facts: FilterFacts = {
  today: '2026-11-18',
  userId: me,
  businessId: oneBusiness,
  material: { name: 'Steel', gwCode: 'GW 53-01' },
}

/** Raw rows as a server sends them. Each filter has a second calculation below, which reads these raw values. */
const rawLine = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Steel', 'Paper', 'Oil'),
  gwCode: fc.constantFrom('GW 53-01', 'GW 50-01', 'HW 07-01', 'GW 53-02'),
  carbonFactor: fc.constantFrom('1.5', '0', '', 'n/a'),
  cents: fc.nat({ max: 30 }),
  price: fc.constantFrom(0, 10, 25),
})
const rawTrade = fc.record({
  id: fc.uuid(),
  buyer: fc.constantFrom(oneBusiness, otherBusiness),
  seller: fc.constantFrom(someUser, me, null),
  /** Hours before the end of 18 November. */
  age: fc.nat({ max: 24 * 40 }),
  lines: fc.array(rawLine, { maxLength: 4 }),
})
type RawTrade = typeof rawTrade extends fc.Arbitrary<infer Raw> ? Raw : never

const endOfToday = new Date(2026, 10, 18, 23, 30).getTime()
const momentOf = ({ age }: RawTrade) => new Date(endOfToday - age * 3_600_000)

const read = (raw: RawTrade): Trade =>
  trade.parse({
    id: raw.id,
    buyer: { id: raw.buyer, name: raw.buyer },
    seller: raw.seller && { id: raw.seller, name: raw.seller },
    createdAt: momentOf(raw).toISOString(),
    updatedAt: momentOf(raw).toISOString(),
    materials: raw.lines.map(({ cents, price, ...line }) => ({ ...line, weight: cents / 100, value: price })),
  })

const isBetween = (moment: Date, from: Date, before: Date) => moment >= from && moment < before
const november = (day: number) => new Date(2026, 10, day)

/** Expected result of each filter of lines, calculated from the raw line. */
const expectedLines: ReadonlyArray<[Condition, (line: RawTrade['lines'][number]) => boolean]> = [
  [{ name: 'material', value: 'm' }, line => line.name === 'Steel' && line.gwCode === 'GW 53-01'],
  [{ name: 'family', value: 'metal' }, ({ gwCode }) => gwCode.startsWith('GW 53')],
  [{ name: 'family', value: 'hazardous' }, ({ gwCode }) => gwCode.startsWith('HW')],
  [{ name: 'without', value: 'factor' }, line => Number.isNaN(Number(line.carbonFactor || 'x'))],
  [{ name: 'without', value: 'price' }, ({ price }) => price === 0],
]

/** Expected result of each other filter, calculated from the raw row. 18 November 2026 is a Wednesday. */
const expectedRows: ReadonlyArray<[Condition, (raw: RawTrade) => boolean]> = [
  [{ name: 'period', value: 'today' }, raw => isBetween(momentOf(raw), november(18), november(19))],
  [{ name: 'period', value: 'yesterday' }, raw => isBetween(momentOf(raw), november(17), november(18))],
  [{ name: 'period', value: 'week' }, raw => isBetween(momentOf(raw), november(16), november(19))],
  [{ name: 'period', value: 'month' }, raw => isBetween(momentOf(raw), november(1), november(19))],
  [{ name: 'period', value: 'lastWeek' }, raw => isBetween(momentOf(raw), november(9), november(16))],
  [{ name: 'period', value: 'lastMonth' }, raw => isBetween(momentOf(raw), new Date(2026, 9, 1), november(1))],
  [
    { name: 'period', value: 'lastQuarter' },
    raw => isBetween(momentOf(raw), new Date(2026, 6, 1), new Date(2026, 9, 1)),
  ],
  [{ name: 'period', value: 'lastYear' }, () => false],
  [
    { name: 'period', value: '2026-10-20..2026-11-02' },
    raw => isBetween(momentOf(raw), new Date(2026, 9, 20), november(3)),
  ],
  [{ name: 'period', value: '2026-11-10..' }, raw => momentOf(raw) >= november(10)],
  [{ name: 'period', value: '..2026-11-10' }, raw => momentOf(raw) < november(11)],
  [{ name: 'side', value: 'bought' }, ({ buyer }) => buyer === oneBusiness],
  [{ name: 'side', value: 'sold' }, ({ buyer }) => buyer !== oneBusiness],
  [{ name: 'buyer', value: oneBusiness }, ({ buyer }) => buyer === oneBusiness],
  [{ name: 'seller', value: someUser }, ({ seller }) => seller === someUser],
  [{ name: 'recorded', value: 'me' }, ({ seller }) => seller === me],
  [
    { name: 'weight', value: '0.2..0.3' },
    ({ lines }) =>
      lines.reduce((sum, { cents }) => sum + cents, 0) >= 20 && lines.reduce((sum, { cents }) => sum + cents, 0) <= 30,
  ],
  [{ name: 'weight', value: '0.3..' }, ({ lines }) => lines.reduce((sum, { cents }) => sum + cents, 0) >= 30],
  [{ name: 'value', value: '..35' }, ({ lines }) => lines.reduce((sum, { price }) => sum + price, 0) <= 35],
]

describe('Filters of trades', () => {
  test.each([
    ...expectedRows,
    ...expectedLines.map(
      ([condition, fits]) => [condition, ({ lines }: RawTrade) => lines.some(fits)] satisfies [Condition, unknown],
    ),
  ])('%o finds the rows that a calculation over the raw rows finds', (condition, fits) => {
    const matches = matcherOf(tradeTests, [condition], facts)
    fc.assert(
      fc.property(rawTrade, raw => {
        expect(matches(read(raw))).toBe(fits(raw))
      }),
    )
  })

  test('of the side match no row of a user without a business', () => {
    for (const value of ['bought', 'sold']) {
      const matches = matcherOf(tradeTests, [{ name: 'side', value }], { ...facts, businessId: null })
      expect(fc.sample(rawTrade, 20).some(raw => matches(read(raw)))).toBe(false)
    }
  })

  test('find the rows with a line that fits all filters of lines; of several families, one is enough', () => {
    fc.assert(
      fc.property(rawTrade, fc.subarray([...expectedRows]), fc.subarray([...expectedLines]), (raw, ofRow, ofLine) => {
        const conditions = [...ofRow, ...ofLine].map(([condition]) => condition)
        const required = ofLine.filter(([{ name }]) => name !== 'family')
        const either = ofLine.filter(([{ name }]) => name === 'family')
        const fitting = raw.lines.filter(
          line =>
            required.every(([, test]) => test(line)) && (either.length === 0 || either.some(([, test]) => test(line))),
        )
        const isFound = ofRow.every(([, test]) => test(raw)) && (ofLine.length === 0 || fitting.length > 0)
        expect(matcherOf(tradeTests, conditions, facts)(read(raw))).toBe(isFound)
        const linesOf = lineFinderOf(tradeTests, conditions, facts)
        const ids = ofLine.length === 0 ? undefined : fitting.map(({ id }) => id)
        expect(linesOf?.(read(raw)).map(({ id }) => id)).toEqual(ids)
      }),
    )
  })

  test('match lines by the name alone if the URL has a name, and no line if the material is unknown', () => {
    const raw = fc.sample(
      rawTrade.filter(({ lines }) => lines.length > 0),
      20,
    )
    for (const each of raw) {
      const name = each.lines[0]?.name ?? ''
      const matches = matcherOf(tradeTests, [{ name: 'material', value: name }], { ...facts, material: { name } })
      expect(matches(read(each))).toBe(true)
      expect(matcherOf(tradeTests, [{ name: 'material', value: 'x' }], { ...facts, material: null })(read(each))).toBe(
        false,
      )
    }
  })
})

const stamps = { createdAt: '2026-11-18T10:00:00Z', updatedAt: '2026-11-18T10:00:00Z' }

test('filters of users find type, role and second factor', () => {
  const raw = fc.record({
    type: fc.constantFrom('system', 'business', 'collector'),
    roles: fc.subarray([oneRole, otherRole]),
    mfaEnabled: fc.constantFrom(true, false, undefined),
  })
  const cases: ReadonlyArray<
    [Condition, (row: { type: string; roles: string[]; mfaEnabled?: boolean | undefined }) => boolean]
  > = [
    [{ name: 'type', value: 'collector' }, ({ type }) => type === 'collector'],
    [{ name: 'role', value: oneRole }, ({ roles }) => roles.includes(oneRole)],
    [{ name: 'secondFactor', value: 'yes' }, ({ mfaEnabled }) => mfaEnabled === true],
    [{ name: 'secondFactor', value: 'no' }, ({ mfaEnabled }) => mfaEnabled !== true],
  ]
  fc.assert(
    fc.property(raw, fc.constantFrom(...cases), (row, [condition, fits]) => {
      const roles = row.roles.map(id => ({ id, name: id }))
      const parsed = user.parse({ id: idOf(7), name: 'N', username: 'n', ...row, roles, ...stamps })
      expect(matcherOf(userTests, [condition], facts)(parsed)).toBe(fits(row))
    }),
  )
})

test('filters of materials find family and factor', () => {
  const raw = fc.record({
    gwCode: fc.constantFrom('GW 53-01', 'GW 50-01', 'none'),
    carbonFactor: fc.constantFrom('1.2', 0.5, '0', '', null, 'n/a'),
  })
  const hasFactor = (factor: unknown) => factor === '1.2' || factor === 0.5 || factor === '0'
  fc.assert(
    fc.property(raw, row => {
      const parsed = material.parse({ id: idOf(8), name: 'N', ...row, ...stamps })
      const matches = (condition: Condition) => matcherOf(materialTests, [condition], facts)(parsed)
      expect(matches({ name: 'family', value: 'metal' })).toBe(row.gwCode === 'GW 53-01')
      expect(matches({ name: 'factor', value: 'yes' })).toBe(hasFactor(row.carbonFactor))
      expect(matches({ name: 'factor', value: 'no' })).toBe(!hasFactor(row.carbonFactor))
    }),
  )
})
