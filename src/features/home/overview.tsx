import { useUser } from '#actors/environment.tsx'
import { readFiguresAhead } from '#actors/lists/trade-totals.actor.ts'
import { FiguresScreen } from '#features/home/figures/figures-screen.tsx'
import { RequireLinePermission } from '#patterns/figures/require-line-permission.tsx'
import { listOfFigures, useFigures, useReading } from '#patterns/figures/use-figures.ts'
import { usePeriod } from '#patterns/figures/use-period.ts'
import { type Screen, withScreenLoader } from '#patterns/loading/screen-loader.ts'
import { mayOpen } from '#routing/may-open.ts'
import { stackedMonths } from './months/months-card.tsx'
import { missingForFigures, overviewConfig } from './overview-config.ts'
import { PeopleCards } from './people-cards.tsx'
import { Welcome } from './welcome.tsx'

/** Totals of the period in the URL, or a welcome if no trades exist. */
function OwnFigures() {
  const { period, ranges, goTo } = usePeriod()
  const figures = useFigures(period)
  const { stop, goOn, retry } = useReading()
  if (figures.isWithoutTrades) return <Welcome missing={[]} />
  return (
    <FiguresScreen
      period={period}
      ranges={ranges}
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
  const missing = missingForFigures(user)
  return (
    <>
      {missing.length === 0 ? (
        <RequireLinePermission
          list={overviewConfig(user).resource}
          renderFallback={lacks => <Welcome missing={[lacks]} />}
        >
          <OwnFigures />
        </RequireLinePermission>
      ) : (
        <Welcome missing={missing} />
      )}
      {user.type === 'system' && mayOpen(user, 'adminUsers') ? <PeopleCards /> : null}
    </>
  )
}

/** Home screen for all types of users: trades and avoided CO₂e; for administrators also new users. */
export const Overview: Screen = withScreenLoader(
  () => <Parts />,
  async ({ api, user }, signal) => {
    if (missingForFigures(user).length > 0) return null
    // `allSettled`, because each card shows its own error.
    return Promise.allSettled([readFiguresAhead(api, listOfFigures(user.type), signal), stackedMonths.preload()])
  },
)
