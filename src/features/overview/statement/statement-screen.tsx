import { useLocale } from '#actors/environment.tsx'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { isBackwards } from '#domain/figures/periods.ts'
import { isolated } from '#domain/words.ts'
import { BackwardPeriod } from '#features/overview/backward-period.tsx'
import { ReadingLine } from '#features/overview/figures/reading-line.tsx'
import { useFigures, useReading } from '#features/overview/figures/use-figures.ts'
import { titleRow } from '#features/overview/overview.css.ts'
import { PeriodPicker } from '#features/overview/period-picker.tsx'
import { RequireLinePermission } from '#features/overview/require-line-permission.tsx'
import { usePeriod } from '#features/overview/use-period.ts'
import { t } from '#messages/message.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import { Logo } from '#ui/basics/logo.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { paperOnly, screenOnly } from '#ui/layout/print.css.ts'
import { ComputedStatement } from './computed-statement.tsx'
import * as css from './statement.css.ts'
import { useCompleteReading } from './use-complete-reading.ts'

export type StatementScreenProps = {
  /** The business or collector of the statement; null while loading. */
  about: StatementAbout | null
  /** The list that contains the subject's trades. */
  list: 'transactions' | 'collections'
  isOwnList?: boolean
  trail: ReadonlyArray<{ label: string; href: string }>
}

const title = t('Carbon statement')

const Letterhead = ({ about: { name, address } }: { about: StatementAbout }) => (
  <div className={`${css.letterhead} ${paperOnly}`}>
    <Logo />
    <address className={css.address}>
      <strong>
        <Name>{name}</Name>
      </strong>
      {address.map(line => (
        <div key={line}>
          <Name>{line}</Name>
        </div>
      ))}
    </address>
  </div>
)

/** Screen of a carbon statement. Printing and saving need all pages of the period. */
export const StatementScreen = (props: StatementScreenProps) => (
  <RequireLinePermission
    list={props.list}
    renderFallback={lacks => (
      <>
        <PageHeader trail={[...props.trail, { label: title }]} title={title} />
        <Alert>
          {t('A statement needs the permission {permission}, which you do not have.', { permission: lacks })}
        </Alert>
      </>
    )}
  >
    <ReadStatement {...props} />
  </RequireLinePermission>
)

function ReadStatement({ about, list, isOwnList = false, trail }: StatementScreenProps) {
  const locale = useLocale()
  const {
    period,
    ranges: { now: days },
    goTo,
  } = usePeriod()
  const isBackward = isBackwards(period)
  const name = isolated(about?.name ?? '')
  const { progress } = useFigures(period, list)
  const { stop, goOn, retry } = useReading(list)
  const reading = useCompleteReading(days, list)
  return (
    <>
      {about ? <Letterhead about={about} /> : null}
      <PageHeader
        trail={[...trail, { label: title }]}
        title={title}
        subtitle={
          <span className={titleRow}>
            {about ? (
              <span>{isBackward ? name : t('{name}, {days}', { name, days: rangeInWords(days, locale) })}</span>
            ) : null}
            <span className={screenOnly}>
              {isBackward ? null : <ReadingLine progress={progress} onStop={stop} onGoOn={goOn} onRetry={retry} />}
            </span>
          </span>
        }
        actions={<PeriodPicker period={period} days={days} onChange={goTo} />}
      />
      {isBackward ? (
        <BackwardPeriod days={days} />
      ) : about && reading ? (
        <ComputedStatement key={reading.version} {...reading} {...{ about, days, isOwnList }} />
      ) : progress.isDone || progress.isStopped ? (
        <Alert>{t('The statement appears after all pages have loaded.')}</Alert>
      ) : (
        <Card>
          <output aria-label={t('Loading trades')}>
            <Skeleton width={40} />
          </output>
        </Card>
      )}
    </>
  )
}
