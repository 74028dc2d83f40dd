import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose rows and buttons come and go by themselves. When what had it is gone, it goes on to the
 * same row, to the one in its place, to the last one, or to the search of the card. Rows are `li`s with a `data-row`
 * that can take the focus themselves. Spread what it gives on the element of `content`; `rows` is what the rows are made
 * of. The row of `awaited` gets the focus when it appears, wherever that is then: a toast was asked to bring it back. It
 * is a new object each time.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>, rows: unknown, awaited: { row: string } | null) {
  const held = useRef<{ row: string | undefined; position: number }>(undefined)
  const shown = useRef(rows)
  const arrived = useRef(awaited)

  useLayoutEffect(() => {
    if (shown.current === rows) return
    shown.current = rows
    const items = [...(content.current?.querySelectorAll<HTMLElement>('li[data-row]') ?? [])]
    const back = arrived.current === awaited ? null : items.find(({ dataset }) => dataset['row'] === awaited?.row)
    if (back) {
      arrived.current = awaited
      // Left first, the toasts give the focus back to where they had it from, and not after it has gone to the row.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return back.focus()
    }
    if (!held.current || document.activeElement !== document.body) return
    const { row, position } = held.current
    const item = items.find(({ dataset }) => dataset['row'] === row) ?? items[position] ?? items.at(-1)
    const search = content.current?.closest('section')?.querySelector<HTMLElement>('[role="combobox"]')
    const target = item?.querySelector<HTMLElement>('button') ?? search ?? content.current
    target?.focus()
  }, [content, rows, awaited])

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const item = target.closest<HTMLElement>('li[data-row]')
      if (!item) return
      const items = [...(content.current?.querySelectorAll('li[data-row]') ?? [])]
      held.current = { row: item.dataset['row'], position: items.indexOf(item) }
    },
    // React tells of no blur for what it takes away itself: this is somebody who went elsewhere.
    onBlur: () => {
      held.current = undefined
    },
  }
}
