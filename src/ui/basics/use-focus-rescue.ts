import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether `taker` is in a window or a menu over what `from` stands on: as that closes, it gives the focus back. */
export function isInWindowOver(from: Element, taker: Element | null): boolean {
  const over = taker?.closest(windows)
  return over !== null && over !== undefined && !over.contains(from)
}

export type Lost = {
  /** The element that is watched. It may have left the page, too. */
  area: HTMLElement
  /** The items in it now, in the order of the page. */
  items: readonly HTMLElement[]
  /** The item that had the focus in it, still on the page or not; null where the focus was in none. */
  item: HTMLElement | null
  /** The place of that item among `items`, from 0: where it is, or was before it left the page; -1 for none. */
  position: number
  /** The item in that place, or the last one where there are fewer; undefined where the focus was in none. */
  beside: HTMLElement | undefined
}

/** A disabled button keeps the focus in some browsers, and hears no key. */
const isNowhere = (active: Element | null) => active === null || active === document.body || active.matches(':disabled')

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')

const isInert = (element: Element) => element.closest('[inert]') !== null

/**
 * Moves the focus on when the element that has it leaves the page or is disabled: to what `next` names, which is asked
 * again after each change of the page as long as it names nothing. An element that was inert for a while gets the focus
 * back. While a window or a menu over the page has the focus, nothing is moved until it closes; then the element gets
 * the focus back, or `next` is asked if the element has gone meanwhile. A focus that a key, a press or code moved
 * elsewhere stays there.
 *
 * Spread what it gives on the element that is watched, and call it in a component that stays when that element goes.
 * `items` is the selector of the rows in it, for `next` to know which one stands in the place of the one that is gone.
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

  /** Watches the page for as long as `element` has the focus, and until the focus is found again. */
  function start(area: HTMLElement, element: HTMLElement) {
    // An area that has left the page keeps its items.
    const itemsNow = () => (selector && area.isConnected ? [...area.querySelectorAll<HTMLElement>(selector)] : [])
    const item = selector ? element.closest<HTMLElement>(selector) : null
    let position = item ? itemsNow().indexOf(item) : -1
    const lookAround = () => {
      const { activeElement } = document
      if (item?.isConnected) position = itemsNow().indexOf(item)
      if (!isNowhere(activeElement)) {
        if (!area.contains(activeElement) && !isInWindowOver(area, activeElement)) stop()
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
      // What is drawn in a window is in the area for React, and elsewhere on the page.
      if (area.contains(target)) start(area, target)
    },
    // React reports no blur for an element that it removes. The capture phase runs before any other listener in the area:
    // what such a listener removes, such as a tooltip, then can't pull back a focus that is on its way to another element.
    onBlurCapture: ({ currentTarget: area, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!area.contains(target) || !isUsable(target) || isInert(target)) return
      if (!isInWindowOver(target, relatedTarget)) stop()
    },
  }
}
