import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readListSearch, writeListSearch } from '#routing/list-search.ts'
import { readTerm, writeTerm } from '#routing/lookup-terms.ts'

describe('List query in the URL', () => {
  test('defaults to the first ten rows', () => {
    expect(readListSearch('')).toEqual({ page: 1, pageSize: 10, searchTerm: '' })
  })

  test.each(['abc', '0', '-1', '1.5', '', '1e3', '0'.repeat(30)])('?page=%s is page 1', page => {
    expect(readListSearch(`?page=${page}`).page).toBe(1)
  })

  test.each(['999999999', '1000000000', '99999999999999999999', '9'.repeat(400)])(
    '?page=%s is limited to the highest page number',
    page => {
      expect(readListSearch(`?page=${page}`).page).toBe(999_999_999)
    },
  )

  test.each([
    ['007', 7],
    [`${'0'.repeat(30)}12`, 12],
  ])('?page=%s is page %i', (page, number) => {
    expect(readListSearch(`?page=${page}`).page).toBe(number)
  })

  test.each(['0', '101', 'all', '99999999999999999999'])('?pageSize=%s is 10 rows', size => {
    expect(readListSearch(`?pageSize=${size}`).pageSize).toBe(10)
  })

  test('sort is a column name, with a minus for descending', () => {
    expect(readListSearch('?sort=-name').sort).toBe('-name')
    expect(readListSearch('?sort=name;drop').sort).toBeUndefined()
  })

  test('omits defaults', () => {
    expect(writeListSearch({ page: 1, pageSize: 10, searchTerm: '' })).toBe('')
    expect(writeListSearch({ page: 2, pageSize: 25, searchTerm: 'a&b', sort: '-name' })).toBe(
      '?page=2&pageSize=25&searchTerm=a%26b&sort=-name',
    )
  })

  test('reads back every written query', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            page: fc.integer({ min: 1, max: 999_999_999 }),
            pageSize: fc.integer({ min: 1, max: 100 }),
            searchTerm: fc.string({ unit: 'grapheme' }),
            sort: fc.constantFrom('name', '-name', 'createdAt', '-gwCode'),
          },
          { requiredKeys: ['page', 'pageSize', 'searchTerm'] },
        ),
        query => {
          expect(readListSearch(writeListSearch(query))).toEqual(query)
        },
      ),
    )
  })

  test('normalizes any URL to a query that reads back', () => {
    const names = fc.constantFrom('page', 'pageSize', 'searchTerm', 'sort', 'preload', 'x')
    const values = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('-name', 'name', '1e3', ' 2', '٣'))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), pairs => {
        const query = readListSearch(`?${new URLSearchParams(pairs).toString()}`)
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(query.pageSize).toBeGreaterThanOrEqual(1)
        expect(query.pageSize).toBeLessThanOrEqual(100)
        const address = writeListSearch(query)
        expect(readListSearch(address)).toEqual(query)
        expect(writeListSearch(readListSearch(address))).toBe(address)
      }),
    )
  })
})

describe('Search terms of a form in the URL', () => {
  test('a missing term is empty', () => {
    expect(readTerm('', 'materialsSearchTerm')).toBe('')
  })

  test('changing a term keeps the others; an empty one is removed', () => {
    const both = writeTerm('?businessesSearchTerm=mill', 'materialsSearchTerm', 'PET & more')
    expect(both).toBe('?businessesSearchTerm=mill&materialsSearchTerm=PET+%26+more')
    expect(readTerm(both, 'materialsSearchTerm')).toBe('PET & more')
    expect(writeTerm(both, 'businessesSearchTerm', '')).toBe('?materialsSearchTerm=PET+%26+more')
    expect(writeTerm('?materialsSearchTerm=x', 'materialsSearchTerm', '')).toBe('')
  })
})
