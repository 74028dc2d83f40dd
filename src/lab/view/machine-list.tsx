import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import { formatShortCoverage, percentOf } from '#lab/core/paths/coverage.ts'
import * as css from './lab.css.ts'

/** Links to the machines, with the coverage of their stored paths. */
export function MachineList({ entries }: { entries: readonly CatalogueEntry[] }) {
  const [path] = useLocation()
  return (
    <>
      <p className={css.machinesHead}>
        <span>{entries.length} machines</span>
        <span>covered by paths</span>
      </p>
      <nav aria-label="Machines" className={css.machines}>
        {entries.map(entry => (
          <Link
            key={entry.id}
            href={`/${entry.id}`}
            className={css.machine}
            aria-current={path === `/${entry.id}` ? 'page' : undefined}
          >
            <span className={css.machineName}>
              {entry.id} <small className={css.quiet}>{percentOf(entry.share)} %</small>
            </span>{' '}
            <small className={css.quiet}>{formatShortCoverage(entry.share)}</small>
          </Link>
        ))}
      </nav>
    </>
  )
}
