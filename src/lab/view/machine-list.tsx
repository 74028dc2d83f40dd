import { Link } from 'react-aria-components/Link'
import { useLocation } from 'wouter'
import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import { formatShortCoverage, parseCoverage, percentOf } from '#lab/core/paths/coverage.ts'
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
        {entries.map(({ id, paths }) => {
          const coverage = parseCoverage(paths)
          return (
            <Link
              key={id}
              href={`/${id}`}
              className={css.machine}
              aria-current={path === `/${id}` ? 'page' : undefined}
            >
              <span className={css.machineName}>
                {id} <small className={css.quiet}>{percentOf(coverage)} %</small>
              </span>{' '}
              <small className={css.quiet}>{formatShortCoverage(coverage)}</small>
            </Link>
          )
        })}
      </nav>
    </>
  )
}
