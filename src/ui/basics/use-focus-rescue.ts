import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * True if `taker` is in an overlay (dialog or menu) that does not contain `from`. That overlay returns the focus when
 * it closes.
 */
export function isInOverlay(from: Element, taker: Element | null): boolean {
  const over = taker?.closest(overlays)
  return over !== null && over !== undefined && !over.contains(from)
}

export type Lost = {
  /** Watched element, possibly detached. */
  area: HTMLElement
  items: readonly HTMLElement[]
  /** Item that had the focus, possibly detached; null if no item had the focus. */
  item: HTMLElement | null
  /** Current index of `item` in `items`, or its last index before it was detached; -1 if no item had the focus. */
  position: number
  /** Item now at `position`, or else the last item; undefined if no item had the focus. */
  nearest: HTMLElement | undefined
}

/** True if no element can receive keys. In some browsers a disabled button keeps the focus but receives no keys. */
const isNowhere = (active: Element | null) => active === null || active === document.body || active.matches(':disabled')

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')

const isInert = (element: Element) => element.closest('[inert]') !== null

/**
 * Keeps the focus in an area when the focused element is removed or disabled.
 *
 * - Moves the focus to the element that `next` returns. `next` runs again after each DOM change until it returns an
 *   element.
 * - Returns the focus to an element that was inert for a while.
 * - Moves nothing while an overlay has the focus. After the overlay closes, the focus returns to the element, or `next`
 *   runs.
 * - Does nothing if the user or other code moved the focus elsewhere.
 *
 * Spread the returned handlers on the watched element. The calling component must outlive the focused element. `items`
 * is the selector of the rows; `next` uses it to find the row at the lost position. `portal` is the selector of an
 * element outside the area into which the area renders controls.
 */
export function useFocusRescue({
  items: selector,
  portal,
  next = () => null,
}: {
  items?: string
  portal?: string
  next?: (lost: Lost) => HTMLElement | null | undefined
}) {
  const latest = useRef(next)
  const isWithin = (area: Element, element: Element) =>
    area.contains(element) || (portal !== undefined && element.closest(portal) !== null)
  useLayoutEffect(() => {
    latest.current = next
  })
  const watch = useRef<MutationObserver>(null)
  const stop = () => watch.current?.disconnect()
  useEffect(() => () => watch.current?.disconnect(), [])

  /** Watches the DOM while `element` has the focus. If the focus is lost, the watch continues until it is restored. */
  function start(area: HTMLElement, element: HTMLElement) {
    const itemsNow = () => (selector && area.isConnected ? [...area.querySelectorAll<HTMLElement>(selector)] : [])
    const item = selector ? element.closest<HTMLElement>(selector) : null
    let position = item ? itemsNow().indexOf(item) : -1
    const lookAround = () => {
      const { activeElement } = document
      if (item?.isConnected) position = itemsNow().indexOf(item)
      if (!isNowhere(activeElement)) {
        if (activeElement && !isWithin(area, activeElement) && !isInOverlay(area, activeElement)) stop()
        return
      }
      const items = itemsNow()
      const nearest = position < 0 ? undefined : (items[position] ?? items.at(-1))
      const target = isUsable(element) ? element : latest.current({ area, items, item, position, nearest })
      if (target && !isInert(target)) target.focus()
    }
    stop()
    watch.current = new MutationObserver(lookAround)
    watch.current.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'inert'],
    })
  }

  return {
    onFocus: ({ currentTarget: area, target }: FocusEvent<HTMLElement>) => {
      // React also dispatches events from portals, for example from dialogs.
      if (isWithin(area, target)) start(area, target)
    },
    // React fires no blur for a removed element. Uses the capture phase to run before other blur listeners in the area:
    // one of them might remove a tooltip, and the observer would then pull back the focus.
    onBlurCapture: ({ currentTarget: area, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!isWithin(area, target) || !isUsable(target) || isInert(target)) return
      if (!isInOverlay(target, relatedTarget)) stop()
    },
  }
}
