import { Fragment } from 'react'

/** A text that breaks after "@" and "." where it has to, when it holds an e-mail address. */
export function Breakable({ text }: { text: string }) {
  const parts = text.includes('@') ? text.split(/(?<=[@.])/) : [text]
  return Object.entries(parts).map(([place, part]) => (
    <Fragment key={place}>
      {place === '0' ? null : <wbr />}
      {part}
    </Fragment>
  ))
}

/** A name, a username or any other text that was typed: in its own direction, whatever stands around it. */
export const Name = ({ children: text }: { children: string }) => (
  <bdi>
    <Breakable text={text} />
  </bdi>
)
