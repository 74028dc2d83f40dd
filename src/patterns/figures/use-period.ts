import { useLocation } from 'wouter'
import { useEnvironment } from '#actors/environment.tsx'
import { localDay, type Period, rangesOf } from '#domain/figures/periods.ts'
import { useUnreadableFilters } from '#patterns/list/filter/use-unreadable-filters.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { hasUnreadablePeriod, readPeriodSearch, searchWithPeriod, withoutPeriod } from '#routing/period-search.ts'

/** Returns the period in the URL, its days, the days to compare with, and a function to change the period. */
export function usePeriod() {
  const { now } = useEnvironment()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const period = readPeriodSearch(search)
  useUnreadableFilters(hasUnreadablePeriod(search) ? ['period'] : [], () =>
    navigate(path + withoutPeriod(search), { replace: true }),
  )
  return {
    period,
    ranges: rangesOf(period, localDay(now())),
    // Changing custom days replaces the history entry, so that Back returns to the previous kind of period.
    goTo: (next: Period) =>
      navigate(path + searchWithPeriod(search, next), { replace: next.kind === 'custom' && period.kind === 'custom' }),
  }
}
