import { useState } from 'react'
import { toast } from '#ui/feedback/toasts.ts'

/**
 * A part of the screen whose file is usually fetched ahead: a menu, a question. `want` calls `then` once it is there; where
 * it cannot be loaded, a toast with the title `failure` says so, and nothing opens.
 */
export function usePart<Part>(load: () => Promise<Part>, failure: string) {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const loadPart = async (then: () => void) => {
    let part: Part
    try {
      part = await load()
    } catch {
      toast({
        kind: 'error',
        title: failure,
        description: 'A part of the app could not be loaded. Check your connection, then reload the page.',
      })
      return
    }
    setLoaded({ part })
    then()
  }
  return {
    /** Undefined until it was wanted once. */
    part: loaded?.part,
    want: (then: () => void) => {
      if (loaded) then()
      else void loadPart(then)
    },
  }
}
