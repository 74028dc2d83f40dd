import { atLeisure } from '#actors/at-leisure.ts'
import type { Chart } from './chart.ts'
import { elk } from './elk.ts'
import { type ChartLayout, placesOf } from './layout.ts'

/** A chart never changes, and so neither does its layout. */
const layouts = new WeakMap<Chart, Promise<ChartLayout>>()

/** Lays a chart out off the main thread, and notes how long that takes for the tools of the browser. */
async function layOut(chart: Chart): Promise<ChartLayout> {
  const start = performance.now()
  try {
    return await placesOf(chart, elk())
  } catch (error) {
    // It is tried again when it is asked for again.
    layouts.delete(chart)
    throw error
  } finally {
    performance.measure(`layout of ${chart.machine}`, { start })
  }
}

/** The layout of a chart, which is made once. */
export function chartLayout(chart: Chart): Promise<ChartLayout> {
  const layout = layouts.get(chart) ?? layOut(chart)
  layouts.set(chart, layout)
  return layout
}

/**
 * Lays out charts that may be looked at next, one after the other, once the page is idle. A failure is told where the chart is
 * looked at.
 */
export async function layOutAhead(charts: readonly Chart[]): Promise<void> {
  await atLeisure(new AbortController().signal)
  for (const chart of charts) await Promise.allSettled([chartLayout(chart)])
}
