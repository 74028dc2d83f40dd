import { useId } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import type { RegisterRow } from '#domain/register/register-row.ts'
import { gapNames } from '#domain/register/register-words.ts'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { GapMark } from './gap-mark.tsx'
import { mendingLinks } from './mending.ts'
import * as css from './register.css.ts'

/** Maximum number of purchases in the list. The table contains all of them. */
const mostListed = 5

function Gap({ row }: { row: RegisterRow }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const user = useUser()
  const { createdAt, seller, gaps, lines, weightKg } = row
  return (
    <li className={css.gap}>
      <span className={css.quiet}>{`${dayInWords(createdAt, locale, now())}, ${timeInWords(createdAt, locale)}`}</span>
      <span className={css.seller}>{seller ? <Name>{seller.name}</Name> : null}</span>
      <span className={css.marks}>
        {gaps.map(gap => (
          <GapMark key={gap}>{gapNames[gap]}</GapMark>
        ))}
      </span>
      <span className={css.quiet}>
        <Name>{[...lines.flatMap(({ name }) => name ?? []), formatWeight(weightKg, locale)].join(', ')}</Name>
      </span>
      <span className={css.links}>
        {mendingLinks(user, row).map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </span>
    </li>
  )
}

/**
 * The oldest purchases with missing particulars, each with links to add them. `allHref` opens all of them in the table;
 * null if the table shows them. Renders nothing if no particulars are missing.
 */
export function RegisterGaps({ rows, allHref }: { rows: readonly RegisterRow[]; allHref: string | null }) {
  const id = useId()
  const locale = useLocale()
  const user = useUser()
  // The link to all records disappears when it is followed. The focus then moves to the filter.
  const toFilter = useFocusRescue({ next: () => document.querySelector<HTMLElement>('input[type="radio"]:checked') })
  if (rows.length === 0) return null
  const count = rows.length
  const canMend = rows.some(row => mendingLinks(user, row).length > 0)
  return (
    <section {...toFilter} className={css.gaps} aria-labelledby={id}>
      <div className={css.gapsHead}>
        <h2 id={id} className={css.gapsTitle}>
          <Icon name="warning" />
          {t('{count, plural, one {# record lacks particulars} other {# records lack particulars}}', { count, locale })}
        </h2>
        <span className={css.gapsNote}>
          {canMend
            ? t('The register prints with marked gaps until you add them.')
            : t('The register prints with marked gaps.')}
        </span>
      </div>
      <ul>
        {rows.slice(0, mostListed).map(row => (
          <Gap key={row.id} row={row} />
        ))}
      </ul>
      {count > mostListed && allHref !== null ? (
        <p className={css.more}>
          <Link href={allHref}>{t('Show all records with gaps')}</Link>
        </p>
      ) : null}
    </section>
  )
}
