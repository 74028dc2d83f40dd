import { useEffect } from 'react'

/** Submits the form on Ctrl/⌘+Enter if the focus is in the form, or if no control has the focus. */
export function useSaveKey(formId: string) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const form = document.getElementById(formId)
      const focused = document.activeElement
      if (!(form instanceof HTMLFormElement) || !(focused instanceof HTMLElement)) return
      if (!focused.contains(form) && !form.contains(focused)) return
      event.preventDefault()
      event.stopPropagation()
      form.requestSubmit()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [formId])
}
