import { createPositions, type TabTexts } from './scroll-positions.ts'

/**
 * Scroll positions by history entry: a new screen starts at the top; going back or forward, and loading the page anew,
 * returns to where one was, as soon as the page is long enough again. Replacing an entry (typing in a search) does not
 * move the page. `texts` keeps them over reloads. Gives a function that stops it. Browsers without the Navigation API keep their own restoration.
 */
export function startScrollRestoration(view: Window, texts: TabTexts): () => void {
  const { navigation, history, document } = view
  if (!('navigation' in view)) return () => undefined
  const known = () => navigation.entries().map(({ key }) => key)
  const positions = createPositions(texts, key => known().includes(key))
  const listening = new AbortController()
  const { signal } = listening
  let waiting: { top: number; observer: ResizeObserver } | undefined
  history.scrollRestoration = 'manual'

  const stopWaiting = () => {
    waiting?.observer.disconnect()
    waiting = undefined
  }
  const restore = (top: number) => {
    stopWaiting()
    if (top === 0) return view.scrollTo({ top, behavior: 'instant' })
    const observer = new ResizeObserver(() => {
      const reachable = document.documentElement.scrollHeight - view.innerHeight
      if (reachable < top) return
      stopWaiting()
      view.scrollTo({ top, behavior: 'instant' })
    })
    waiting = { top, observer }
    observer.observe(document.body)
  }

  let current = navigation.currentEntry?.key
  /** A page that is left before it was long enough keeps the position that it was to be restored to. */
  const keepPosition = () => {
    if (current !== undefined) positions.keep(current, waiting?.top ?? view.scrollY)
  }
  navigation.addEventListener(
    'currententrychange',
    event => {
      if (event.navigationType !== 'replace') keepPosition()
      current = navigation.currentEntry?.key
      if (event.navigationType === 'push') restore(0)
      if (event.navigationType === 'traverse') restore(positions.take(current ?? ''))
    },
    { signal },
  )
  view.addEventListener('pagehide', keepPosition, { signal })
  // Scrolling while the page still grows cancels the restoration.
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    view.addEventListener(name, stopWaiting, { signal, passive: true })
  }
  const before = positions.take(current ?? '')
  if (before > 0) restore(before)
  return () => {
    stopWaiting()
    listening.abort()
    history.scrollRestoration = 'auto'
  }
}
