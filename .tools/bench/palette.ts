// Measures how much work it is to open the palette over a list, and to show what fits each key, in the product's demo: time that
// the main thread of the page is at work, which other programs of a busy computer do not lengthen.
import type { CDPSession, Page, Browser as Started } from '@playwright/test'
import { command } from '../command.ts'
import { serve } from '../serve.ts'
import { ms, quantile, row } from './figures.ts'

const runCount = 9
/** In ms, of the median. */
const limits = { first: null, again: 50, key: 50 } as const
type Name = keyof typeof limits
const about: Record<Name, string> = {
  first: 'opened for the first time',
  again: 'opened again',
  key: 'a key that narrows it',
}

/** How long the main thread was at work until two frames after `work`, in ms. */
async function taken(page: Page, devtools: CDPSession, work: () => Promise<void>): Promise<number> {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await busy()
  await work()
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  return ((await busy()) - before) * 1000
}

async function run(browser: Started, url: string): Promise<Record<Name, number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/admin/transactions?mock-as=lindiwe&mock-latency=0`)
  await page.getByRole('rowheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const field = page.getByRole('combobox', { name: 'Find or go to' })
  const open = async () => {
    await page.keyboard.press('Control+K')
    await field.waitFor()
  }
  const first = await taken(page, devtools, open)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  const again = await taken(page, devtools, open)
  const key = await taken(page, devtools, () => page.keyboard.press('t'))
  await context.close()
  return { first, again, key }
}

/** Prints a table. False when the median of a measurement misses its limit. */
export async function benchPalette(browser: Started): Promise<boolean> {
  const built = await command('node', ['.tools/build.ts', 'demo'])
  if (!built.succeeded) throw new Error(built.output)
  const site = await serve('dist/demo')
  const runs: Record<Name, number>[] = []
  for (let count = 0; count < runCount; count += 1) runs.push(await run(browser, site.url))
  await site.close()
  console.log(`\nThe palette, ${runCount} runs, ms at work`)
  console.log(''.padEnd(34) + row(['median', 'slowest', 'limit']))
  let isWithin = true
  for (const name of Object.keys(limits) as Name[]) {
    const times = runs.map(one => one[name])
    const [median, limit] = [quantile(times, 0.5), limits[name]]
    const isOver = limit !== null && !(median <= limit)
    if (isOver) isWithin = false
    const cells = [ms(median), ms(quantile(times, 1)), limit === null ? '' : `${isOver ? '✗ ' : ''}${ms(limit)}`]
    console.log(about[name].padEnd(34) + row(cells))
  }
  return isWithin
}
