import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readListSearch, writeListSearch } from '#routing/list-search.ts'
import { readTerm, writeTerm } from '#routing/lookup-terms.ts'

describe("a list's query in the address", () => {
  test('nothing in the address is the first ten rows', () => {
    expect(readListSearch('')).toEqual({ page: 1, pageSize: 10, searchTerm: '' })
  })

  test.each(['abc', '0', '-1', '1.5', '', '1e3', '0'.repeat(30)])('?page=%s is page 1', page => {
    expect(readListSearch(`?page=${page}`).page).toBe(1)
  })

  test.each(['999999999', '1000000000', '99999999999999999999', '9'.repeat(400)])(
    '?page=%s is a page beyond any last one, in a number that every server takes',
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

  test('a sort is a column name, with a minus for the other way', () => {
    expect(readListSearch('?sort=-name').sort).toBe('-name')
    expect(readListSearch('?sort=name;drop').sort).toBeUndefined()
  })

  test('defaults are left out of the address', () => {
    expect(writeListSearch({ page: 1, pageSize: 10, searchTerm: '' })).toBe('')
    expect(writeListSearch({ page: 2, pageSize: 25, searchTerm: 'a&b', sort: '-name' })).toBe(
      '?page=2&pageSize=25&searchTerm=a%26b&sort=-name',
    )
  })

  test('whatever is written reads back the same', () => {
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

  test('whatever an address says reads as a query that is written, and reads, the same', () => {
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

describe("a form's search terms in the address", () => {
  test('a term that is not there is empty', () => {
    expect(readTerm('', 'materialsSearchTerm')).toBe('')
  })

  test('changing one term leaves the others, and an empty one goes', () => {
    const both = writeTerm('?businessesSearchTerm=mill', 'materialsSearchTerm', 'PET & more')
    expect(both).toBe('?businessesSearchTerm=mill&materialsSearchTerm=PET+%26+more')
    expect(readTerm(both, 'materialsSearchTerm')).toBe('PET & more')
    expect(writeTerm(both, 'businessesSearchTerm', '')).toBe('?materialsSearchTerm=PET+%26+more')
    expect(writeTerm('?materialsSearchTerm=x', 'materialsSearchTerm', '')).toBe('')
  })
})
