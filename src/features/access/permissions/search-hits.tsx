import { Fragment } from 'react'
import { hit } from './permission-tree.css.ts'

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A permission string that can wrap after its dots. */
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

/** Marks all matches of the search words in a text. `isCode` is for permission strings. */
export function Hits({ text, words, isCode }: { text: string; words: readonly string[]; isCode?: boolean }) {
  const show = (piece: string) => (isCode ? <Dotted text={piece} /> : piece)
  if (words.length === 0) return show(text)
  // Longest word first, so that "viewer" is fully marked when the search also has "view".
  const pattern = words.toSorted((a, b) => b.length - a.length).map(escaped)
  const pieces = [...text.split(new RegExp(`(${pattern.join('|')})`, 'giu')).entries()]
  return pieces.map(([index, piece]) =>
    // The pattern is a capturing group, so every second piece is a match.
    index % 2 === 1 ? (
      <mark key={index} className={hit}>
        {show(piece)}
      </mark>
    ) : (
      <Fragment key={index}>{show(piece)}</Fragment>
    ),
  )
}
