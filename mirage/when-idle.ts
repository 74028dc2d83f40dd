/** How long work may go on before it yields to the page, in ms. A step that has begun is finished. */
const turn = 5

/** Calls back when the page is idle, or as soon as possible in a browser that cannot tell (Safari). */
function atLeisure(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

/** Runs steps of work while the page is idle, a few at a time. Returns a function that stops it. */
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
