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

/** Gives a screen its own address, also while the next screen is loading. */
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
        // Ignores late navigations of a screen that was left, such as a debounced search, which would lead back to it.
        const isItsOwn = options?.replace || new URL(to, 'http://app.invalid').pathname === base + address.path
        if (isLeft.current && isItsOwn) return
        // The inner router has already added the base. The tilde marks an absolute path.
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
