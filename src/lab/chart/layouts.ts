import { whenIdle } from '#actors/when-idle.ts'
import type { Chart } from './chart.ts'
import { elk } from './elk.ts'
import { type ChartLayout, computeLayout } from './layout.ts'

/** Charts are immutable, and so are their layouts. */
const layouts = new WeakMap<Chart, Promise<ChartLayout>>()

/** Computes a layout off the main thread, and records a performance measure. */
async function measureLayout(chart: Chart): Promise<ChartLayout> {
  const start = performance.now()
  try {
    return await computeLayout(chart, elk())
  } catch (error) {
    // Allows a retry.
    layouts.delete(chart)
    throw error
  } finally {
    performance.measure(`layout of ${chart.machine}`, { start })
  }
}

/** Returns the cached layout of a chart. */
export function chartLayout(chart: Chart): Promise<ChartLayout> {
  const layout = layouts.get(chart) ?? measureLayout(chart)
  layouts.set(chart, layout)
  return layout
}

/** Precomputes layouts one after another while the page is idle. Failures are shown when the chart is opened. */
export async function prefetchLayouts(charts: readonly Chart[]): Promise<void> {
  await whenIdle(new AbortController().signal)
  for (const chart of charts) await Promise.allSettled([chartLayout(chart)])
}
