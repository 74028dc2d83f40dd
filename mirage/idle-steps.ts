/** Maximum working time before yielding to the browser, in ms. A step that has started always finishes. */
const turn = 5

/**
 * Runs work when the page is idle. Without `requestIdleCallback` (Safari), runs the work as soon as possible. Returns a
 * function that cancels the work.
 */
function requestIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Runs the steps while the page is idle. Returns a function that cancels the remaining steps. */
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
