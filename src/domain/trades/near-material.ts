import { distance } from 'fastest-levenshtein'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The letters with which each of the first three words of a term begins: a search by these also finds nearly right names. */
export const beginningsOf = (term: string): string[] =>
  [...new Set(term.split(/\s+/u).map(word => word.slice(0, 3)))].filter(letters => letters.length === 3).slice(0, 3)

/**
 * The item whose name is nearly a term: at most a third of its letters are wrong. Letters that only the name has at its end
 * are not counted. Null if no name is that near.
 */
export function nearestTo<Item extends { name: string }>(term: string, items: readonly Item[]): Item | null {
  const wanted = plain(term)
  const near = items.map(item => {
    const name = plain(item.name)
    return { item, wrong: Math.min(distance(wanted, name), distance(wanted, name.slice(0, wanted.length))) }
  })
  const [nearest] = near.toSorted((a, b) => a.wrong - b.wrong)
  return wanted !== '' && nearest && nearest.wrong <= Math.floor(wanted.length / 3) ? nearest.item : null
}
