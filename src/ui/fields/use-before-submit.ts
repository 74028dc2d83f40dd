import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * For a field whose text may not be its value yet: `settle` is asked before the form around `element` is sent. It makes
 * a value of the text, or says at the field what is wrong and gives false: then nothing is sent.
 */
export function useBeforeSubmit(element: RefObject<HTMLElement | null>, settle: () => boolean) {
  const ask = useEffectEvent((event: SubmitEvent) => {
    if (settle()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const form = element.current?.closest('form')
    const listen = (event: SubmitEvent) => ask(event)
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [element])
}
