import { useMemo } from 'react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { monthsBetween, monthTable } from '#domain/carbon/month-sums.ts'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { isBackwards, isWholeMonth, type Period, type PeriodRanges } from '#domain/figures/periods.ts'
import { isolated } from '#domain/words.ts'
import { DaysCard } from '#features/home/months/days-card.tsx'
import { MonthsCard } from '#features/home/months/months-card.tsx'
import * as css from '#features/home/overview.css.ts'
import { overviewConfig } from '#features/home/overview-config.ts'
import { RankedCard } from '#features/home/ranked-card.tsx'
import { RecentTradesCard } from '#features/home/recent-trades-card.tsx'
import { t } from '#messages/message.ts'
import { BackwardPeriod } from '#patterns/figures/backward-period.tsx'
import { titleRow } from '#patterns/figures/figures.css.ts'
import { PeriodPicker, periodNames } from '#patterns/figures/period-picker.tsx'
import { ReadingLine } from '#patterns/figures/reading-line.tsx'
import { ReportsMenu } from '#patterns/figures/reports-menu.tsx'
import type { Figures } from '#patterns/figures/use-figures.ts'
import { LoadFailure } from '#patterns/loading/load-failure.tsx'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { writePeriodSearch } from '#routing/period-search.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { FiguresCard } from './figures-card.tsx'
import { FiguresSkeleton } from './figures-skeleton.tsx'
import { useRankedGroups } from './ranked-groups.ts'

const latestCount = 5

type FiguresScreenProps = {
  period: Period
  /** The period's days, and the days of the earlier period for comparison. */
  ranges: PeriodRanges
  figures: Figures
  onPeriod: (period: Period) => void
  onStop: () => void
  onGoOn: () => void
  onRetry: () => void
}

const sidesOf = ({ days, sold }: Figures) =>
  sold
    ? [
        { name: t('Bought'), days },
        { name: t('Sold'), days: sold.days },
      ]
    : [{ name: t('Weight'), days }]

export function FiguresScreen({ period, ranges, figures, onPeriod, ...readingActions }: FiguresScreenProps) {
  const locale = useLocale()
  const user = useUser()
  const { now, before, sold, progress, problem, latest } = figures
  const { about, tradesName, latestTitle, note, hrefOf, all, record } = overviewConfig(user)
  const name = isolated(about)
  const { from, to } = ranges.now
  // Stop and Retry disappear when loading ends. The focus then moves to the heading.
  const toHeading = useFocusRescue({ next: () => document.querySelector<HTMLElement>('h1') })
  const table = useMemo(() => now && monthTable(now, monthsBetween(from, to)), [now, from, to])
  const { materials, businesses } = useRankedGroups(now, all?.href ?? null, ranges.now)
  const isSystem = user.type === 'system'
  const isBackward = isBackwards(period)
  const days = isBackward ? '' : rangeInWords(ranges.now, locale)
  const isCompared = before !== null && before.days.length + (sold?.before?.days.length ?? 0) > 0
  const earlier = isCompared ? rangeInWords(ranges.before, locale) : ''
  return (
    <>
      <PageHeader
        title={t('Overview')}
        subtitle={
          <span {...toHeading} className={titleRow}>
            <span>{isBackward ? name : t('{name}, {days}', { name, days })}</span>
            {!isBackward && (now || progress.isStopped) ? (
              <ReadingLine progress={progress} {...readingActions} />
            ) : null}
          </span>
        }
        actions={
          <>
            <PeriodPicker period={period} days={ranges.now} onChange={onPeriod} />
            <ReportsMenu search={writePeriodSearch(period)} />
            {record ? (
              <LinkButton variant="primary" icon="plus" href={record}>
                {t('New transaction')}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <UnreadableNote rows={figures.unreadable.records} noun="record" missingFrom="figures" />
      <UnreadableNote rows={figures.unreadable.lines} noun="line" missingFrom="figures" />
      {isBackward ? (
        <BackwardPeriod days={ranges.now} />
      ) : now && table ? (
        <>
          <FiguresCard sums={{ now, before }} {...{ sold, earlier, tradesName, note }} />
          <div className={css.columns}>
            {period.kind === 'month' || isWholeMonth(ranges.now) ? (
              <DaysCard ranges={ranges} sides={sidesOf(figures)} isCompared={isCompared} />
            ) : (
              <MonthsCard table={table} name={period.kind === 'custom' ? days : periodNames[period.kind]} />
            )}
            <RankedCard title={t('Most avoided')} groups={materials} />
          </div>
        </>
      ) : problem ? (
        <div {...toHeading}>
          <LoadFailure problem={problem} onRetry={readingActions.onRetry} />
        </div>
      ) : (
        <FiguresSkeleton />
      )}
      {latest.length > 0 ? (
        <div className={isSystem ? css.columns : css.column}>
          <RecentTradesCard
            title={latestTitle}
            trades={latest.slice(0, latestCount)}
            by={sold ? { kind: 'business', id: sold.by } : { kind: user.type === 'collector' ? 'seller' : 'all' }}
            hrefOf={hrefOf}
            all={all}
          />
          {isSystem ? <RankedCard title={t('Leading businesses')} groups={businesses} /> : null}
        </div>
      ) : null}
    </>
  )
}
