import { fromCallback } from 'xstate'

/** Has the browser ask before it closes the page, as long as it runs. */
export const holdingPage = fromCallback(() => {
  const listening = new AbortController()
  addEventListener('beforeunload', event => event.preventDefault(), { signal: listening.signal })
  return () => listening.abort()
})
