/** How long work may go on before the page has its turn again, in ms. A step that has begun is finished. */
const turn = 5

/** Calls back when the page has nothing better to do; in a browser that cannot tell (Safari), as soon as it may. */
function atLeisure(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Goes through steps of work while the page is idle, a few at a time. Gives a function that ends it. */
export function whenIdle(steps: Iterator<unknown>): () => void {
  function work() {
    const end = performance.now() + turn
    do {
      if (steps.next().done) return
    } while (performance.now() < end)
    stop = atLeisure(work)
  }
  let stop = atLeisure(work)
  return () => stop()
}
