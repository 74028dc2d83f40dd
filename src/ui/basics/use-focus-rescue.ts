import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * True if `taker` is in an overlay (dialog or menu) that does not contain `from`. Overlays restore the focus when they
 * close.
 */
export function isInOverlay(from: Element, taker: Element | null): boolean {
  const over = taker?.closest(overlays)
  return over !== null && over !== undefined && !over.contains(from)
}

export type Lost = {
  /** Watched element. It might be detached too. */
  area: HTMLElement
  items: readonly HTMLElement[]
  /** Item that had the focus, possibly detached; null if the focus was in none. */
  item: HTMLElement | null
  /** Index of the item in `items`, or its index before it was detached; -1 for none. */
  position: number
  /** Item now at `position`, or else the last one; undefined if the focus was in none. */
  beside: HTMLElement | undefined
}

/** True if no element can receive keys. A disabled button keeps the focus in some browsers but receives no keys. */
const isNowhere = (active: Element | null) => active === null || active === document.body || active.matches(':disabled')

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')

const isInert = (element: Element) => element.closest('[inert]') !== null

/**
 * Keeps the focus in an area when the focused element is removed or disabled.
 *
 * - The focus moves to the element that `next` returns. `next` runs again after each DOM change until it returns an
 *   element.
 * - An element that was inert gets the focus back.
 * - While an overlay has the focus, nothing moves. After the overlay closes, the element gets the focus back or `next`
 *   runs.
 * - A focus that the user or other code moved elsewhere stays there.
 *
 * Spread the returned handlers on the watched element. The calling component must outlive the focused element. `items`
 * is the selector of the rows, which lets `next` find the row at the lost position.
 */
export function useFocusRescue({
  items: selector,
  next = () => null,
}: {
  items?: string
  next?: (lost: Lost) => HTMLElement | null | undefined
}) {
  const latest = useRef(next)
  useLayoutEffect(() => {
    latest.current = next
  })
  const watch = useRef<MutationObserver>(null)
  const stop = () => watch.current?.disconnect()
  useEffect(() => () => watch.current?.disconnect(), [])

  /** Watches the DOM while `element` has the focus, and until the focus is restored. */
  function start(area: HTMLElement, element: HTMLElement) {
    const itemsNow = () => (selector && area.isConnected ? [...area.querySelectorAll<HTMLElement>(selector)] : [])
    const item = selector ? element.closest<HTMLElement>(selector) : null
    let position = item ? itemsNow().indexOf(item) : -1
    const lookAround = () => {
      const { activeElement } = document
      if (item?.isConnected) position = itemsNow().indexOf(item)
      if (!isNowhere(activeElement)) {
        if (!area.contains(activeElement) && !isInOverlay(area, activeElement)) stop()
        return
      }
      const items = itemsNow()
      const beside = position < 0 ? undefined : (items[position] ?? items.at(-1))
      const target = isUsable(element) ? element : latest.current({ area, items, item, position, beside })
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
      // React also sends events from portals, which are outside the area in the DOM.
      if (area.contains(target)) start(area, target)
    },
    // React fires no blur for a removed element. The capture phase runs before other listeners of the area: if one of
    // them removes a tooltip, the tooltip can't pull back the focus.
    onBlurCapture: ({ currentTarget: area, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!area.contains(target) || !isUsable(target) || isInert(target)) return
      if (!isInOverlay(target, relatedTarget)) stop()
    },
  }
}
