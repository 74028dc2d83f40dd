import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Code that arrives after the screen: a component or a module, such as a dialog. */
export type LazyPart<Part> = {
  /** Returns the code if it is loaded. */
  current: () => Part | undefined
  /** Loads the code once. Rejects if the download fails; the next call tries again. */
  preload: () => Promise<Part>
}

const preloads = new Set<() => Promise<unknown>>()

/**
 * Defines code that loads on demand. {@link usePart} loads it. It is also preloaded with all other parts of the loaded
 * screens when the page is idle, because the browser might be offline when it is needed.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined
  const preload = async () => (part ??= await load())
  preloads.add(preload)
  return { current: () => part, preload }
}

/** Preloads the parts of all loaded screens. Ignores failures: an error shows when a part is needed. */
export const preloadParts = () => Promise.allSettled([...preloads].map(preload => preload()))

/**
 * Returns the code of a part once it is loaded, and `want(then)`, which loads it and then calls `then`. With `isWanted`,
 * loads it when the component is rendered. A toast reports a failed download, with Retry.
 */
export function usePart<Part>(lazy: LazyPart<Part> | undefined, isWanted = false) {
  const [part, setPart] = useState(() => ({ loaded: lazy?.current() }))
  const load = async (then?: () => void) => {
    if (!lazy) return
    let loaded: Part
    try {
      loaded = await lazy.preload()
    } catch {
      toast({
        id: 'part-not-loaded',
        kind: 'error',
        title: t('A part of the app could not be loaded'),
        description: t('Check your connection, then try again. If the problem continues, reload the page.'),
        action: { label: t('Retry'), onPress: () => void load(then) },
      })
      return
    }
    setPart({ loaded })
    then?.()
  }
  const want = (then: () => void) => {
    if (part.loaded) then()
    else void load(then)
  }
  const show = useEffectEvent(() => void load())
  const isMissing = isWanted && part.loaded === undefined
  useEffect(() => {
    if (isMissing) show()
  }, [isMissing])
  return { part: part.loaded, want }
}
