import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns true while the page prints. Renders synchronously, so that long lists can be rendered only for printing. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => closing.abort()
  }, [])
  return isPrinting
}
