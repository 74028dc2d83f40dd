import { fromCallback } from 'xstate'

/** Makes the browser ask before it closes the page, while the actor runs. */
export const holdingPage = fromCallback(() => {
  const listening = new AbortController()
  addEventListener('beforeunload', event => event.preventDefault(), { signal: listening.signal })
  return () => listening.abort()
})
