import * as css from './marked-text.css.ts'
import { Breakable } from './name.tsx'

const escape = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&')

/** Splits the text at the words of the term. In the returned array, the elements with an odd index match a word. */
function splitByTerm(text: string, term: string): string[] {
  const words = term.split(/\s+/u).filter(Boolean)
  if (words.length === 0) return [text]
  // Longest word first: for the term "co copper", all of "copper" is marked.
  const longest = words.toSorted((a, b) => b.length - a.length).map(escape)
  return text.split(new RegExp(`(${longest.join('|')})`, 'giu'))
}

/** Highlights each word of the term wherever it occurs: "co wi" highlights two places in "Copper wire". */
export function MarkedText({ text, term }: { text: string; term: string }) {
  return (
    <bdi>
      {Object.entries(splitByTerm(text, term)).map(([place, piece]) =>
        Number(place) % 2 === 1 ? (
          <mark key={place} className={css.mark}>
            {piece}
          </mark>
        ) : (
          <Breakable key={place} text={piece} />
        ),
      )}
    </bdi>
  )
}
