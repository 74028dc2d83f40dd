import { useEffect, useMemo, useRef, useState } from 'react'

/** Milliseconds of pointing after which a tooltip comes. */
const openDelay = 700

/** Milliseconds after a tooltip has gone in which the next one comes without that wait. */
const skipDelay = 300

/**
 * Whether a tooltip is on show, with the ways to open and close it. The delays that react-stately has are others: it keeps
 * a tooltip open for a while, and no next one waits for at least 500 ms after it.
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
      /** `isAtOnce`: nobody has to point for a while. */
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
