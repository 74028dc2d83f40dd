import { describe, expect, test, vi } from 'vitest'
import { browserStorage, tabStorage } from '#actors/storage.ts'

describe.each([
  ['This browser', 'localStorage', browserStorage],
  ['This tab', 'sessionStorage', tabStorage],
] as const)('%s', (_, name, storage) => {
  test('stores texts by key until deletion', () => {
    expect(storage.write('a', '[1]')).toBe(true)
    expect(window[name].getItem('a')).toBe('[1]')
    expect(storage.read('a')).toBe('[1]')
    expect(storage.readJson('a')).toEqual([1])
    expect(storage.keys()).toEqual(['a'])
    storage.drop('a')
    expect(storage.read('a')).toBeNull()
    expect(storage.readJson('a')).toBeNull()
  })

  test('reads invalid JSON as null', () => {
    storage.write('a', '{"at":')
    expect(storage.readJson('a')).toBeNull()
  })

  test('returns false when full and keeps earlier texts', () => {
    storage.write('a', 'before')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(storage.write('a', 'after')).toBe(false)
    expect(storage.read('a')).toBe('before')
  })

  test('counts as empty when storage is blocked', () => {
    storage.write('a', '[1]')
    const look = vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(storage.write('a', '[2]')).toBe(false)
    expect(storage.read('a')).toBeUndefined()
    expect(storage.readJson('a')).toBeNull()
    expect(storage.keys()).toEqual([])
    storage.drop('a')
    look.mockRestore()
    expect(storage.read('a')).toBe('[1]')
  })
})
