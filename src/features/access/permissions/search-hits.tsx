import { Fragment } from 'react'
import { hit } from './permission-tree.css.ts'

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Renders a permission string that can wrap after each dot. */
export function Dotted({ text }: { text: string }) {
  const [first, ...more] = text.split('.')
  return (
    <>
      {first}
      {[...more.entries()].map(([index, part]) => (
        <Fragment key={index}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** Highlights all matches of the search words in a text. `isCode`: the text is a permission string. */
export function Hits({ text, words, isCode }: { text: string; words: readonly string[]; isCode?: boolean }) {
  const show = (piece: string) => (isCode ? <Dotted text={piece} /> : piece)
  if (words.length === 0) return show(text)
  // Longest word first: the regular expression must match "viewer" before "view".
  const pattern = words.toSorted((a, b) => b.length - a.length).map(escaped)
  const pieces = [...text.split(new RegExp(`(${pattern.join('|')})`, 'giu')).entries()]
  return pieces.map(([index, piece]) =>
    // `split` with a capturing group puts a match at every second index.
    index % 2 === 1 ? (
      <mark key={index} className={hit}>
        {show(piece)}
      </mark>
    ) : (
      <Fragment key={index}>{show(piece)}</Fragment>
    ),
  )
}
