/** Speed of time in the pages and on the server, to shorten time limits. */
export const speed = 10

/** Creates a clock that starts at the current time and runs `speed` times as fast. */
export function createFastClock(begun: number = Date.now()) {
  return { begun, now: () => begun + (Date.now() - begun) * speed }
}

/**
 * Speeds up time in a page: timers, dates and the time since the page opened. Must run before any script of the page.
 * Network calls still take real time.
 */
export function speedUpTime({ begun, speed }: { begun: number; speed: number }) {
  const { setTimeout: later, setInterval: again, Date: Time } = globalThis
  const hurried = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => later(handler, ms / speed, ...rest)
  const hurriedAgain = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => again(handler, ms / speed, ...rest)
  const now = () => begun + (Time.now() - begun) * speed
  const sincePage = performance.now.bind(performance)
  class FastDate extends Time {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(now())
      else super(...(parts as [number]))
    }

    static override now = now
  }
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = ms => timeout(ms / speed)
  performance.now = () => sincePage() * speed
  Object.assign(globalThis, { setTimeout: hurried, setInterval: hurriedAgain, Date: FastDate })
}
