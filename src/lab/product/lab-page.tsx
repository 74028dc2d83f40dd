import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import * as css from '#lab/view/lab.css.ts'
import { Logo } from '#ui/basics/logo.tsx'

const pages = [
  { to: '/', label: 'Machines' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/inspect', label: 'Inspect' },
  { to: '/open', label: 'Open' },
] as const

/** Layout of a lab page: links to the other pages, and the page's controls (`side`) in the sidebar. */
export function LabPage({ side, children }: { side: ReactNode; children: ReactNode }) {
  const [path] = useLocation()
  const { to: current } = pages.find(({ to }) => to === path) ?? pages[0]
  return (
    <div className={css.lab}>
      <header className={css.side}>
        <div className={css.brand}>
          <Logo />
          <span className={css.tag}>Lab</span>
        </div>
        <nav aria-label="Lab" className={css.parts}>
          {pages.map(({ to, label }) => (
            <Link key={to} href={to} className={css.part} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {side}
      </header>
      <main id="content" aria-label="Machine lab" className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
