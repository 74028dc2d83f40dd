import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { t } from '#messages/message.ts'
import { quietEdges } from '#ui/basics/button.css.ts'
import { Name } from '#ui/basics/name.tsx'
import { toolbar } from '#ui/fields/field.css.ts'
import * as css from './page-header.css.ts'
import { screenOnly } from './print.css.ts'
import { useIsLeft } from './use-is-left.ts'

/** Bar with the page title (`h1`), links to its parents and actions. At most one action is primary. */
export function PageHeader({
  trail,
  title,
  subtitle,
  actions,
}: {
  /** Parents of the current screen, outermost first. */
  trail?: readonly { label: string; href: string }[]
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
}) {
  const isLeft = useIsLeft()
  return (
    <header className={css.header}>
      {isLeft ? null : <title>{`${title} · threereco`}</title>}
      <div className={css.words}>
        {trail ? (
          <nav className={screenOnly} aria-label={t('Breadcrumb')}>
            <ol className={css.trail}>
              {trail.map(({ label, href }) => (
                <li key={label} className={css.step}>
                  <Link href={href} className={css.stepLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <h1 className={css.title} tabIndex={-1}>
          <Name>{title}</Name>
        </h1>
        {subtitle ? (
          <p className={css.subtitle}>{typeof subtitle === 'string' ? <Name>{subtitle}</Name> : subtitle}</p>
        ) : null}
      </div>
      {actions ? <div className={`${css.actions} ${quietEdges} ${toolbar} ${screenOnly}`}>{actions}</div> : null}
    </header>
  )
}
