import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Code that loads after the screen: a component or a module, such as a dialog. */
export type LazyPart<Part> = {
  /** Returns the code if it is loaded. */
  current: () => Part | undefined
  /** Loads the code once. Rejects if the download fails; the next call tries again. */
  preload: () => Promise<Part>
}

const preloads = new Set<() => Promise<unknown>>()
const listeners = new Set<() => void>()
/** Failed and reported loads. Retry repeats all of them. */
const failed = new Set<() => Promise<void>>()

/**
 * Defines code that loads on demand. {@link usePart} loads it. All parts of the loaded screens are also preloaded when
 * the page is idle, because the browser might be offline later.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined
  const preload = async () => {
    if (part) return part
    part = await load()
    for (const notify of listeners) notify()
    return part
  }
  preloads.add(preload)
  return { current: () => part, preload }
}

/** Preloads the parts of all loaded screens. Ignores failures: an error shows when a part is needed. */
export const preloadParts = () => Promise.allSettled([...preloads].map(preload => preload()))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function retryAll() {
  const loads = [...failed]
  failed.clear()
  for (const load of loads) void load()
}

/** Shows one toast for all failed parts. The toast stays, because the screen lacks these parts. */
function report() {
  toast({
    id: 'part',
    kind: 'error',
    title: t('Could not load a part of the app'),
    description: t('Check your connection, then try again. If the problem continues, reload the page.'),
    action: { label: t('Retry'), onPress: retryAll },
    duration: Number.POSITIVE_INFINITY,
  })
}

async function loadOrReport(preload: () => Promise<unknown>, then: () => void): Promise<void> {
  try {
    await preload()
  } catch {
    failed.add(() => loadOrReport(preload, then))
    return report()
  }
  then()
}

/**
 * Returns the code of a part once it is loaded, and `want(then)`, which loads it and then calls `then`. With
 * `isWanted`, loads it when the component is rendered. A toast reports a failed download, with Retry; a wanted part is
 * loaded again when the connection is back.
 */
export function usePart<Part>(lazy: LazyPart<Part> | undefined, isWanted = false) {
  const [initial] = useState(() => lazy?.current())
  const [isRequested, setRequested] = useState(false)
  const [isLoading, setLoading] = useState(false)
  // A part that is preloaded later causes no render until it is needed.
  const part = useSyncExternalStore(subscribe, () => (isWanted || isRequested ? lazy?.current() : initial))
  const want = (then: () => void) => {
    setRequested(true)
    if (!lazy || lazy.current()) return then()
    setLoading(true)
    void loadOrReport(lazy.preload, then).finally(() => setLoading(false))
  }
  const preload = isWanted && part === undefined ? lazy?.preload : undefined
  useEffect(() => {
    if (!preload) return
    const load = () => void loadOrReport(preload, () => undefined)
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [preload])
  return { part, want, isLoading }
}
