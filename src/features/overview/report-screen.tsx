import type { ReactNode } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { type DayRange, isBackwards } from '#domain/figures/periods.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import { BackwardPeriod } from './backward-period.tsx'
import { ReadingLine } from './figures/reading-line.tsx'
import { type CompleteReading, useCompleteReading } from './figures/use-complete-reading.ts'
import { useFigures, useReading } from './figures/use-figures.ts'
import { titleRow } from './overview.css.ts'
import { PeriodPicker } from './period-picker.tsx'
import { RequireLinePermission } from './require-line-permission.tsx'
import { usePeriod } from './use-period.ts'

export type ReportProps = {
  /** The business or collector of the report; null while loading. */
  about: StatementAbout | null
  /** The list that contains the subject's trades. */
  list: 'transactions' | 'collections'
  trail: ReadonlyArray<{ label: string; href: string }>
}

type Report = ReportProps & {
  title: string
  /** Returns the sentence that replaces the report if the user lacks the permission for lines. */
  lackingNote: (permission: string) => string
  /** Sentence that replaces the report if loading stopped or failed. */
  waitingNote: string
  /** Renders the report. The key changes when the trades or the days change. */
  children: (about: StatementAbout, days: DayRange, reading: CompleteReading) => ReactNode
}

/**
 * Screen of a report about the trades of one business or collector. The period is in the URL. The report needs all
 * pages of the period.
 */
export const ReportScreen = (props: Report) => (
  <RequireLinePermission
    list={props.list}
    renderFallback={lacks => (
      <>
        <PageHeader trail={[...props.trail, { label: props.title }]} title={props.title} />
        <Alert>{props.lackingNote(lacks)}</Alert>
      </>
    )}
  >
    <ReadReport {...props} />
  </RequireLinePermission>
)

function ReadReport({ title, about, list, trail, waitingNote, children }: Report) {
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
        children(about, days, reading)
      ) : progress.isDone || progress.isStopped ? (
        <Alert>{waitingNote}</Alert>
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
