import { describe, expect, test } from 'vitest'
import { csvFileName } from '#domain/csv/csv-file-name.ts'

const day = '2026-11-22'

describe('File name', () => {
  test('contains the content, owner, search and day', () => {
    const name = csvFileName({ what: 'transactions', of: 'Umhlanga Metals', notes: ['search kasi'], day })
    expect(name).toBe('threereco transactions Umhlanga Metals, search kasi, 2026-11-22.csv')
  })

  test('omits empty parts', () => {
    expect(csvFileName({ what: 'materials', of: null, notes: [], day })).toBe('threereco materials, 2026-11-22.csv')
  })

  test.each([
    ['search ../../etc/passwd', 'search .. .. etc passwd'],
    ['search a:b*c?d"e<f>g|h\\i', 'search a b c d e f g h i'],
    ['search a\u0000b\nc', 'search a b c'],
    ['search \u202Efdp.exe', 'search fdp.exe'],
    ['search    spaces  ', 'search spaces'],
  ])('has no invalid or hiding characters: %j', (note, shown) => {
    expect(csvFileName({ what: 'users', of: null, notes: [note], day })).toBe(`threereco users, ${shown}, ${day}.csv`)
  })

  test('omits parts without valid characters', () => {
    expect(csvFileName({ what: 'users', of: '???', notes: ['\u202E'], day })).toBe(`threereco users, ${day}.csv`)
  })

  test('fits into 255 bytes and is cut between characters', () => {
    const long = 'e\u0301'.repeat(200)
    const name = csvFileName({ what: 'transactions', of: `A${'日本'.repeat(40)}`, notes: [`search ${long}`], day })
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    expect(name).toMatch(/…, search .*, 2026-11-22\.csv$/u)
  })
})
