import { type ReactNode, useId } from 'react'
import * as css from './card.css.ts'

/** Surface with a thin border. With a title it is a named region. `isFlush` removes the padding, for tables. */
export function Card({
  title,
  actions,
  isFlush,
  children,
}: {
  title?: string
  actions?: ReactNode
  isFlush?: boolean
  children: ReactNode
}) {
  const id = useId()
  const className = isFlush ? css.card : `${css.card} ${css.padded}`
  if (!title) return <div className={className}>{children}</div>
  return (
    <section className={className} aria-labelledby={id}>
      <div className={isFlush ? css.flushHead : css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
