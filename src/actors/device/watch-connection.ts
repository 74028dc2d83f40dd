const firstDelay = 15_000
const longestDelay = 120_000

/**
 * Calls `onChance` when the server might be reachable again: the browser goes online, the page gets the focus, or time
 * has passed. The delays are 15 s, 30 s, 1 min, and then 2 min. Returns a function that stops the calls.
 */
export function watchConnection(onChance: () => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const wait = (delay: number) => {
    timer = setTimeout(() => {
      if (navigator.onLine) onChance()
      wait(Math.min(delay * 2, longestDelay))
    }, delay)
  }
  wait(firstDelay)
  for (const name of ['online', 'focus']) addEventListener(name, onChance, { signal: listening.signal })
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
