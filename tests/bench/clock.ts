/** Measures times in a page, in ms. A time ends with the frame that shows the result. */
export type BenchClock = {
  /**
   * Runs an action, and measures the time until a condition is true and painted. `longest` is the longest task in this
   * time. The time starts at the action, or at the timestamp with which its promise resolves.
   */
  time(act: () => unknown, isThere: () => boolean): Promise<{ took: number; longest: number }>
  /** Last measurement, for actions that are triggered from outside the page. */
  last: Promise<{ took: number; longest: number }>
  /** Time from each key event to the next paint. */
  keys: number[]
  /** Durations of long tasks, latest last. */
  tasks: number[]
}

declare global {
  interface Window {
    clock: BenchClock
  }
}

/**
 * Installs the clock. Runs in the page before its own scripts. Measured inside the page, because polling from outside,
 * as Playwright does, would distort the values.
 */
export function installClock() {
  const timeout = 300_000
  // A message posted in an animation frame arrives after that frame's paint.
  const { port1, port2 } = new MessageChannel()
  const waiting: Array<(now: number) => void> = []
  port1.addEventListener('message', () => {
    for (const resolve of waiting.splice(0)) resolve(performance.now())
  })
  port1.start()
  const painted = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        waiting.push(resolve)
        port2.postMessage(null)
      })
    })
  const shown = (isThere: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${String(isThere)} is not so after ${timeout} ms`)), timeout)
      const look = () => {
        if (!isThere()) return
        observer.disconnect()
        clearTimeout(timer)
        resolve(painted())
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      look()
    })
  const timed = async (act: () => unknown, isThere: () => boolean) => {
    clock.tasks.length = 0
    const begun = performance.now()
    const since = await act()
    const took = (await shown(isThere)) - (typeof since === 'number' ? since : begun)
    // Waits, because browsers report a long task only in a later task.
    await new Promise(resolve => setTimeout(resolve, 100))
    return { took, longest: Math.max(0, ...clock.tasks) }
  }
  const clock: BenchClock = {
    time: (act, isThere) => (clock.last = timed(act, isThere)),
    last: Promise.resolve({ took: Number.NaN, longest: 0 }),
    keys: [],
    tasks: [],
  }
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) clock.tasks.push(duration)
  }).observe({ type: 'longtask' })
  // Starts at the event's timestamp, to include the time in which the main thread was blocked.
  const noteKey = ({ timeStamp }: Event) => void painted().then(end => clock.keys.push(end - timeStamp))
  addEventListener('keydown', noteKey, true)
  window.clock = clock
}
