import type { ReactNode } from 'react'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './auth-layout.css.ts'
import { Flows } from './material-streams.tsx'

/** The frame of the screens before the sign-in: a short form on the left, a picture on the right where there is room. */
export function AuthLayout({
  title,
  description,
  footer,
  children,
}: {
  title: string
  description?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.layout}>
      <title>{`${title} · threereco`}</title>
      <main className={css.main}>
        <Logo />
        <div>
          <h1 className={css.title}>{title}</h1>
          {description ? <p className={css.description}>{description}</p> : null}
        </div>
        {children}
        {footer ? <p className={css.footer}>{footer}</p> : null}
      </main>
      <div className={css.side}>
        <Flows />
      </div>
    </div>
  )
}
