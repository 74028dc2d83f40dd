// Measures how long a key takes in a transaction of 500 lines. The lines are pasted, then a weight in the middle is typed
// key by key, in three runs of a page of their own. A key's time goes from its event to the next paint.
import type { Browser as Started } from '@playwright/test'
import { enter } from '../../tests/journeys/enter.ts'
import { command } from '../command.ts'
import { serve } from '../serve.ts'
import { ms, quantile, row } from './figures.ts'

const lineCount = 500
const runCount = 3
/** Milliseconds from a key's event to the next paint. */
const limit = 50
/**
 * Milliseconds between keys: fast typing, and a pause that is long enough for the sums to be computed after each key.
 */
const pauses = [80, 350]
const keys = '1234567.8'

/** In ms: the times of all keys, the time from the paste to its lines, and the longest task of the paste. */
type Run = { times: number[]; pasted: number; longest: number }

declare global {
  interface Window {
    bench: { keys: number[]; tasks: number[] }
  }
}

/** Rows in the format of a spreadsheet, with materials of the mock's catalogue. */
function rowsToPaste() {
  const materials = ['PET bottles', 'Copper wire', 'Corrugated cardboard', 'Steel cans', 'Tyres']
  const rows = Array.from({ length: lineCount }, (_, index) => {
    const material = materials[index % materials.length]
    return `${material}\t${(index * 7.25 + 1).toFixed(2)}\t${(index * 31.5 + 2).toFixed(2)}`
  })
  return rows.join('\n')
}

/** Pastes into the search, and returns the milliseconds until all lines are painted. */
function paste(search: Element, { text, count }: { text: string; count: number }) {
  return new Promise<number>(resolve => {
    const start = performance.now()
    const look = () => {
      if (document.querySelectorAll('tbody tr').length < count) return requestAnimationFrame(look)
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    search.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    look()
  })
}

/** Records for every key how long it took to the next paint, and every long task. */
function watch() {
  window.bench = { keys: [], tasks: [] }
  const channel = new MessageChannel()
  const waiting: number[] = []
  channel.port1.addEventListener('message', () => {
    const now = performance.now()
    for (const start of waiting.splice(0)) window.bench.keys.push(now - start)
  })
  channel.port1.start()
  addEventListener(
    'keydown',
    event => {
      // The event's own time, so that the wait for the main thread counts.
      waiting.push(event.timeStamp)
      if (waiting.length === 1) requestAnimationFrame(() => channel.port2.postMessage(null))
    },
    true,
  )
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.bench.tasks.push(duration)
  }).observe({ type: 'longtask' })
}

async function run(browser: Started, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-US' })
  const page = await context.newPage()
  await enter(page, 'naledi@umhlangametals.example')
  await page.goto('/business/transactions/create')
  const search = page.getByRole('combobox', { name: 'Add a material by name or GW code' })
  await search.waitFor()
  await page.evaluate(watch)
  const pasted = await search.evaluate(paste, { text: rowsToPaste(), count: lineCount })
  const longest = await page.evaluate(() => Math.max(0, ...window.bench.tasks))

  const weight = page.getByRole('spinbutton', { name: /^Weight/ }).nth(lineCount / 2)
  await weight.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  const times: number[] = []
  for (const pause of pauses) {
    await weight.click()
    await weight.press('Control+a')
    await page.waitForTimeout(500)
    await page.evaluate(() => window.bench.keys.splice(0))
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(pause)
    }
    times.push(...(await page.evaluate(() => window.bench.keys)))
  }
  await context.close()
  return { times, pasted, longest }
}

/** Prints a table of three runs. False when the slowest key of the slowest one took 50 ms or more. */
export async function benchForm(browser: Started): Promise<boolean> {
  const built = await command('node', ['.tools/build.ts', 'demo'])
  if (!built.succeeded) throw new Error(built.output)
  const site = await serve('dist/demo')
  const runs: Run[] = []
  for (let count = 0; count < runCount; count += 1) runs.push(await run(browser, site.url))
  await site.close()

  console.log(
    `A transaction of ${lineCount} lines: a weight typed in the middle, from the key's event to the next paint.\n`,
  )
  console.log(row(['run', 'keys', 'median', 'p95', 'slowest', 'paste', 'longest task']))
  for (const [index, { times, pasted, longest }] of runs.entries()) {
    const figures = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1), pasted, longest].map(ms)
    console.log(row([String(index + 1), String(times.length), ...figures]))
  }
  const slowest = Math.max(...runs.map(({ times }) => Math.max(...times)))
  console.log(`\nThe slowest key of the slowest run took ${ms(slowest)}; it has to stay under ${limit} ms.\n`)
  return slowest < limit
}
