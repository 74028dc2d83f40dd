import { type RefObject, useEffect } from 'react'

/**
 * After a refused save, focuses the button of the first invalid row (`li[data-invalid]`). If an earlier field of the
 * form is invalid, the focus does not move.
 */
export function useFocusOnRefused(root: RefObject<HTMLElement | null>, isRefused: boolean) {
  useEffect(() => {
    if (!isRefused) return
    const row = root.current?.querySelector<HTMLElement>('li[data-invalid]')
    const first = row?.closest('form')?.querySelector('[aria-invalid="true"], [data-invalid]')
    if (row && row === first) row.querySelector('button')?.focus()
  }, [root, isRefused])
}
