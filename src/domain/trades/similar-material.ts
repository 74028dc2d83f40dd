import { distance } from 'fastest-levenshtein'
import { asciiDigits } from '#messages/ascii-digits.ts'

const plain = (text: string) =>
  asciiDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns the first three letters of each of the first three words. A search for these letters also finds names with a
 * spelling mistake in the rest.
 */
export const beginningsOf = (term: string): string[] =>
  [...new Set(term.split(/\s+/u).map(word => word.slice(0, 3)))].filter(letters => letters.length === 3).slice(0, 3)

/**
 * Returns the item with the name closest to a term, with at most a third of the letters wrong. Extra letters at the end
 * of the name don't count. Returns null without a match.
 */
export function mostSimilarTo<Item extends { name: string }>(term: string, items: readonly Item[]): Item | null {
  const wanted = plain(term)
  const near = items.map(item => {
    const name = plain(item.name)
    return { item, wrong: Math.min(distance(wanted, name), distance(wanted, name.slice(0, wanted.length))) }
  })
  const [nearest] = near.toSorted((a, b) => a.wrong - b.wrong)
  return wanted !== '' && nearest && nearest.wrong <= Math.floor(wanted.length / 3) ? nearest.item : null
}
