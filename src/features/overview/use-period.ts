import { useLocation } from 'wouter'
import { useEnvironment } from '#actors/environment.tsx'
import { localDay, type Period, rangesOf } from '#domain/figures/periods.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import { readPeriodSearch, writePeriodSearch } from '#routing/period-search.ts'

/** The period in the address, its days and those to compare them with, and a function that goes to another period. */
export function usePeriod() {
  const { now } = useEnvironment()
  const [path, navigate] = useLocation()
  const period = readPeriodSearch(useSearch())
  return {
    period,
    ranges: rangesOf(period, localDay(now())),
    // Days are typed digit by digit: Back leads to the period before all of them.
    goTo: (next: Period) =>
      navigate(path + writePeriodSearch(next), { replace: next.kind === 'custom' && period.kind === 'custom' }),
  }
}
