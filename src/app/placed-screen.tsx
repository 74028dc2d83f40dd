import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { NavigationContext } from '#machines/navigation/navigation.types.ts'
import { isPartOf, matchPath } from '#routing/routes.ts'
import { overlays } from '#ui/keys/shortcut-allowed.ts'
import { IsLeftContext } from '#ui/layout/use-is-left.ts'
import type { ScreenParts } from './app-navigation.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import * as css from './placed-screen.css.ts'
import { ScreenRouter } from './screen-router.tsx'

/** Elements that stay visible when their screen is hidden. */
const openOverlays = `${overlays},[role=menu],[role=listbox]`

export type Shown = NonNullable<NavigationContext<ScreenParts>['shown']>

function isRecordOf(list: Shown, { address }: Shown): boolean {
  const name = matchPath(list.address.path)?.name
  const other = matchPath(address.path)?.name
  return name !== undefined && other !== undefined && isPartOf(name, other)
}

/**
 * Returns the list to which the shown record belongs, if the user opened the record from the list. The list stays
 * mounted, so that Back shows it quickly. A list with an open dialog closes, because the dialog would stay visible.
 */
export function useListBelow(shown: Shown): Shown | null {
  const [screens, setScreens] = useState<{ shown: Shown; list: Shown | null }>({ shown, list: null })
  if (screens.shown !== shown) {
    const previous = document.querySelector(openOverlays) ? null : screens.shown
    const list = [screens.list, previous].find(each => each !== null && isRecordOf(each, shown))
    setScreens({ shown, list: list ?? null })
  }
  return screens.list
}

/**
 * Screen with its own router. When the user returns to it, the element that had the focus gets it back. Memoised, so that
 * it does not render again while another screen loads.
 */
export const PlacedScreen = memo(function PlacedScreen({ shown, isLeft }: { shown: Shown; isLeft: boolean }) {
  const { address, answer } = shown
  const { Screen } = shown.screen
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!isLeft) {
      // The content has the focus if the user did not focus anything in the other screen.
      const isFree = activeElement?.matches('body, main') ?? true
      if (isFree && focused.current?.isConnected) focused.current.focus({ preventScroll: true })
      focused.current = null
    } else if (activeElement instanceof HTMLElement && ref.current?.contains(activeElement)) {
      focused.current = activeElement
      activeElement.blur()
    }
  }, [isLeft])
  return (
    <div ref={ref} className={`${css.screen} ${isLeft ? css.left : ''}`} aria-hidden={isLeft || undefined}>
      <IsLeftContext value={isLeft}>
        <ScreenRouter address={address}>
          <ErrorBoundary>
            <Screen id={matchPath(address.path)?.id ?? ''} answer={answer} />
          </ErrorBoundary>
        </ScreenRouter>
      </IsLeftContext>
    </div>
  )
})
