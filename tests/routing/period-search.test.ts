import { describe, expect, test } from 'vitest'
import type { Period } from '#domain/figures/periods.ts'
import { hasUnreadablePeriod, readPeriodSearch, withoutPeriod, writePeriodSearch } from '#routing/period-search.ts'

const cases: ReadonlyArray<[search: string, period: Period]> = [
  ['', { kind: 'last12' }],
  ['?period=month', { kind: 'month' }],
  ['?period=quarter', { kind: 'quarter' }],
  ['?period=year', { kind: 'year' }],
  ['?period=lastWeek', { kind: 'lastWeek' }],
  ['?period=lastMonth', { kind: 'lastMonth' }],
  ['?from=2026-01-15&to=2026-02-14', { kind: 'custom', from: '2026-01-15', to: '2026-02-14' }],
  // Reversed: the screen reports the error.
  ['?from=2026-02-14&to=2026-01-15', { kind: 'custom', from: '2026-02-14', to: '2026-01-15' }],
  ['?from=2028-02-29&to=2028-02-29', { kind: 'custom', from: '2028-02-29', to: '2028-02-29' }],
]

describe('Period in the URL', () => {
  test.each(cases)('%s is read, and written unchanged', (search, period) => {
    expect(readPeriodSearch(search)).toEqual(period)
    expect(writePeriodSearch(period)).toBe(search)
    expect(hasUnreadablePeriod(search)).toBe(false)
  })

  test.each([
    '?period=decade',
    '?period=last12',
    '?period=custom',
    '?from=2026-01-15',
    '?to=2026-01-15',
    '?from=2026-02-29&to=2026-03-01',
    '?from=2026-1-5&to=2026-03-01',
    '?from=2026-13-01&to=2026-13-05',
    '?from=yesterday&to=today',
  ])('%s means the last 12 months', search => {
    expect(readPeriodSearch(search)).toEqual({ kind: 'last12' })
    expect(hasUnreadablePeriod(search)).toBe(search !== '?period=last12')
    expect(withoutPeriod(`${search}&by=code`)).toBe('?by=code')
  })

  test('is read among other parameters', () => {
    expect(readPeriodSearch('?page=2&period=month')).toEqual({ kind: 'month' })
  })
})
