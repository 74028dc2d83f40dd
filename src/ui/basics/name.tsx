import { Fragment } from 'react'

/** Renders a text. If it contains "@", lines can break after "@" and ".". */
export function Breakable({ text }: { text: string }) {
  if (!text.includes('@')) return text
  return Object.entries(text.split(/(?<=[@.])/)).map(([place, part]) => (
    <Fragment key={place}>
      {place === '0' ? null : <wbr />}
      {part}
    </Fragment>
  ))
}

/** Isolates the text direction of user input from the surrounding text. */
export const Name = ({ children: text }: { children: string }) => (
  <bdi>
    <Breakable text={text} />
  </bdi>
)
