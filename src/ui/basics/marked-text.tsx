import * as css from './marked-text.css.ts'
import { Breakable } from './name.tsx'

const escape = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&')

/** The text in pieces that follow one another: every second one, beginning with the second, says a word of the term. */
function piecesOf(text: string, term: string): string[] {
  const words = term.split(/\s+/u).filter(Boolean)
  if (words.length === 0) return [text]
  // The longest first: of "co" and "copper" the whole of copper is marked.
  const longest = words.toSorted((a, b) => b.length - a.length).map(escape)
  return text.split(new RegExp(`(${longest.join('|')})`, 'giu'))
}

/** Each word of the term is marked wherever it occurs: "co wi" marks Copper wire in two places. */
export function MarkedText({ text, term }: { text: string; term: string }) {
  return (
    <bdi>
      {Object.entries(piecesOf(text, term)).map(([place, piece]) =>
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
