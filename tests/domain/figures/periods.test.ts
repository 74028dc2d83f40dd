import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { isDay, localDay, nextPeriod, type Period, rangesOf } from '#domain/figures/periods.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('Day', () => {
  test.each([
    ['Africa/Johannesburg', '2026-11-30T22:30:00Z', '2026-12-01'],
    ['Africa/Johannesburg', '2026-11-30T21:59:59.999Z', '2026-11-30'],
    ['America/Los_Angeles', '2026-01-01T07:59:00Z', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02'],
    // Clocks go forward at 02:00 there.
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Africa/Johannesburg', '2026-12-01T00:30:00+02:00', '2026-12-01'],
  ])('in %s at %s is %s', (TZ, moment, day) => {
    process.env.TZ = TZ
    expect(localDay(moment)).toBe(day)
    expect(localDay(Date.parse(moment))).toBe(day)
  })

  test.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-12-31', true],
    ['2026-12-31T00:00', false],
  ])('%s is a calendar day: %s', (text, is) => {
    expect(isDay(text)).toBe(is)
  })
})

const count = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

describe('Period before and after', () => {
  const days = (from: string, to: string) => ({ kind: 'custom', from, to }) as const
  test.each<[Period, before: Period | null, after: Period | null]>([
    [{ kind: 'month' }, days('2026-10-01', '2026-10-31'), null],
    [{ kind: 'lastMonth' }, days('2026-09-01', '2026-09-30'), { kind: 'month' }],
    // A step forward after a step back.
    [days('2026-10-01', '2026-10-31'), days('2026-09-01', '2026-09-30'), { kind: 'month' }],
    [days('2026-07-01', '2026-09-30'), days('2026-04-01', '2026-06-30'), { kind: 'quarter' }],
    [days('2024-12-01', '2025-11-30'), days('2023-12-01', '2024-11-30'), { kind: 'last12' }],
    [days('2024-03-01', '2024-03-31'), days('2024-02-01', '2024-02-29'), days('2024-04-01', '2024-04-30')],
    [{ kind: 'quarter' }, days('2026-07-01', '2026-09-30'), null],
    [days('2025-10-01', '2025-12-31'), days('2025-07-01', '2025-09-30'), days('2026-01-01', '2026-03-31')],
    [{ kind: 'lastYear' }, days('2024-01-01', '2024-12-31'), { kind: 'year' }],
    [{ kind: 'last12' }, days('2024-12-01', '2025-11-30'), null],
    [{ kind: 'lastWeek' }, days('2026-11-02', '2026-11-08'), days('2026-11-16', '2026-11-22')],
    [days('2026-11-01', '2026-11-30'), days('2026-10-01', '2026-10-31'), null],
    [days('2026-02-10', '2026-02-01'), null, null],
    [days('2026-10-05', '2026-10-06'), days('2026-10-03', '2026-10-04'), days('2026-10-07', '2026-10-08')],
  ])('of %j on 2026-11-22', (period, before, after) => {
    expect(nextPeriod(period, -1, '2026-11-22')).toEqual(before)
    expect(nextPeriod(period, 1, '2026-11-22')).toEqual(after)
  })
})

describe('Days of a period and its comparison', () => {
  const ranges: ReadonlyArray<[Period, today: string, now: [string, string], before: [string, string]]> = [
    [{ kind: 'month' }, '2026-11-22', ['2026-11-01', '2026-11-22'], ['2026-10-01', '2026-10-22']],
    [{ kind: 'month' }, '2026-11-30', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-30']],
    // The earlier month is shorter, so all of it.

    [{ kind: 'month' }, '2028-03-31', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29']],
    [{ kind: 'month' }, '2026-01-01', ['2026-01-01', '2026-01-01'], ['2025-12-01', '2025-12-01']],
    [{ kind: 'quarter' }, '2026-11-22', ['2026-10-01', '2026-11-22'], ['2026-07-01', '2026-08-22']],
    [{ kind: 'quarter' }, '2026-03-31', ['2026-01-01', '2026-03-31'], ['2025-10-01', '2025-12-29']],
    [{ kind: 'year' }, '2028-06-15', ['2028-01-01', '2028-06-15'], ['2027-01-01', '2027-06-16']],
    [{ kind: 'last12' }, '2026-11-22', ['2025-12-01', '2026-11-22'], ['2024-12-01', '2025-11-22']],
    [{ kind: 'last12' }, '2026-12-31', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
    [{ kind: 'last12' }, '2028-02-29', ['2027-03-01', '2028-02-29'], ['2026-03-01', '2027-02-28']],
    // 2026-11-22 is a Sunday, the last day of its week.
    [{ kind: 'lastWeek' }, '2026-11-22', ['2026-11-09', '2026-11-15'], ['2026-11-02', '2026-11-08']],
    [{ kind: 'lastMonth' }, '2026-01-31', ['2025-12-01', '2025-12-31'], ['2025-11-01', '2025-11-30']],
    [{ kind: 'lastMonth' }, '2028-03-31', ['2028-02-01', '2028-02-29'], ['2028-01-01', '2028-01-29']],
    [{ kind: 'lastQuarter' }, '2026-01-15', ['2025-10-01', '2025-12-31'], ['2025-07-01', '2025-09-30']],
    [{ kind: 'lastYear' }, '2026-11-22', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-30']],
    [
      { kind: 'custom', from: '2026-03-01', to: '2026-03-31' },
      '2026-11-22',
      ['2026-03-01', '2026-03-31'],
      ['2026-01-29', '2026-02-28'],
    ],
    [
      { kind: 'custom', from: '2028-03-01', to: '2028-03-01' },
      '2026-11-22',
      ['2028-03-01', '2028-03-01'],
      ['2028-02-29', '2028-02-29'],
    ],
    [
      { kind: 'custom', from: '2026-11-01', to: '2026-12-31' },
      '2026-11-22',
      ['2026-11-01', '2026-11-22'],
      ['2026-10-10', '2026-10-31'],
    ],
    [
      { kind: 'custom', from: '2026-12-01', to: '2026-12-02' },
      '2026-11-22',
      ['2026-12-01', '2026-12-02'],
      ['2026-11-29', '2026-11-30'],
    ],
  ]
  test.each(ranges)('%j on %s', (period, today, now, before) => {
    expect(rangesOf(period, today)).toEqual({
      now: { from: now[0], to: now[1] },
      before: { from: before[0], to: before[1] },
    })
  })

  test('have equal lengths unless the earlier period is shorter', () => {
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom('month', 'quarter', 'year', 'last12'), (date, kind) => {
        const today = date.toISOString().slice(0, 10)
        const { now, before } = rangesOf({ kind } as const, today)
        expect(now.to).toBe(today)
        expect(before.to < now.from).toBe(true)
        const isAdjacent = Date.parse(before.to) + 86_400_000 === Date.parse(now.from)
        expect(count(before) === count(now) || (isAdjacent && count(before) < count(now))).toBe(true)
      }),
    )
  })

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'])('are equal in %s', TZ => {
    process.env.TZ = TZ
    const { now, before } = rangesOf({ kind: 'custom', from: '2026-03-20', to: '2026-04-05' }, '2026-04-05')
    expect([now, before]).toEqual([
      { from: '2026-03-20', to: '2026-04-05' },
      { from: '2026-03-03', to: '2026-03-19' },
    ])
  })
})
