// Measures how a list of 10,000 transactions is exported, on the mock without latency: how soon its file is there, the longest task of
// the page meanwhile, and how much more its objects weigh once it is saved.
import type { Browser, Page } from '@playwright/test'
import { enter } from '../journeys/enter.ts'
import { serveDemo } from './demo-table.ts'
import { ms, row } from './figures.ts'
import { slowDown } from './form-page.ts'
import { weigher } from './heap.ts'

/** Upper limits: in ms until the file is there and of the longest task, and in MB of what is kept. */
const limits = { there: 8000, longest: 50, kept: 2 }

type Times = { there: number; longest: number }

/** Exports the list on show with a row for each of `noun`, and times it in the page, from the choice to the file. */
async function exported(page: Page, noun: string): Promise<Times> {
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const item = await page.getByRole('menuitem', { name: `One row for each ${noun}`, exact: true }).elementHandle()
  return page.evaluate(async chosen => {
    const tasks: number[] = []
    const observer = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    const create = URL.createObjectURL.bind(URL)
    const { promise: saved, resolve } = Promise.withResolvers<void>()
    URL.createObjectURL = blob => {
      resolve()
      return create(blob)
    }
    const begun = performance.now()
    ;(chosen as HTMLElement).click()
    await saved
    const there = performance.now() - begun
    URL.createObjectURL = create
    // Tasks are told of in a later one.
    await new Promise(later => setTimeout(later, 100))
    observer.disconnect()
    return { there, longest: Math.max(0, ...tasks) }
  }, item)
}

/** Prints a table. False when a limit is missed. */
export async function benchExport(browser: Browser): Promise<boolean> {
  const site = await serveDemo()
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-US' })
  const page = await context.newPage()
  await enter(page, 'lindiwe@threereco.example')
  await page.goto('/admin/transactions?mock-scenario=busy&mock-latency=0&mock-as=lindiwe')
  await page.getByText('10\u00a0000 transactions').waitFor()
  const times = {
    'a row for each transaction': await exported(page, 'transaction'),
    'a row for each material': await exported(page, 'material'),
  }
  const weigh = await weigher(page)
  const before = (await weigh()).objects
  await exported(page, 'transaction')
  const kept = (await weigh()).objects - before
  await slowDown(page, 4)
  const slow = await exported(page, 'transaction')
  await context.close()
  await site.close()

  const missed: string[] = []
  console.log('An export of 10,000 transactions, on the mock without latency, whose work is in these tasks, too\n')
  console.log(row(['', 'there after', 'longest task'], 28))
  for (const [name, { there, longest }] of Object.entries({ ...times, '4x slower': slow })) {
    console.log(row([name, ms(there), ms(longest)], 28))
    if (name === '4x slower') continue
    if (there > limits.there) missed.push(`${name}: ${ms(there)}; it has to stay under ${limits.there} ms`)
    if (longest > limits.longest) missed.push(`${name}: a task of ${ms(longest)}; ${limits.longest} ms at most`)
  }
  console.log(`\nOne more of them: ${kept.toFixed(2)} MB are kept`)
  if (kept > limits.kept) missed.push(`${kept.toFixed(2)} MB are kept; ${limits.kept} MB at most`)
  console.log(missed.length > 0 ? `\n${missed.join('\n')}\n` : '\nEvery figure keeps within its limit.\n')
  return missed.length === 0
}
