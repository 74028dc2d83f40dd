import { beforeEach, describe, expect, test } from 'vitest'
import { createPositions } from '#routing/scroll-positions.ts'

/** A storage in memory, as a tab has one. */
function storageOf(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: index => [...kept.keys()][index] ?? null,
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  }
}

const all = () => true

describe('the scroll positions of a tab', () => {
  let storage = storageOf()
  beforeEach(() => {
    storage = storageOf()
  })

  const kept = () => JSON.parse(storage.getItem('threereco.scroll') ?? '[]') as unknown[]

  test('are there again when the page is loaded anew', () => {
    createPositions(storage, all).keep('a', 1200)
    expect(createPositions(storage, all).take('a')).toBe(1200)
  })

  test('are forgotten once they are gone back to, so that an older one never counts', () => {
    const positions = createPositions(storage, all)
    positions.keep('a', 1200)
    positions.take('a')
    expect(positions.take('a')).toBe(0)
    expect(kept()).toEqual([])
  })

  test('are one for each entry, the last', () => {
    const positions = createPositions(storage, all)
    positions.keep('a', 1200)
    positions.keep('a', 300)
    expect(kept()).toEqual([['a', 300]])
  })

  test('are those of fifty entries at most, the ones that were left last', () => {
    const positions = createPositions(storage, all)
    for (let entry = 1; entry <= 60; entry += 1) positions.keep(`entry ${entry}`, entry)
    expect(kept()).toHaveLength(50)
    expect(positions.take('entry 10')).toBe(0)
    expect(positions.take('entry 11')).toBe(11)
  })

  test('go with the entries that nobody can go back to any more', () => {
    createPositions(storage, all).keep('forward', 700)
    createPositions(storage, key => key !== 'forward').keep('here', 100)
    expect(kept()).toEqual([['here', 100]])
  })

  test.each(['{', '{"a":1}', '[["a"],[1,2],"b",["c",5]]'])('that cannot be read are none: %s', text => {
    storage.setItem('threereco.scroll', text)
    expect(createPositions(storage, all).take('a')).toBe(0)
  })

  test('are none where the browser keeps nothing', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const positions = createPositions(storage, all)
    positions.keep('a', 1200)
    expect(positions.take('a')).toBe(0)
  })
})
