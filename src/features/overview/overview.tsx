import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { readFiguresAhead } from '#actors/figures.actor.ts'
import { localDay, type Period, rangesOf } from '#domain/figures/periods.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import { type Screen, withFirstCall } from '#patterns/loading/first-call.ts'
import { mayOpen } from '#routing/may-open.ts'
import { readPeriodSearch, writePeriodSearch } from '#routing/period-search.ts'
import { FiguresScreen } from './figures-screen.tsx'
import { fetchChart } from './months-card.tsx'
import { missingForFigures } from './overview-of.ts'
import { PeopleCards } from './people-cards.tsx'
import { useFigures, useReading } from './use-figures.ts'
import { Welcome } from './welcome.tsx'

/** The figures of the period in the address, or a welcome where nothing was traded yet. */
function OwnFigures() {
  const { now } = useEnvironment()
  const [path, navigate] = useLocation()
  const period = readPeriodSearch(useSearch())
  const figures = useFigures(period)
  const { stop, goOn, retry } = useReading()
  if (figures.isWithoutTrades) return <Welcome />

  // Days are typed digit by digit: Back leads to the period before all of them.
  const goTo = (next: Period) =>
    navigate(path + writePeriodSearch(next), { replace: next.kind === 'custom' && period.kind === 'custom' })
  return (
    <FiguresScreen
      period={period}
      days={rangesOf(period, localDay(now())).now}
      figures={figures}
      onPeriod={goTo}
      onStop={stop}
      onGoOn={goOn}
      onRetry={retry}
    />
  )
}

function Parts() {
  const user = useUser()
  return (
    <>
      {missingForFigures(user).length === 0 ? <OwnFigures /> : <Welcome />}
      {user.type === 'system' && mayOpen(user, 'adminUsers') ? <PeopleCards /> : null}
    </>
  )
}

/** The first screen of each area: what was traded and what it saved, and for administrators who is new. */
export const Overview: Screen = withFirstCall(
  () => <Parts />,
  async ({ environment, api, access }, signal) => {
    if (access !== 'system' && access !== 'business' && access !== 'collector') return null
    const user = environment.session.getSnapshot().context.user
    if (user && missingForFigures(user).length > 0) return null
    // Neither is waited for in vain: what fails is told by its own card.
    const list = access === 'collector' ? 'collections' : 'transactions'
    return Promise.allSettled([readFiguresAhead(api, list, signal), fetchChart()])
  },
)
