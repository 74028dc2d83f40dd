import { useEffect } from 'react'

/** Sets the texts in the header and the footer of printed pages (see src/theme/print.css). */
export function usePageMargins(head: string, foot: string) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-head', JSON.stringify(head))
    style.setProperty('--page-foot', JSON.stringify(foot))
    return () => {
      style.removeProperty('--page-head')
      style.removeProperty('--page-foot')
    }
  }, [head, foot])
}
