import { createContext, type ReactNode, use, useMemo } from 'react'
import { type BaseLocationHook, Router, useLocation, useRouter } from 'wouter'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'

type Place = { base: string; address: ScreenAddress; navigate: ReturnType<BaseLocationHook>[1] }

const PlaceContext = createContext<Place | null>(null)

function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('There is no ScreenRouter around this screen')
  return place
}

function usePlaceLocation(): ReturnType<BaseLocationHook> {
  const { base, address, navigate } = usePlace()
  return [base + address.path, navigate]
}

function usePlaceSearch(): string {
  const { search } = usePlace().address
  return search && `?${search}`
}

const hook: BaseLocationHook = Object.assign(usePlaceLocation, { searchHook: usePlaceSearch })

/**
 * The router of a screen. A screen stays on show for a moment while the browser's address is that of the next one already: it
 * reads its own address, and its links and redirects lead on from there.
 */
export function ScreenRouter({ address, children }: { address: ScreenAddress; children: ReactNode }) {
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const place = useMemo<Place>(
    // What comes from the inner router has the base before it already, as the tilde says.
    () => ({ base, address, navigate: (to, options) => navigate(`~${to}`, options) }),
    [base, address, navigate],
  )
  return (
    <PlaceContext value={place}>
      <Router base={base} hook={hook}>
        {children}
      </Router>
    </PlaceContext>
  )
}
