import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textStyles } from '#theme/text-styles.ts'

test('Theme has at most ten pairs of a font size and a weight', () => {
  const pairs = Object.values(textStyles).map(({ fontSize, fontWeight }) => `${fontSize} ${fontWeight}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(pairs.length).toBeLessThanOrEqual(10)
})

/** Printed papers and the charts of the lab, which have sizes of another scale. */
const others = /\/(?:slip-sheet|slip-roll|register-paper|chart-view)\.css\.ts$/

const literal = /(?:fontSize|fontWeight): ['`]?\d|font: ['`]\d/g

test('Styles have sizes and weights of the theme only', () => {
  const files = globSync('src/**/*.css.ts').filter(file => !others.test(file))
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(literal)].map(([text]) => `${file}: ${text}`)),
  ).toEqual([])
})
