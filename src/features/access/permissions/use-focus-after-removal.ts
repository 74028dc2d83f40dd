import { type RefObject, useLayoutEffect, useRef } from 'react'

const rowsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('li[data-string]') ?? [])]

/**
 * For rows that are drawn from `value`: when one takes the focus with it as it goes, the focus goes on to the row in its
 * place, to the last one, or to the first field. `root` holds the rows (`li` with `data-string`) and the fields. Call
 * what this returns with the string of a row before it goes.
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, value: unknown) {
  const going = useRef<{ position: number; value: unknown }>(undefined)
  useLayoutEffect(() => {
    if (!going.current || going.current.value === value) return
    const { position } = going.current
    going.current = undefined
    if (document.activeElement !== document.body) return
    const rows = rowsIn(root.current)
    const row = rows[Math.min(position, rows.length - 1)]
    const buttons = [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
    const target = buttons.at(-1) ?? root.current?.querySelector('input')
    target?.focus()
  })
  return (string: string) => {
    going.current = { position: rowsIn(root.current).findIndex(row => row.dataset.string === string), value }
  }
}
