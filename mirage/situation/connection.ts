import type { Chance } from '#mirage/seed/chance.ts'

/** Latency of responses: in ms, as on a slow mobile connection, or variable with failures. */
export type Latency = number | 'slow-3g' | 'flaky'

/** "Slow 3G" of browser developer tools: 2 s for each call, and 400 kbit/s in both directions. */
export const slow3g = { wait: 2000, bytesPerMs: 50 }

/** Flaky connection: shares of failing and slow calls, and durations in ms. */
export const flaky = { failing: 0.15, slow: 0.25, quickly: 150, slowly: [2000, 6000] } as const

/**
 * Delay before the response in ms. After it, the call fails if `breaks` is true. Otherwise, the body arrives at
 * `bytesPerMs`.
 */
export type CallTiming = { wait: number; breaks: boolean; bytesPerMs: number }

/**
 * Creates a function that determines the delay and failure of each call. On a flaky connection, calls with the same
 * name get the same delays and failures after every start, independent of other calls.
 */
export function createConnection(chance: Chance) {
  const generators = new Map<string, Chance>()

  function flakyTiming(name: string): CallTiming {
    const generator = generators.get(name) ?? chance.fork(name)
    generators.set(name, generator)
    const draw = generator.fraction()
    const slowness = generator.int(...flaky.slowly)
    const isSlow = draw >= flaky.failing && draw < flaky.failing + flaky.slow
    return { wait: isSlow ? slowness : flaky.quickly, breaks: draw < flaky.failing, bytesPerMs: Infinity }
  }

  /** Returns the outcome of the next call of this name. */
  return (latency: Latency, name: string): CallTiming => {
    if (latency === 'flaky') return flakyTiming(name)
    if (latency === 'slow-3g') return { ...slow3g, breaks: false }
    return { wait: latency, breaks: false, bytesPerMs: Infinity }
  }
}
