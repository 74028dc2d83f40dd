/** The characters of Code 39 in the order of its table: ten of each group, whose one wide space is at the same place. */
const groups = ['1234567890', 'ABCDEFGHIJ', 'KLMNOPQRST', 'UVWXYZ-. *']
/** Which of the four spaces is wide in each group, counted from 0. */
const wideSpace = [1, 2, 3, 0]
/** Which of the five bars are wide, by the place of a character in its group. */
const wideBars = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110']

/** How many times as wide as a narrow bar a wide one is. */
const wide = 3

/** The widths of the nine bars and spaces of a character, a bar first: 1 for narrow, 3 for wide. */
export function code39Elements(character: string): number[] {
  const group = groups.findIndex(characters => characters.includes(character))
  if (group < 0 || character.length !== 1)
    throw new RangeError(`There is no “${character}” among the characters of a slip`)
  const bars = wideBars[groups[group]?.indexOf(character) ?? 0] ?? ''
  return Array.from({ length: 9 }, (_, at) => {
    const isWide = at % 2 === 0 ? bars[at / 2] === '1' : wideSpace[group] === (at - 1) / 2
    return isWide ? wide : 1
  })
}

/**
 * The bars of a text in Code 39 (ISO/IEC 16388), between the stars that begin and end it: where each begins, and how wide it is,
 * in widths of a narrow bar. `width` is that of them all, without the quiet zones of 10 around them.
 * @throws for a character that is not among digits, capitals, hyphen, point and space.
 */
export function code39(text: string): { bars: ReadonlyArray<{ at: number; width: number }>; width: number } {
  const bars: { at: number; width: number }[] = []
  let end = 0
  for (const character of `*${text}*`) {
    for (const [place, width] of code39Elements(character).entries()) {
      if (place % 2 === 0) bars.push({ at: end, width })
      end += width
    }
    // Between characters there is a narrow space.
    end += 1
  }
  return { bars, width: end - 1 }
}
