import { describe, expect, test } from 'vitest'
import { type RegisterSearch, readRegisterSearch, writeRegisterSearch } from '#routing/register-search.ts'

const first: RegisterSearch = { page: 1, pageSize: 10, isGapsOnly: false }

describe('Register in the URL', () => {
  test.each<[search: string, parts: RegisterSearch]>([
    ['', first],
    ['?rows=gaps', { ...first, isGapsOnly: true }],
    ['?page=3&pageSize=25', { ...first, page: 3, pageSize: 25 }],
    ['?rows=gaps&page=2', { ...first, page: 2, isGapsOnly: true }],
  ])('%s is read, and written unchanged', (search, parts) => {
    expect(readRegisterSearch(search)).toEqual(parts)
    expect(writeRegisterSearch({ kind: 'last12' }, parts)).toBe(search)
  })

  test.each(['?rows=all', '?page=0', '?page=x&pageSize=1000', '?rows='])('%s has default values', search => {
    expect(readRegisterSearch(search)).toEqual(first)
  })

  test('includes the period', () => {
    const days = { kind: 'custom', from: '2026-07-01', to: '2026-09-30' } as const
    expect(writeRegisterSearch(days, { ...first, page: 2 })).toBe('?from=2026-07-01&to=2026-09-30&page=2')
    expect(writeRegisterSearch({ kind: 'year' }, { ...first, isGapsOnly: true })).toBe('?period=year&rows=gaps')
  })
})
