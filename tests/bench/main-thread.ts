import type { BrowserContext, Page } from '@playwright/test'

/**
 * Watches how long the main thread of a page is at work, which other programs of a busy computer do not lengthen. The function that
 * it gives tells the ms of all of it until now.
 */
export async function watchMainThread(context: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
