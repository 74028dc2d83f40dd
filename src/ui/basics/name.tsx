import { Fragment } from 'react'

/** A text that breaks after "@" and "." where it has to, when it holds an e-mail address. */
export function Breakable({ text }: { text: string }) {
  const parts = text.includes('@') ? text.split(/(?<=[@.])/) : [text]
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have nothing but their place
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
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
