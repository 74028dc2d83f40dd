import { beforeEach, describe, expect, test } from 'vitest'
import { createPositions } from '#routing/scroll-positions.ts'

/** In-memory storage of a tab. */
function textsOf() {
  const stored = new Map<string, string>()
  return {
    readJson: (name: string): unknown => JSON.parse(stored.get(name) ?? 'null'),
    write: (name: string, text: string) => stored.set(name, text),
  }
}

const all = () => true

describe('Scroll positions of a tab', () => {
  let texts = textsOf()
  beforeEach(() => {
    texts = textsOf()
  })

  const stored = () => texts.readJson('threereco.scroll')

  test('survive a reload', () => {
    createPositions(texts, all).keep('a', 1200)
    expect(createPositions(texts, all).take('a')).toBe(1200)
  })

  test('are removed on return, so that an old one is never used', () => {
    const positions = createPositions(texts, all)
    positions.keep('a', 1200)
    positions.take('a')
    expect(positions.take('a')).toBe(0)
    expect(stored()).toEqual([])
  })

  test('keep the last position per entry', () => {
    const positions = createPositions(texts, all)
    positions.keep('a', 1200)
    positions.keep('a', 300)
    expect(stored()).toEqual([['a', 300]])
  })

  test('keep the fifty most recently left entries', () => {
    const positions = createPositions(texts, all)
    for (let entry = 1; entry <= 60; entry += 1) positions.keep(`entry ${entry}`, entry)
    expect(stored()).toHaveLength(50)
    expect(positions.take('entry 10')).toBe(0)
    expect(positions.take('entry 11')).toBe(11)
  })

  test('are dropped with unreachable entries', () => {
    createPositions(texts, all).keep('forward', 700)
    createPositions(texts, key => key !== 'forward').keep('here', 100)
    expect(stored()).toEqual([['here', 100]])
  })

  test.each(['{"a":1}', '[["a"],[1,2],"b",["c",5]]'])('ignore invalid storage: %s', text => {
    texts.write('threereco.scroll', text)
    expect(createPositions(texts, all).take('a')).toBe(0)
  })

  test('are empty without storage', () => {
    const positions = createPositions({ readJson: () => null, write: () => false }, all)
    positions.keep('a', 1200)
    expect(positions.take('a')).toBe(0)
  })
})
