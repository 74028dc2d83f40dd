import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js'
import type { Chart } from '#lab/core/chart/chart.ts'
import { type ChartLayout, computeLayout } from '#lab/core/chart/layout.ts'
import { workerAddress } from '#lab/view/trusted.ts'

let started: ELK | undefined

/** Returns the ELK layout engine. Its worker starts on the first call. */
const elk = (): ELK => (started ??= new ElkConstructor({ workerFactory: () => new Worker(workerAddress) }))

/** Cached layouts. Charts are immutable, so a layout never becomes outdated. */
const layouts = new WeakMap<Chart, Promise<ChartLayout>>()

/** Computes a layout in a worker, and records a performance measure. */
async function measureLayout(chart: Chart): Promise<ChartLayout> {
  const start = performance.now()
  try {
    return await computeLayout(chart, elk())
  } catch (error) {
    // Removes the failed layout from the cache, so that the next call retries.
    layouts.delete(chart)
    throw error
  } finally {
    performance.measure(`layout of ${chart.machine}`, { start })
  }
}

/** Returns the cached layout of a chart, or computes it. */
export function chartLayout(chart: Chart): Promise<ChartLayout> {
  const layout = layouts.get(chart) ?? measureLayout(chart)
  layouts.set(chart, layout)
  return layout
}
