/**
 * Scroll positions by history entry: a new screen starts at the top, going back or forward returns to where one was, as
 * soon as the page is long enough again. Replacing an entry (typing in a search) does not move the page.
 * Gives a function that stops it. Browsers without the Navigation API keep their own restoration.
 */
export function startScrollRestoration(view: Window): () => void {
  const { navigation, history, document } = view
  if (!('navigation' in view)) return () => undefined
  const positions = new Map<string, number>()
  const listening = new AbortController()
  const { signal } = listening
  let waiting: ResizeObserver | undefined
  history.scrollRestoration = 'manual'

  const stopWaiting = () => {
    waiting?.disconnect()
    waiting = undefined
  }
  const restore = (top: number) => {
    const tryNow = () => {
      const reachable = document.documentElement.scrollHeight - view.innerHeight
      if (reachable < top) return
      stopWaiting()
      view.scrollTo({ top, behavior: 'instant' })
    }
    waiting = new ResizeObserver(tryNow)
    waiting.observe(document.body)
  }

  let current = navigation.currentEntry?.key
  navigation.addEventListener(
    'currententrychange',
    event => {
      stopWaiting()
      const previous = current
      current = navigation.currentEntry?.key
      if (previous !== undefined && event.navigationType !== 'replace') positions.set(previous, view.scrollY)
      if (event.navigationType === 'push') view.scrollTo({ top: 0, behavior: 'instant' })
      if (event.navigationType === 'traverse') restore(positions.get(current ?? '') ?? 0)
    },
    { signal },
  )
  // Somebody who scrolls while the page still grows has decided where to be.
  for (const name of ['wheel', 'touchmove', 'keydown'] as const) {
    view.addEventListener(name, stopWaiting, { signal, passive: true })
  }
  return () => {
    stopWaiting()
    listening.abort()
    history.scrollRestoration = 'auto'
  }
}
