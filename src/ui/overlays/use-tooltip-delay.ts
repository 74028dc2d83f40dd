import { useEffect, useMemo, useRef, useState } from 'react'

/** Milliseconds of pointing after which a tooltip comes. */
const openDelay = 700

/** Milliseconds after a tooltip has gone in which the next one comes without that wait. */
const skipDelay = 300

/**
 * Whether a tooltip is on show, and what opens and closes it. The delays differ from those of react-stately, which keeps a
 * tooltip open for a while, and lets others open without a wait for at least 500 ms after it.
 */
export function useTooltipDelay() {
  const [isOpen, setOpen] = useState(false)
  const isShown = useRef(false)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ways = useMemo(() => {
    const show = (isNext: boolean) => {
      clearTimeout(waiting.current)
      if (isShown.current && !isNext) closedAt.current = performance.now()
      isShown.current = isNext
      setOpen(isNext)
    }
    return {
      /** `isAtOnce`: without the wait. */
      open: (isAtOnce?: boolean) => {
        clearTimeout(waiting.current)
        if (isAtOnce || performance.now() - closedAt.current <= skipDelay) show(true)
        else waiting.current = setTimeout(show, openDelay, true)
      },
      close: () => show(false),
    }
  }, [])
  useEffect(() => () => clearTimeout(waiting.current), [])

  return useMemo(() => ({ isOpen, shouldSkipAnimation: false, ...ways }), [isOpen, ways])
}
