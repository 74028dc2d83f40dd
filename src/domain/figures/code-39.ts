/**
 * Characters of Code 39 in the order of its table, in groups of ten. All characters of a group have their wide space at
 * the same position.
 */
const groups = ['1234567890', 'ABCDEFGHIJ', 'KLMNOPQRST', 'UVWXYZ-. *']
/** Position of the wide space (0 to 3) for each group. */
const wideSpace = [1, 2, 3, 0]
/** Pattern of wide bars (1) for each position in a group. */
const wideBars = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110']

/** Width of a wide bar, as a multiple of a narrow bar. */
const wide = 3

/** Returns the widths of the five bars and four spaces of a character, starting with a bar: 1 is narrow, 3 is wide. */
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
 * Encodes a text as a Code 39 barcode (ISO/IEC 16388) with start and stop characters (`*`). All numbers are multiples
 * of a narrow bar's width. `width` excludes the two quiet zones of 10.
 * @throws if the text contains characters other than digits, capitals, hyphen, point and space.
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
