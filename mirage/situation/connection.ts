import type { Chance } from '#mirage/seed/chance.ts'

/** How long answers take: a number of ms; or as over a slow mobile connection; or varying, with failures. */
export type Latency = number | 'slow-3g' | 'flaky'

/** The "slow 3G" of browsers' developer tools: 2 s for each call, and 400 kbit/s both ways. */
export const slow3g = { wait: 2000, bytesPerMs: 50 }

/** A flaky connection: the shares of calls that fail and that are slow, and how long calls take, in ms. */
export const flaky = { failing: 0.15, slow: 0.25, quickly: 150, slowly: [2000, 6000] } as const

/** The fate of a call: how long it waits, in ms, whether the connection then breaks, and how fast bytes come. */
export type Passage = { wait: number; breaks: boolean; bytesPerMs: number }

/**
 * Decides the fate of each call. Over a flaky connection, calls of one name meet the same fates in the same order at
 * every start, whatever other calls come between.
 */
export function createConnection(chance: Chance) {
  const fates = new Map<string, Chance>()

  function fateOf(name: string): Passage {
    const fate = fates.get(name) ?? chance.fork(name)
    fates.set(name, fate)
    const draw = fate.fraction()
    const slowness = fate.int(...flaky.slowly)
    const isSlow = draw >= flaky.failing && draw < flaky.failing + flaky.slow
    return { wait: isSlow ? slowness : flaky.quickly, breaks: draw < flaky.failing, bytesPerMs: Infinity }
  }

  /** The fate of the next call of this name. */
  return (latency: Latency, name: string): Passage => {
    if (latency === 'flaky') return fateOf(name)
    if (latency === 'slow-3g') return { ...slow3g, breaks: false }
    return { wait: latency, breaks: false, bytesPerMs: Infinity }
  }
}
