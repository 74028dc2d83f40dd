import { type RefObject, useEffect } from 'react'

/**
 * Once strings are refused, the focus goes to the first button of the first row that is to be removed (`li` with
 * `data-invalid`), also where the rows come later than the refusal. Where something before it in the form is wrong, too,
 * the form has sent the focus there, and it stays.
 */
export function useFocusOnRefused(root: RefObject<HTMLElement | null>, isRefused: boolean) {
  useEffect(() => {
    if (!isRefused) return
    const row = root.current?.querySelector<HTMLElement>('li[data-invalid]')
    const first = row?.closest('form')?.querySelector('[aria-invalid="true"], [data-invalid]')
    if (row && row === first) row.querySelector('button')?.focus()
  }, [root, isRefused])
}
