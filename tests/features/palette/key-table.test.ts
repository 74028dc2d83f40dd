import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyTable } from '#app/palette/key-table.ts'
import { goLetters } from '#app/palette/palette-places.ts'

/** Returns a row of the key table in the user guide, as Markdown. */
const written = ({ keys, where, does }: (typeof keyTable)[number]) =>
  `| ${keys.map(key => `\`${key}\``).join(' ')} | ${where} | ${does} |`

test('has the same keys as the user guide', () => {
  const readme = readFileSync('.readme/user-guide.md', 'utf8')
  const [, ...lines] = readme.slice(readme.indexOf('| keys | where | effect |')).split('\n')
  expect(lines.slice(1, keyTable.length + 2)).toEqual([...keyTable.map(written), ''])
})

test('has no letter for two screens', () => {
  const letters = goLetters.map(({ letter }) => letter)
  expect(letters).toEqual([...new Set(letters)])
  expect(letters.every(letter => /^[a-z]$/.test(letter))).toBe(true)
})
