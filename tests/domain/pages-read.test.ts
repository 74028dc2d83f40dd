import { expect, test } from 'vitest'
import {
  nothingRead,
  type PageSeen,
  type PagesRead,
  readAgain,
  readingStateOf,
  withPage,
  withSince,
} from '#domain/pages-read.ts'
import { somePageRead } from '#machines/list-reading/list-reading.fakes.ts'

const days = [
  '2026-11-20',
  '2026-11-10',
  '2026-10-20',
  '2026-10-10',
  '2026-09-10',
  '2026-08-10',
  '2026-07-10',
  '2026-06-10',
  '2026-05-10',
]

/** Returns a page with one row of its day. */
const page = (number: number, seen: Partial<PageSeen> = {}, version = 'before') =>
  somePageRead([{ id: `row-${number} ${version}`, createdAt: `${days[number - 1]}T10:00:00.000Z` }], {
    page: number,
    pages: days.length,
    count: days.length,
    listVersion: number === 1 ? null : version,
    ...seen,
  })

const readOf = (pages: readonly PageSeen[], read: PagesRead = nothingRead) => pages.reduce(withPage, read)

const since = '2026-10-15'
const month = () => readOf([1, 2, 3, 4, 5, 6, 7].map(number => page(number, { since })))

test('A longer period during the second pass does not mix the passes', () => {
  const second = withPage(month(), page(1, { since, listVersion: 'after' }))
  expect(second.next).toHaveLength(1)
  const longer = withSince(second, null)
  expect(longer.next).toEqual([])
  const read = readOf([page(8, { listVersion: 'after' }), page(9, { listVersion: 'after' })], longer)
  expect([readingStateOf(read), read.next, read.certainAt]).toEqual(['reading', [], null])
})

test('Equal passes are no proof if a row is repeated', () => {
  const pass = [page(1, { pages: 2 }), page(2, { pages: 2, repeated: 1, listVersion: null })]
  const twice = readOf([...pass, ...pass])
  expect([readingStateOf(twice), twice.changes]).toEqual(['reading', 1])
})

test('A proof ends the count of the passes that differed', () => {
  const checked = page(1, { since, listVersion: 'before', requestedAt: 9 })
  const certain = withPage(readAgain({ ...month(), changes: 1 }), checked)
  expect([readingStateOf(certain), certain.changes, certain.certainAt]).toEqual(['certain', 0, 9])
})

test('The same page 1 is no proof if the list got a second page', () => {
  const only = withPage(nothingRead, page(1, { pages: 1, count: 1 }))
  const checked = withPage(readAgain(only), page(1, { pages: 2, count: 2, listVersion: 'after' }))
  expect([readingStateOf(only), readingStateOf(checked)]).toEqual(['certain', 'reading'])
})

test('Equal passes are no proof if they began with different versions of the list', () => {
  const pass = (version: string) => [
    page(1, { pages: 2, count: 2 }),
    page(2, { pages: 2, count: 2, listVersion: version }),
  ]
  const passes = (...versions: string[]) => readingStateOf(readOf(versions.flatMap(pass)))
  expect([passes('first', 'second'), passes('first', 'first')]).toEqual(['reading', 'certain'])
})
