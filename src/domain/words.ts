import { isRightToLeft } from '#messages/language.ts'

export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Matches right-to-left letters, and the direction mark that dates contain. */
const rightToLeft = /[\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Wraps a name in direction isolates if the name or the page is right to left. The surrounding text then keeps its
 * order.
 */
export const isolated = (name: string) => (isRightToLeft || rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** Maximum number of characters: about two lines of a toast. */
const most = 60

/** Isolates a name (see {@link isolated}) and truncates a long one. */
export function inBrief(name: string): string {
  if (name.length <= most) return isolated(name)
  const characters = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name))
  if (characters.length <= most) return isolated(name)
  const shown = characters.slice(0, most).map(({ segment }) => segment)
  return isolated(`${shown.join('').trimEnd()}…`)
}
