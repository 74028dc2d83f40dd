import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { rangeInWords, secondInWords } from '#domain/figures/date-words.ts'
import { type DayRange, isBackwards, type Period } from '#domain/figures/periods.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { BackwardPeriod } from '#patterns/figures/backward-period.tsx'
import { titleRow } from '#patterns/figures/figures.css.ts'
import { PeriodPicker } from '#patterns/figures/period-picker.tsx'
import { ReadingLine } from '#patterns/figures/reading-line.tsx'
import { RequireLinePermission } from '#patterns/figures/require-line-permission.tsx'
import { useFigures, useReading } from '#patterns/figures/use-figures.ts'
import { usePeriod } from '#patterns/figures/use-period.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toolbar } from '#ui/fields/field.css.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import { ReportBars } from './report-bars.tsx'
import * as css from './report-screen.css.ts'
import { type CompleteReading, useCompleteReading } from './use-complete-reading.ts'

export type Trail = ReadonlyArray<{ label: string; href: string }>

export type ReportProps = {
  /** The business or collector of the report; null while loading. */
  about: StatementAbout | null
  /** The list that contains the subject's trades. */
  list: ListOfReport
  trail: Trail
}

type ListOfReport = 'transactions' | 'collections'

/** Head of a report: title, links to the screens above it, and the sentence that replaces it while pages are missing. */
type ReportHead = { title: string; trail: Trail; waitingNote: string }

/** Shows `lackingNote` instead of the report if the user lacks the permission for the lines of the list. */
export const RequireLines = ({
  title,
  trail,
  list,
  lackingNote,
  children,
}: Pick<ReportHead, 'title' | 'trail'> & {
  list: ListOfReport
  lackingNote: (permission: string) => string
  children: ReactNode
}) => (
  <RequireLinePermission
    list={list}
    renderFallback={lacks => (
      <>
        <PageHeader trail={trail} title={title} />
        <Alert>{lackingNote(lacks)}</Alert>
      </>
    )}
  >
    {children}
  </RequireLinePermission>
)

/**
 * Frame of a report: heading, period, loading progress, and the report itself. `children` is null until all pages and
 * the subject are loaded. `name` is the subject; null while loading. `soFar` has the figures of the pages read so far.
 */
export function ReportFrame({
  title,
  trail,
  waitingNote,
  name,
  readAt,
  address: { period, days, goTo },
  reading: { progress, ...readingActions },
  soFar,
  children,
}: ReportHead & {
  name: string | null
  /** Time of the oldest page in epoch ms; null while loading. */
  readAt: number | null
  address: { period: Period; days: DayRange; goTo: (period: Period) => void }
  reading: ComponentProps<typeof ReadingLine>
  soFar?: ReactNode
  children: ReactNode
}) {
  const locale = useLocale()
  const isBackward = isBackwards(period)
  const subject = isolated(name ?? '')
  const [pageBar, setPageBar] = useState<HTMLElement | null>(null)
  const [periodBar, setPeriodBar] = useState<HTMLElement | null>(null)
  // Stop and Retry disappear when loading ends. The focus then moves to the heading.
  const toHeading = useFocusRescue({ next: () => document.querySelector<HTMLElement>('h1') })
  return (
    <>
      <PageHeader
        trail={trail}
        title={title}
        subtitle={
          <span {...toHeading} className={titleRow}>
            {name === null ? null : (
              <span>
                {isBackward ? subject : t('{name}, {days}', { name: subject, days: rangeInWords(days, locale) })}
              </span>
            )}
            {readAt === null ? null : <span>{t('Records as of {time}', { time: secondInWords(readAt, locale) })}</span>}
            <span className={screenOnly}>
              {isBackward ? null : <ReadingLine progress={progress} {...readingActions} />}
            </span>
          </span>
        }
        actions={<div ref={setPageBar} className={css.items} data-report-bar />}
      />
      <div className={`${css.bar} ${toolbar} ${screenOnly}`}>
        <PeriodPicker period={period} days={days} onChange={goTo} />
        <div ref={setPeriodBar} className={css.items} data-report-bar />
      </div>
      {isBackward ? (
        <BackwardPeriod days={days} />
      ) : children ? (
        <ReportBars value={{ page: pageBar, period: periodBar }}>{children}</ReportBars>
      ) : progress.isDone || progress.isStopped ? (
        <>
          <Alert>
            {progress.changingSince === null
              ? waitingNote
              : t('Records changed while the app read them. Read again to create the report.')}
          </Alert>
          {soFar}
        </>
      ) : soFar && progress.read > 0 ? (
        soFar
      ) : (
        <Card>
          <output aria-label={t('Loading records')}>
            <Skeleton width={40} />
          </output>
        </Card>
      )}
    </>
  )
}

type Report = ReportProps &
  Omit<ReportHead, 'trail'> & {
    lackingNote: (permission: string) => string
    /** Renders the report. The key changes when the trades or the days change. */
    children: (about: StatementAbout, days: DayRange, reading: CompleteReading) => ReactNode
  }

/**
 * Screen of a report about the trades of one business or collector. The period is in the URL. The report needs all
 * pages of the period.
 */
export const ReportScreen = ({ lackingNote, ...report }: Report) => (
  <RequireLines {...report} lackingNote={lackingNote}>
    <ReadReport {...report} />
  </RequireLines>
)

function ReadReport({ about, list, children, ...head }: Omit<Report, 'lackingNote'>) {
  const {
    period,
    ranges: { now: days },
    goTo,
  } = usePeriod()
  const { progress } = useFigures(period, list)
  const { stop, goOn, retry } = useReading(list)
  const reading = useCompleteReading(days, list)
  return (
    <ReportFrame
      {...head}
      name={about?.name ?? null}
      readAt={reading?.readAt ?? null}
      address={{ period, days, goTo }}
      reading={{ progress, onStop: stop, onGoOn: goOn, onRetry: retry }}
    >
      {about && reading ? children(about, days, reading) : null}
    </ReportFrame>
  )
}
