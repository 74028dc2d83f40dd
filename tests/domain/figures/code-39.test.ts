import { describe, expect, test } from 'vitest'
import { code39, code39Elements } from '#domain/figures/code-39.ts'

/** Returns the positions of the bars of a star. */
const star = (start: number) => [0, 4, 6, 10, 14].map(at => start + at)

/** ISO/IEC 16388, table 1, without the four characters that no slip uses: bars and spaces in turn, `w` for wide. */
const standard = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
  '.': 'wwnnnnwnn',
  ' ': 'nwwnnnwnn',
  '*': 'nwnnwnwnn',
} as const

describe('Code 39', () => {
  test.each(Object.entries(standard))('encodes “%s” as in the standard', (character, elements) => {
    expect(
      code39Elements(character)
        .map(width => (width === 3 ? 'w' : 'n'))
        .join(''),
    ).toBe(elements)
  })

  test('starts and ends with a star, with narrow spaces between characters', () => {
    const { bars, width } = code39('3F9A-71C2')
    expect(bars).toHaveLength(11 * 5)
    // Nine elements (three wide) per character, and ten spaces between eleven characters.
    expect(width).toBe(11 * 15 + 10)
    expect(bars.slice(0, 5).map(({ at }) => at)).toEqual(star(0))
    expect(bars.slice(-5).map(({ at }) => at)).toEqual(star(width - 15))
    const last = bars.at(-1)
    expect((last?.at ?? 0) + (last?.width ?? 0)).toBe(width)
  })

  test.each(['a', 'é', '$', ''])('throws for “%s”', character => {
    expect(() => code39Elements(character)).toThrow(RangeError)
  })
})
