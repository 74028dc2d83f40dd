import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import { roundedToAddUp } from '#domain/flow/add-up.ts'

test('keeps the nearest values if they add up', () => {
  expect(roundedToAddUp(['13.82', '68.9912', '-67.4263'], 2)).toEqual({
    terms: ['13.82', '68.99', '-67.43'],
    sum: '15.38',
  })
})

test('moves the value with the smallest error if they would not add up', () => {
  // Nearest values: 0 + 0 + 0, but the sum 1.2 rounds to 1.
  expect(roundedToAddUp(['0.4', '0.4', '0.4'], 0)).toEqual({ terms: ['1', '0', '0'], sum: '1' })
})

test('adds up for any terms, each within one unit', () => {
  const grams = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(fc.tuple(grams, grams, grams), numbers => {
      const terms = numbers.map(number => exactText(exact(number).div(1_000_000)))
      const { terms: rounded, sum } = roundedToAddUp(terms, 2)
      expect(exactText(rounded.reduce((all, term) => all.plus(term), exact(0)))).toBe(sum)
      for (const [at, term] of rounded.entries())
        expect(
          exact(term)
            .minus(terms[at] ?? 0)
            .abs()
            .lte('0.01'),
        ).toBe(true)
    }),
  )
})
