import type { ReactNode } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { isBackwards } from '#domain/figures/periods.ts'
import { isolated } from '#domain/words.ts'
import { BackwardPeriod } from '#features/overview/backward-period.tsx'
import { ReadingLine } from '#features/overview/figures/reading-line.tsx'
import { Letterhead } from '#features/overview/letterhead.tsx'
import { titleRow } from '#features/overview/overview.css.ts'
import { PeriodPicker } from '#features/overview/period-picker.tsx'
import { RequireLinePermission } from '#features/overview/require-line-permission.tsx'
import { t } from '#messages/message.ts'
import type { FlowAbout } from '#schemas/flow.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import type { FlowOf } from './compute-flow.ts'
import { ComputedFlow } from './computed-flow.tsx'
import { type FlowReading, useBusinessReading, useCollectorReading } from './use-flow-reading.ts'
import { type FlowAddress, useFlowView } from './use-flow-view.ts'

type FlowScreenProps = {
  kind: FlowAbout['kind']
  /** Null while loading. */
  of: FlowOf | null
  trail: ReadonlyArray<{ label: string; href: string }>
}

const title = t('Material flow')

function RequireLines({
  list,
  trail,
  children,
}: Pick<FlowScreenProps, 'trail'> & { list: 'transactions' | 'collections'; children: ReactNode }) {
  return (
    <RequireLinePermission
      list={list}
      renderFallback={lacks => (
        <>
          <PageHeader trail={[...trail, { label: title }]} title={title} />
          <Alert>
            {t('This report needs the permission {permission}, which you do not have.', { permission: lacks })}
          </Alert>
        </>
      )}
    >
      {children}
    </RequireLinePermission>
  )
}

/** Screen of a material-flow report. Needs all pages, because earlier records are the opening stock. */
export function FlowScreen({ kind, ...props }: FlowScreenProps) {
  const { trail } = props
  return (
    <RequireLines list="collections" trail={trail}>
      {kind === 'collector' ? (
        <CollectorReport {...props} />
      ) : (
        <RequireLines list="transactions" trail={trail}>
          <BusinessReport {...props} />
        </RequireLines>
      )}
    </RequireLines>
  )
}

type ReportProps = Omit<FlowScreenProps, 'kind'>

function BusinessReport(props: ReportProps) {
  const address = useFlowView()
  return <Report {...props} address={address} reading={useBusinessReading(address.days.to)} />
}

function CollectorReport(props: ReportProps) {
  const address = useFlowView()
  return <Report {...props} address={address} reading={useCollectorReading(address.days.to)} />
}

function Report({ of, trail, address, reading }: ReportProps & { address: FlowAddress; reading: FlowReading }) {
  const locale = useLocale()
  const { period, days, goToPeriod } = address
  const { progress, sources, version, ...ways } = reading
  const { from, to } = days
  const isBackward = isBackwards(period)
  const name = isolated(of?.about.name ?? '')
  return (
    <>
      {of ? <Letterhead {...of.about} leads="name" /> : null}
      <PageHeader
        trail={[...trail, { label: title }]}
        title={title}
        subtitle={
          <span className={titleRow}>
            {of ? (
              <span>{isBackward ? name : t('{name}, {days}', { name, days: rangeInWords(days, locale) })}</span>
            ) : null}
            <span className={screenOnly}>{isBackward ? null : <ReadingLine progress={progress} {...ways} />}</span>
          </span>
        }
        actions={<PeriodPicker period={period} days={days} onChange={goToPeriod} />}
      />
      {isBackward ? (
        <BackwardPeriod days={days} />
      ) : of && sources ? (
        <ComputedFlow key={[version, from, to].join()} of={of} sources={sources} address={address} />
      ) : progress.isDone || progress.isStopped ? (
        <Alert>{t('The report appears after all pages have loaded.')}</Alert>
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
