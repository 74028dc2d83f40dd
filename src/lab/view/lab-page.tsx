import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import * as css from '#lab/view/lab.css.ts'
import type { LabMachine } from './inspect/run-card.tsx'

/** Parts of the lab that differ between the product and the package. */
export type LabFrame = {
  brand: ReactNode
  pages: readonly { to: string; label: string }[]
  /** Returns the machine of a definition; null if the definition has no chart. */
  machineOf: (definition: string | null) => LabMachine | null
}

export const LabFrameContext = createContext<LabFrame>({ brand: null, pages: [], machineOf: () => null })

/** Layout of a lab page: links to the other pages, and the page's controls (`side`) in the sidebar. */
export function LabPage({ side, children }: { side: ReactNode; children: ReactNode }) {
  const [path] = useLocation()
  const { brand, pages } = use(LabFrameContext)
  const current = (pages.find(({ to }) => to === path) ?? pages[0])?.to
  return (
    <div className={css.lab}>
      <header className={css.side}>
        <div className={css.brand}>
          {brand}
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
