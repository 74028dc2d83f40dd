import { expect, test } from 'vitest'
import { fromDateTimeInput, toExactDateTime } from '#domain/figures/dates.ts'
import { Problem } from '#domain/problem.ts'
import { createWithDefaultDate } from '#features/trades/default-date.ts'

const start = Date.UTC(2026, 10, 20, 10, 30)
const minute = 60_000
const momentOf = (date: string) => Date.parse(fromDateTimeInput(date) ?? '')

/** Creates a record on a server that refuses dates in the future. The default date is `ahead` minutes ahead. */
const createAhead = (ahead: number, title = 'createdAt') =>
  createWithDefaultDate(toExactDateTime(start + ahead * minute), async date => {
    if (momentOf(date) <= start) return date
    throw new Problem({ kind: 'invalid', title: '', message: '', fields: { [title]: 'This date is in the future' } })
  })

test.each([
  [0, 0],
  [1, 2],
  [7, 10],
  [45, 60],
  [300, 1440],
])('moves a default date that is %i minutes ahead by %i minutes', async (ahead, back) => {
  const { saved, date } = await createAhead(ahead)
  expect(momentOf(date)).toBe(start + (ahead - back) * minute)
  expect(saved).toBe(date)
})

test('reports a date that is more than a day ahead, and any other refusal at once', async () => {
  await expect(createAhead(2000)).rejects.toMatchObject({ kind: 'invalid' })
  await expect(createAhead(1, 'buyerId')).rejects.toMatchObject({ fields: { buyerId: expect.any(String) } })
})
