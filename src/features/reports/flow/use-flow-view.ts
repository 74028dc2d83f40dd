import { useLocation } from 'wouter'
import type { Period } from '#domain/figures/periods.ts'
import type { FlowSelection } from '#domain/flow/flow-selection.ts'
import { usePeriod } from '#patterns/figures/use-period.ts'
import { useUnreadableFilters } from '#patterns/list/filter/use-unreadable-filters.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { type FlowView, hasUnreadableFamily, readFlowSearch, writeFlowSearch } from '#routing/flow-search.ts'

/** Returns the period, grouping and selection in the URL, with functions to change them. */
export function useFlowView() {
  const { period, ranges } = usePeriod()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const view = readFlowSearch(search)
  const addressOf = (part: Partial<FlowView>, of = period) => path + writeFlowSearch(of, { ...view, ...part })
  useUnreadableFilters(hasUnreadableFamily(search) ? ['family'] : [], () => navigate(addressOf({}), { replace: true }))
  return {
    period,
    days: ranges.now,
    view,
    /** Changing custom days replaces the history entry, so that Back returns to the previous kind of period. */
    goTo: (next: Period) =>
      navigate(addressOf({ shown: null }, next), { replace: next.kind === 'custom' && period.kind === 'custom' }),
    change: (part: Partial<FlowView>) => navigate(addressOf({ shown: null, ...part })),
    /** Returns the URL that shows the records of a figure. */
    hrefOf: (shown: FlowSelection) => addressOf({ shown }),
  }
}
export type FlowAddress = ReturnType<typeof useFlowView>
