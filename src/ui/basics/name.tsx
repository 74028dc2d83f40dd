import { Fragment } from 'react'

/**
 * A name, a username or any other text that was typed: in its own direction, whatever stands around it. An e-mail address
 * breaks after "@" and "." where it has to.
 */
export function Name({ children: text }: { children: string }) {
  const parts = text.includes('@') ? text.split(/(?<=[@.])/) : [text]
  return (
    <bdi>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have nothing but their place
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
