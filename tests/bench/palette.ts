// Measures how much work it is to open the palette over a list, and to show what fits each key, in the product's demo: time that
// the main thread of the page is at work, which other programs of a busy computer do not lengthen.
import type { Page, Browser as Started } from '@playwright/test'
import { benchDemo } from './demo-table.ts'
import { watchMainThread } from './main-thread.ts'

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
async function taken(page: Page, worked: () => Promise<number>, work: () => Promise<void>): Promise<number> {
  const before = await worked()
  await work()
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  return (await worked()) - before
}

async function run(browser: Started, url: string): Promise<Record<Name, number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/admin/transactions?mock-as=lindiwe&mock-latency=0`)
  await page.getByRole('rowheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  const worked = await watchMainThread(context, page)
  const field = page.getByRole('combobox', { name: 'Find or go to' })
  const open = async () => {
    await page.keyboard.press('Control+K')
    await field.waitFor()
  }
  const first = await taken(page, worked, open)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  const again = await taken(page, worked, open)
  const key = await taken(page, worked, () => page.keyboard.press('t'))
  await context.close()
  return { first, again, key }
}

/** Prints a table. False when the median of a measurement misses its limit. */
export const benchPalette = (browser: Started): Promise<boolean> =>
  benchDemo(browser, { title: `The palette, ${runCount} runs, ms at work`, runCount, limits, about, run })
