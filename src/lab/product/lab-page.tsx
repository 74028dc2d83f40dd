import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import * as css from '#lab/view/lab.css.ts'
import { Logo } from '#ui/basics/logo.tsx'

/** Layout of a lab page: links to the other pages, and the page's controls (`side`) in the sidebar. */
export function LabPage({ side, children }: { side: ReactNode; children: ReactNode }) {
  const [path] = useLocation()
  const isOther = ['/gallery', '/inspect', '/open'].includes(path)
  return (
    <div className={css.lab}>
      <header className={css.side}>
        <div className={css.brand}>
          <Logo />
          <span className={css.tag}>Lab</span>
        </div>
        <nav aria-label="Lab" className={css.parts}>
          <Link href="/" className={css.part} aria-current={isOther ? undefined : 'true'}>
            Machines
          </Link>
          <Link href="/gallery" className={css.part} aria-current={path === '/gallery' ? 'page' : undefined}>
            Gallery
          </Link>
          <Link href="/inspect" className={css.part} aria-current={path === '/inspect' ? 'page' : undefined}>
            Inspect
          </Link>
          <Link href="/open" className={css.part} aria-current={path === '/open' ? 'page' : undefined}>
            Open
          </Link>
        </nav>
        {side}
      </header>
      <main id="content" aria-label="Machine lab" className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
