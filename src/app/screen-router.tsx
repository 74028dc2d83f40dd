import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react'
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

/** Router for one screen. The screen keeps its own URL while the next screen loads. */
export function ScreenRouter({ address, children }: { address: ScreenAddress; children: ReactNode }) {
  const { base } = useRouter()
  const [path, navigate] = useLocation()
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    isLeft.current = path !== address.path
  }, [path, address])
  const place = useMemo<Place>(
    () => ({
      base,
      address,
      navigate: (to, options) => {
        // Ignores late navigations by a screen that the user has left, such as a debounced search. They would take
        // the user back to that screen.
        const isItsOwn = options?.replace || new URL(to, 'http://app.invalid').pathname === base + address.path
        if (isLeft.current && isItsOwn) return
        // `to` already includes the base. The tilde makes wouter treat the path as absolute.
        navigate(`~${to}`, options)
      },
    }),
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
