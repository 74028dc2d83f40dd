import { type RefObject, useEffect } from 'react'

/**
 * After a refused save, focuses the first button of the first row to remove (`li` with `data-invalid`). The rows can
 * render after the refusal. If an earlier field of the form is invalid, the focus stays there.
 */
export function useFocusOnRefused(root: RefObject<HTMLElement | null>, isRefused: boolean) {
  useEffect(() => {
    if (!isRefused) return
    const row = root.current?.querySelector<HTMLElement>('li[data-invalid]')
    const first = row?.closest('form')?.querySelector('[aria-invalid="true"], [data-invalid]')
    if (row && row === first) row.querySelector('button')?.focus()
  }, [root, isRefused])
}
