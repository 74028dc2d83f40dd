import { describe, expect, test } from 'vitest'
import { beginningsOf, mostSimilarTo } from '#domain/trades/similar-material.ts'

const materials = ['PET bottles', 'HDPE bottles', 'Copper wire', 'Glass cullet, mixed', 'Cardboard'].map(name => ({
  name,
}))

describe('Material with a similar name', () => {
  test.each([
    ['PET botles', 'PET bottles'],
    ['coper-wire', 'Copper wire'],
    ['Glas cullet', 'Glass cullet, mixed'],
    ['CARDBORD', 'Cardboard'],
    ['Brass', undefined],
    ['Unobtainium', undefined],
    ['x', undefined],
    ['', undefined],
  ])('for %j is %s', (term, name) => {
    expect(mostSimilarTo(term, materials)?.name).toBe(name)
  })

  test('is searched by the start of three words', () => {
    expect(beginningsOf('PET of botles, PETs and caps')).toEqual(['PET', 'bot', 'and'])
  })
})
