import { useEnvironment, useUser } from '#actors/environment.tsx'
import { loadProvinces } from '#actors/lists/load-provinces.ts'
import { useApi } from '#actors/use-api.ts'
import { localTimeZone } from '#domain/figures/time-zones.ts'
import { withReportedSellers } from '#domain/flow/reported-sellers.ts'
import { FilterNotice } from '#features/reports/flow/filter/filter-notice.tsx'
import { useStockTake } from '#features/reports/flow/stock-take/use-stock-take.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { computeFlow, type FlowOf, type FlowSource } from './compute-flow.ts'
import * as css from './flow.css.ts'
import { FlowSheet } from './flow-sheet.tsx'
import type { FlowAddress } from './use-flow-view.ts'

const noRecords = {
  business: t('Material that this business buys, collects and sells appears here. Choose another period.'),
  collector: t('Material that you bring in appears here. Choose another period.'),
} as const

/**
 * Computes and renders a report from fully loaded records. Reads its props once, on mount, except `address`. Computes
 * again after a change of the stock-take or the filter.
 */
export function ComputedFlow({
  of: { about, sellerIds },
  sources,
  readAt,
  address,
}: {
  of: FlowOf
  sources: readonly FlowSource[]
  /** Time of the oldest records in epoch ms. */
  readAt: number
  address: FlowAddress
}) {
  const { now, preferences } = useEnvironment()
  const api = useApi()
  const user = useUser()
  const { kind, id } = about
  const { stockTake } = useStockTake(about)
  const subject = { kind, id, sellerIds }
  const { by, filter, ...view } = address.view
  const isByProvince = by === 'counterparty' && view.isByProvince
  const make = async (signal: AbortSignal) => {
    const provinces = isByProvince ? await loadProvinces(api, user, signal) : null
    const made = {
      at: new Date(now()).toISOString(),
      by: user.name,
      recordsAt: new Date(readAt).toISOString(),
    }
    const facts = { about, period: { ...address.days, timeZone: localTimeZone() }, filter, made }
    const reported = preferences.get().reportedSellers
    const recorded = await computeFlow({ sources, subject, facts, provinces, stockTake, reported }, signal)
    const { period, sellers } = recorded.flow
    preferences.choose('reportedSellers', withReportedSellers(reported, id, period, sellers))
    return recorded
  }
  // A new stock-take renders a new report. The focus then moves to the heading.
  const toHeading = useFocusRescue({
    portal: '[data-report-bar]',
    next: () => document.querySelector<HTMLElement>('h1'),
  })
  return (
    <div {...toHeading} className={css.computed}>
      {filter ? <FilterNotice filter={filter} onClear={() => address.change({ filter: null })} /> : null}
      <LoadedPart key={JSON.stringify([stockTake, filter, isByProvince])} label={t('Creating report')} load={make}>
        {made =>
          made.flow.byMaterial.length === 0 ? (
            <Card>
              <EmptyState icon="transactions" title={t('No records in this period')}>
                {noRecords[kind]}
              </EmptyState>
            </Card>
          ) : (
            <FlowSheet made={made} sources={sources} subject={subject} address={address} />
          )
        }
      </LoadedPart>
    </div>
  )
}
