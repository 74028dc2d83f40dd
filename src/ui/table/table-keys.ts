import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'

/** What can be focused in a row. */
const stops = { link: '[data-row-link]', menu: '[data-row-menu]' } as const

export type RowKeys = ReturnType<typeof useRowKeys>

/** Pixels within which a hand that presses may move. */
const tremor = 4

const rowAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null)

/** Keeps the browser's own menu from opening on top, which some systems do when the key is let go. */
function withoutBrowserMenu() {
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('contextmenu', event => event.preventDefault(), { signal, capture: true })
  document.addEventListener('keyup', () => setTimeout(() => ended.abort()), { signal, capture: true })
}

/**
 * Rows as one stop of the Tab key: Up and Down go through them, Home and End to the first and the last, Enter follows the
 * link, Shift+F10 and the menu key open the menu. A press anywhere on a row follows its link, unless words were selected.
 * Give `body` to `TableBody`, and `isStop` of a row's id to its link and its menu button.
 */
export function useRowKeys({
  ids,
  onOpen,
  onMenu,
}: {
  ids: readonly string[]
  /** Follows the link of a row within the app. */
  onOpen: (href: string) => void
  /** Opens the menu of a row at its button. */
  onMenu: (id: string, button: HTMLElement) => void
}) {
  const ref = useRef<HTMLTableSectionElement>(null)
  const [last, setLast] = useState<string>()
  const held = useRef<number>(undefined)
  const pressedAt = useRef<{ x: number; y: number }>(undefined)
  const stop = last !== undefined && ids.includes(last) ? last : ids[0]

  const openMenu = (row: HTMLElement): boolean => {
    const button = row.querySelector<HTMLElement>(stops.menu)
    if (button) onMenu(row.dataset['row'] ?? '', button)
    return button !== null
  }

  /** Whether words were selected with the press that ends here: that was no wish to open the row. */
  const isSelecting = ({ clientX, clientY, detail }: MouseEvent) => {
    const { x, y } = pressedAt.current ?? { x: clientX, y: clientY }
    const hasMoved = Math.hypot(clientX - x, clientY - y) > tremor
    return detail > 0 && hasMoved && getSelection()?.isCollapsed === false
  }

  const onClick = (event: MouseEvent) => {
    const row = rowAt(event.target)
    if (!row || !(event.target instanceof Element) || event.defaultPrevented) return
    if (event.target.closest(stops.menu)) {
      openMenu(row)
      return
    }
    const link = row.querySelector<HTMLAnchorElement>(stops.link)
    const isOnLink = event.target.closest('a') !== null
    if (!link || (!isOnLink && event.target.closest('button, input, label'))) return
    if (isSelecting(event)) event.preventDefault()
    else if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault()
      onOpen(link.getAttribute('href') ?? '')
    } else if (!isOnLink) {
      // The browser knows what the keys mean: a new tab, a new window, a download.
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      link.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
      )
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowAt(event.target)
    if (!row || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      if (!openMenu(row)) return
      event.preventDefault()
      withoutBrowserMenu()
      return
    }
    const position = ids.indexOf(row.dataset['row'] ?? '')
    const target = { ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: ids.length - 1 }[event.key]
    if (target === undefined || event.shiftKey) return
    event.preventDefault()
    focusRow(ref, ids[target], event.target.matches(stops.menu) ? 'menu' : 'link')
  }

  return {
    body: {
      ref,
      onMouseDown: ({ clientX, clientY }: MouseEvent) => {
        pressedAt.current = { x: clientX, y: clientY }
      },
      onClick,
      onKeyDown,
      onFocus: (event: { target: EventTarget }) => {
        const id = rowAt(event.target)?.dataset['row']
        setLast(id)
        held.current = id === undefined ? undefined : ids.indexOf(id)
      },
      // React tells of nobody who leaves with the row itself.
      onBlur: () => {
        held.current = undefined
      },
    },
    isStop: (id: string) => id === stop,
    /** Brings the focus to a row, by its place on the page from 0, or to the last one; false where there is none. */
    focusAt: (position: number) => focusRow(ref, ids[Math.min(position, ids.length - 1)], 'link'),
    /** The place of the row that had the focus and left the page with it; undefined where none did. Asked once. */
    takeLost: (): number | undefined => {
      const position = held.current
      held.current = undefined
      return position
    },
    /** Scrolls a row into view, where it is not. */
    showRow: (id: string) => rowOf(ref, id)?.scrollIntoView({ block: 'nearest' }),
    /** Brings the focus to the menu button of a row. */
    focusMenuOf: (id: string) => focusRow(ref, id, 'menu'),
  }
}

const rowOf = (body: RefObject<HTMLElement | null>, id: string | undefined) =>
  [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === id)

function focusRow(body: RefObject<HTMLElement | null>, id: string | undefined, part: keyof typeof stops): boolean {
  const row = rowOf(body, id)
  const target = row?.querySelector<HTMLElement>(stops[part]) ?? row?.querySelector<HTMLElement>(stops.menu)
  target?.focus()
  return target !== undefined && target !== null
}
