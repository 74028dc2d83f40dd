import type { ReactNode } from 'react'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './auth-layout.css.ts'

const streams = ['metal', 'plastic', 'paper', 'glass', 'organic'] as const

function Flows() {
  return (
    <svg className={css.picture} viewBox="0 0 720 900" preserveAspectRatio="none" aria-hidden="true">
      {streams.map((family, i) => {
        const from = 110 + i * 150
        const to = 250 + i * 92
        const d = `M0 ${from}C260 ${from} 380 ${to} 720 ${to}`
        return <path key={family} className={css.stream[family]} d={d} strokeWidth={84 - i * 8} />
      })}
    </svg>
  )
}

/** Layout of the sign-in screens: a short form on the left and, in wide windows, a picture on the right. */
export function AuthLayout({
  title,
  description,
  footer,
  language,
  children,
}: {
  title: string
  description?: ReactNode
  footer?: ReactNode
  language?: ReactNode
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
        {language}
      </main>
      <div className={css.side}>
        <Flows />
      </div>
    </div>
  )
}
