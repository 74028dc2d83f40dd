import type { Chance } from '#mirage/seed/chance.ts'

/**
 * How long answers take: so many ms each; as over a slow mobile line; or now quickly, now slowly, now not at all.
 */
export type Latency = number | 'slow-3g' | 'flaky'

/** As browsers' own developer tools slow a page down to "slow 3G": 2 s for each call, and 400 kbit/s both ways. */
export const slow3g = { wait: 2000, bytesPerMs: 50 }

/** Of a flaky connection: which share of the calls fails and which is slow, and how long each takes, in ms. */
export const flaky = { failing: 0.15, slow: 0.25, quickly: 150, slowly: [2000, 6000] } as const

/** What becomes of one call: how long it waits, in ms, whether the connection then breaks, and how fast bytes come. */
export type Passage = { wait: number; breaks: boolean; bytesPerMs: number }

/**
 * What the line does to each call. Of a flaky line the calls of one name meet the same fates in the same order whenever
 * the mock is started, whatever other calls come between.
 */
export function createLine(chance: Chance) {
  const fates = new Map<string, Chance>()

  function fateOf(name: string): Passage {
    const fate = fates.get(name) ?? chance.fork(name)
    fates.set(name, fate)
    const draw = fate.fraction()
    const slowness = fate.int(...flaky.slowly)
    const isSlow = draw >= flaky.failing && draw < flaky.failing + flaky.slow
    return { wait: isSlow ? slowness : flaky.quickly, breaks: draw < flaky.failing, bytesPerMs: Infinity }
  }

  /** What becomes of the next call of this name. */
  return (latency: Latency, name: string): Passage => {
    if (latency === 'flaky') return fateOf(name)
    if (latency === 'slow-3g') return { ...slow3g, breaks: false }
    return { wait: latency, breaks: false, bytesPerMs: Infinity }
  }
}
