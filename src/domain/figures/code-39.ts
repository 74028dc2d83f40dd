/**
 * Characters of Code 39 in the order of its table: ten per group. All characters of a group have the same wide space.
 */
const groups = ['1234567890', 'ABCDEFGHIJ', 'KLMNOPQRST', 'UVWXYZ-. *']
/** Index of the wide space (0 to 3) of each group. */
const wideSpace = [1, 2, 3, 0]
/** Wide bars (1) by the position of a character in its group. */
const wideBars = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110']

/** Width of a wide bar in widths of a narrow bar. */
const wide = 3

/** Returns the widths of a character's nine bars and spaces, starting with a bar: 1 is narrow, 3 is wide. */
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
 * Encodes a text in Code 39 (ISO/IEC 16388) between start and stop characters (`*`). Positions and widths are in widths
 * of a narrow bar. `width` is the total without the two quiet zones of 10.
 * @throws for characters other than digits, capitals, hyphen, point and space.
 */
export function code39(text: string): { bars: ReadonlyArray<{ at: number; width: number }>; width: number } {
  const bars: { at: number; width: number }[] = []
  let end = 0
  for (const character of `*${text}*`) {
    for (const [place, width] of code39Elements(character).entries()) {
      if (place % 2 === 0) bars.push({ at: end, width })
      end += width
    }
    // A narrow space separates characters.
    end += 1
  }
  return { bars, width: end - 1 }
}
