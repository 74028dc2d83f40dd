import { createPositions, type TabTexts } from './scroll-positions.ts'

/**
 * Restores scroll positions by history entry. A new screen starts at the top. Back, forward and reload restore the
 * position once the page is tall enough. If an entry is replaced, for example while the user types a search term, the
 * position stays. `texts` stores the positions, so that they survive a reload. Returns a stop function. Without the
 * Navigation API, the browser's own scroll restoration applies.
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
  /** Stores the position of the current entry. If its restoration is still pending, stores the pending position. */
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
  // User input cancels a pending restoration.
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
