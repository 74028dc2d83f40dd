import { Fragment } from 'react'
import { hit } from './permission-tree.css.ts'

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** A permission string, which breaks after its dots where the line is too short for it. */
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

/** A text with every place marked where one of the words of a search stands. `isCode` is for permission strings. */
export function Hits({ text, words, isCode }: { text: string; words: readonly string[]; isCode?: boolean }) {
  const show = (piece: string) => (isCode ? <Dotted text={piece} /> : piece)
  if (words.length === 0) return show(text)
  // The longest first: of "view" and "viewer" the whole word is marked.
  const pattern = words.toSorted((a, b) => b.length - a.length).map(escaped)
  const pieces = [...text.split(new RegExp(`(${pattern.join('|')})`, 'giu')).entries()]
  return pieces.map(([index, piece]) =>
    // What is split at a pattern in brackets stands between the others.
    index % 2 === 1 ? (
      <mark key={index} className={hit}>
        {show(piece)}
      </mark>
    ) : (
      <Fragment key={index}>{show(piece)}</Fragment>
    ),
  )
}
