import { fromCallback } from 'xstate'

/** While this actor runs, the browser asks the user before it closes the page. */
export const holdingPage = fromCallback(() => {
  const listening = new AbortController()
  addEventListener('beforeunload', event => event.preventDefault(), { signal: listening.signal })
  return () => listening.abort()
})
