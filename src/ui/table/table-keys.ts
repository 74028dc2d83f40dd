import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'

const stops = { link: '[data-row-link]', menu: '[data-row-menu]', check: '[data-row-check]' } as const

export type RowKeys = ReturnType<typeof useRowKeys>

/** Maximum pointer movement in px for a press. */
const pressTolerance = 4

const rowAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null)

/** Dispatches a click on the link, so that the browser handles modifier keys: new tab, new window, download. */
function dispatchClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement) {
  const keys = { ctrlKey, metaKey, shiftKey, altKey }
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

/** True if the press selected text. The press must then not open the row. */
function hasSelected({ clientX, clientY, detail }: MouseEvent, begun: { x: number; y: number } | undefined) {
  const { x, y } = begun ?? { x: clientX, y: clientY }
  const hasMoved = Math.hypot(clientX - x, clientY - y) > pressTolerance
  return detail > 0 && hasMoved && getSelection()?.isCollapsed === false
}

/** Suppresses the browser's context menu until key-up, because some systems open the menu on key-up. */
function withoutBrowserMenu(pressed: KeyboardEvent) {
  pressed.preventDefault()
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('contextmenu', event => event.preventDefault(), { signal, capture: true })
  document.addEventListener('keyup', () => setTimeout(() => ended.abort()), { signal, capture: true })
}

/**
 * Makes the rows a single tab stop.
 *
 * - Up and Down move between rows; Home and End move to the first and the last row.
 * - Enter follows the row's link; Shift+F10 and the menu key open the row's menu.
 * - A press on a row follows its link, unless the press selected text.
 *
 * Pass `table` to `Table`. Pass the result of `isStop(rowId)` to the row's link and menu button.
 */
export function useRowKeys({
  ids,
  onOpen,
  onMenu,
  nextTo,
}: {
  ids: readonly string[]
  onOpen: (href: string) => void
  onMenu: (id: string, button: HTMLElement) => void
  /** Returns the element to focus after the focused row is removed (see `useFocusRescue`). */
  nextTo: (lost: Lost) => HTMLElement | null | undefined
}) {
  const ref = useRef<HTMLTableElement>(null)
  const [last, setLast] = useState<string>()
  const pressedAt = useRef<{ x: number; y: number }>(undefined)
  const stop = last !== undefined && ids.includes(last) ? last : ids[0]
  const rescue = useFocusRescue({ items: '[data-row]', next: nextTo })

  const rowOf = (id: string | undefined) =>
    [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === id)

  const openMenu = (row: HTMLElement): boolean => {
    const button = row.querySelector<HTMLElement>(stops.menu)
    if (button) onMenu(row.dataset['row'] ?? '', button)
    return button !== null
  }

  const onClick = (event: MouseEvent) => {
    const row = rowAt(event.target)
    if (!row || !(event.target instanceof Element) || event.defaultPrevented) return
    if (event.target.closest(stops.menu)) return void openMenu(row)
    const link = row.querySelector<HTMLAnchorElement>(stops.link)
    const isOnLink = event.target.closest('a') !== null
    if (!link || (!isOnLink && event.target.closest('button, input, label'))) return
    if (hasSelected(event, pressedAt.current)) event.preventDefault()
    else if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault()
      onOpen(link.getAttribute('href') ?? '')
    } else if (!isOnLink) dispatchClick(event, link)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowAt(event.target)
    if (!row || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      if (openMenu(row)) withoutBrowserMenu(event)
      return
    }
    const position = ids.indexOf(row.dataset['row'] ?? '')
    const target = { ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: ids.length - 1 }[event.key]
    if (target === undefined || event.shiftKey) return
    event.preventDefault()
    stopIn(rowOf(ids[target]), event.target.matches(stops.menu) ? 'menu' : 'link')?.focus()
  }

  return {
    table: {
      ref,
      onMouseDown: ({ clientX: x, clientY: y }: MouseEvent) => {
        pressedAt.current = { x, y }
      },
      onClick,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const row = rowAt(event.target)
        if (row) setLast(row.dataset['row'])
        rescue.onFocus(event)
      },
      onBlurCapture: rescue.onBlurCapture,
    },
    isStop: (id: string) => id === stop,
    /** True if the table shows its rows as cards. The column headers are then hidden. */
    areCards: () => ref.current !== null && getComputedStyle(ref.current).display === 'block',
    /**
     * Returns the first focusable element of the first row. Undefined if there are no rows, null if the row has no
     * focusable element.
     */
    firstStop: () => stopIn(rowOf(ids[0])),
    showRow: (id: string) => rowOf(id)?.scrollIntoView({ block: 'nearest' }),
  }
}

/**
 * Returns the element to focus in a row: `part` (by default the link), or else the menu button, or else the checkbox.
 */
export const stopIn = (row: HTMLElement | undefined, part: keyof typeof stops = 'link') =>
  row &&
  [part, 'menu' as const, 'check' as const]
    .map(each => row.querySelector<HTMLElement>(stops[each]))
    .find(found => found)
