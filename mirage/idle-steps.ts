/** Maximum work before yielding to the page, in ms. A started step always finishes. */
const turn = 5

/** Runs work when the page is idle, or as soon as possible in Safari, which lacks `requestIdleCallback`. */
function requestIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Runs steps of work while the page is idle. Returns a function that cancels the rest. */
export function runStepsWhenIdle(steps: Iterator<unknown>): () => void {
  function work() {
    const end = performance.now() + turn
    do {
      if (steps.next().done) return
    } while (performance.now() < end)
    stop = requestIdle(work)
  }
  let stop = requestIdle(work)
  return () => stop()
}
