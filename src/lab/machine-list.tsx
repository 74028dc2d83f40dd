import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './lab.css.ts'
import type { CatalogueEntry } from './machine-catalogue.ts'

/** How many states and transitions a machine has, in words. */
function sizeOf({ chart: { states, transitions } }: CatalogueEntry): string {
  // The machine itself is the first of the states.
  const count = Math.max(1, states.length - 1)
  return `${count} ${count === 1 ? 'state' : 'states'} · ${transitions.length} transitions`
}

/** The machines, each a link to drive it. */
export function MachineList({ entries }: { entries: readonly CatalogueEntry[] }) {
  const [path] = useLocation()
  return (
    <header className={css.side}>
      <div className={css.brand}>
        <Logo />
        <span className={css.tag}>Lab</span>
      </div>
      <nav aria-label="Machines" className={css.machines}>
        {entries.map(entry => (
          <Link
            key={entry.id}
            href={`/${entry.id}`}
            className={css.machine}
            aria-current={path === `/${entry.id}` ? 'page' : undefined}
          >
            <span>{entry.id}</span>
            <small className={css.quiet}>{sizeOf(entry)}</small>
          </Link>
        ))}
      </nav>
    </header>
  )
}
