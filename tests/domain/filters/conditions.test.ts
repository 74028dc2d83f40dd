import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Condition,
  filterNames,
  readConditions,
  unreadableConditions,
  withCondition,
  withoutCondition,
  writeConditions,
} from '#domain/filters/conditions.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const open = <Value>(side: fc.Arbitrary<Value>) => fc.option(side, { nil: '' as const })
const range = <Value extends string>(side: fc.Arbitrary<Value>) =>
  fc
    .tuple(open(side), open(side))
    .filter(([from, to]) => from !== '' || to !== '')
    .map(([from, to]) => `${from}..${to}`)
const amount = fc.nat({ max: 100_000 }).map(cents => String(cents / 100))

const tradeCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    name: fc.constant('period' as const),
    value: fc.oneof(fc.constantFrom('today', 'yesterday', 'week', 'month'), range(day)),
  }),
  fc.record({ name: fc.constantFrom('buyer' as const, 'seller' as const, 'material' as const), value: fc.uuid() }),
  fc.record({ name: fc.constant('family' as const), value: fc.constantFrom('metal', 'plastic', 'other') }),
  fc.record({ name: fc.constant('without' as const), value: fc.constantFrom('factor', 'price') }),
  fc.record({ name: fc.constantFrom('weight' as const, 'value' as const), value: range(amount) }),
)

const one = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'

describe('Filters in the URL', () => {
  test('are read and written without a change, in a fixed order', () => {
    fc.assert(
      fc.property(fc.array(tradeCondition, { maxLength: 8 }), chosen => {
        const conditions = chosen.reduce<Condition[]>(withCondition, [])
        const read = readConditions(writeConditions(conditions) ?? '', 'transactions')
        expect(new Set(read.map(each => JSON.stringify(each)))).toEqual(
          new Set(conditions.map(each => JSON.stringify(each))),
        )
        expect(readConditions(writeConditions(read) ?? '', 'transactions')).toEqual(read)
        const names: readonly string[] = filterNames.transactions
        const order = read.map(({ name }) => names.indexOf(name))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }),
    )
  })

  test.each([
    ['?weight=heavy&value=10..20', ['weight']],
    ['?family=metal&family=gold&recorded=', ['family', 'recorded']],
    [`?buyer=${one}&buyer=${other}`, ['buyer']],
    ['?weight=200..10&family=metal&family=metal', []],
    ['?page=2&unknown=1&type=business', []],
  ])('%s has values that don’t apply: %o', (search, names) => {
    expect(unreadableConditions(search, 'transactions')).toEqual(names)
  })

  test.each([
    '?period=decade',
    '?period=..',
    '?period=2026-02-30..',
    '?period=2026-01-01..2026-01-02..2026-01-03',
    '?weight=a..b',
    '?weight=-1..',
    '?weight=1e3..',
    '?family=gold',
    '?recorded=you',
    '?without=a%20name',
    '?buyer=1',
    '?material=%20',
    '?type=business',
  ])('%s has no filter for transactions', search => {
    expect(readConditions(search, 'transactions')).toEqual([])
  })

  test.each([
    ['?weight=200..10', 'weight=10..200'],
    ['?period=2026-11-21..2026-11-01', 'period=2026-11-01..2026-11-21'],
    ['?weight=..500', 'weight=..500'],
    ['?family=plastic&family=metal&family=plastic', 'family=metal&family=plastic'],
    [`?buyer=${one}&buyer=${other}`, `buyer=${one}`],
  ])('%s means %s', (search, meaning) => {
    expect(writeConditions(readConditions(search, 'transactions'))).toBe(meaning)
  })

  test('has the filters of the list only', () => {
    const search = `?type=business&role=${one}&secondFactor=no&family=metal&factor=yes`
    expect(writeConditions(readConditions(search, 'users'))).toBe(`type=business&role=${one}&secondFactor=no`)
    expect(writeConditions(readConditions(search, 'materials'))).toBe('family=metal&factor=yes')
    expect(readConditions(search, 'roles')).toEqual([])
  })

  test('keeps one value, or several families', () => {
    const first = withCondition([], { name: 'buyer', value: one })
    const second = withCondition(first, { name: 'buyer', value: other })
    expect(second).toEqual([{ name: 'buyer', value: other }])
    const families = ['metal', 'paper'].reduce((all, value) => withCondition(all, { name: 'family', value }), second)
    expect(families).toHaveLength(3)
    expect(withoutCondition(families, { name: 'family', value: 'metal' })).toEqual([
      { name: 'buyer', value: other },
      { name: 'family', value: 'paper' },
    ])
    expect(withCondition(families, { name: 'weight', value: 'heavy' })).toEqual(families)
  })
})
