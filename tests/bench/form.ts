// Measures how long a key takes in a transaction of 500 lines, at full speed and on a computer four times as slow, and how
// long 1,000 lines take to open. Lines are pasted, then a weight in the middle is typed key by key; each run has a page of
// its own. A key's time goes from its event to the next paint.
import type { Browser as Started } from '@playwright/test'
import { serveDemo } from './demo-table.ts'
import { ms, quantile, row } from './figures.ts'
import { measureOpening } from './form-opening.ts'
import { openForm, pasteLines, slowDown } from './form-page.ts'

const lineCount = 500
const openedCount = 1000
const runCount = 3
/**
 * Milliseconds between keys: fast typing, and a pause that is long enough for the sums to be computed after each key.
 */
const pauses = [80, 350]
const keys = '1234567.8'

/** What is measured, in ms: how long it took before it was last worked on, and what it has to stay under. */
const measurements = {
  key: { label: 'a key, median', before: 21, limit: 12 },
  slowestKey: { label: 'a key, slowest', before: 35, limit: 30 },
  slowKey: { label: 'a key, 4x slower, median', before: 75, limit: 40 },
  slowestSlowKey: { label: 'a key, 4x slower, slowest', before: 140, limit: 90 },
  paste: { label: `paste of ${lineCount} rows`, before: 600, limit: null },
  longestTask: { label: 'longest task by then', before: null, limit: null },
  draft: { label: `draft of ${openedCount} lines, opened`, before: null, limit: 500 },
  saved: { label: `saved ${openedCount} lines, opened`, before: null, limit: 500 },
} as const
type Run = Record<keyof typeof measurements, number>

async function typeWeight(browser: Started, url: string, slowness: number) {
  const page = await openForm(browser, url)
  const paste = await pasteLines(page, lineCount)
  const longestTask = await page.evaluate(() => Math.max(0, ...window.bench.tasks))
  const weight = page.getByRole('spinbutton', { name: /^Weight/ }).nth(lineCount / 2)
  await weight.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  await slowDown(page, slowness)
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
  await page.context().close()
  return { paste, longestTask, median: quantile(times, 0.5), slowest: quantile(times, 1) }
}

async function run(browser: Started, url: string): Promise<Run> {
  const full = await typeWeight(browser, url, 1)
  const slow = await typeWeight(browser, url, 4)
  const opened = await measureOpening(browser, url, openedCount)
  return {
    key: full.median,
    slowestKey: full.slowest,
    slowKey: slow.median,
    slowestSlowKey: slow.slowest,
    paste: full.paste,
    longestTask: full.longestTask,
    ...opened,
  }
}

const line = (label: string, cells: readonly string[]) => console.log(label.padEnd(32) + row(cells))

/** Prints a table of three runs. False when any of them misses a limit. */
export async function benchForm(browser: Started): Promise<boolean> {
  const site = await serveDemo()
  const runs: Run[] = []
  for (let count = 0; count < runCount; count += 1) runs.push(await run(browser, site.url))
  await site.close()

  console.log(
    `A transaction of ${lineCount} lines: a weight typed in the middle, from a key's event to the next paint.\n`,
  )
  line('', ['before', 'limit', ...runs.map((_, index) => `run ${index + 1}`)])
  for (const [name, { label, before, limit }] of Object.entries(measurements)) {
    const given = [before, limit].map(time => (time === null ? '' : `${time} ms`))
    line(label, [...given, ...runs.map(times => ms(times[name as keyof Run]))])
  }
  const missed = Object.entries(measurements).flatMap(([name, { label, limit }]) => {
    const slowest = Math.max(...runs.map(times => times[name as keyof Run]))
    if (limit === null || slowest < limit) return []
    return [`${label}: ${ms(slowest)} in the slowest run; it has to stay under ${limit} ms`]
  })
  console.log(missed.length > 0 ? `\n${missed.join('\n')}\n` : '\nEvery run keeps within every limit.\n')
  return missed.length === 0
}
