/** A text with its first letter in upper case: "collection" as "Collection". */
export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Letters that are written from right to left, and the mark that stands for one in dates. */
const rightToLeft = /[\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name within a sentence; a right-to-left one is isolated, so that the order of the text around it stays. */
export const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** About two lines of a toast. */
const most = 60

/** {@link isolated}, and cut where it would make a sentence too long to read. */
export function inBrief(name: string): string {
  if (name.length <= most) return isolated(name)
  const characters = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name))
  if (characters.length <= most) return isolated(name)
  const kept = characters.slice(0, most).map(({ segment }) => segment)
  return isolated(`${kept.join('').trimEnd()}…`)
}
