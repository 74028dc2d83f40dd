// Measures a filter on a list of 100,000 records in the product. The server runs outside the page.
import type { Page } from '@playwright/test'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import { rows } from '#tests/journeys/support.ts'
import type { Bench, BenchEnvironment } from './bench-environment.ts'

type Times = { rows: number; all: number }

/**
 * Applies a filter by its address. Returns the times in ms from the response with the first hit to the frame with
 * the first rows, and to the end of the reading.
 */
const apply = (page: Page, filter: string): Promise<Times> =>
  page.evaluate(async filter => {
    performance.clearResourceTimings()
    const change = () => {
      history.pushState(null, '', `/admin/transactions?${filter}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }
    const isFiltered = () => document.querySelector('[aria-label="Filters"]') !== null
    const found = () =>
      [...document.querySelectorAll('output')].find(({ textContent }) => / found with /.test(textContent))
    const before = found()?.textContent
    const begun = performance.now()
    const first = await window.clock.time(
      change,
      () => isFiltered() && document.querySelector('table[aria-busy="false"] [data-row]') !== null,
    )
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/transactions?'))
    const answered = Math.min(...answers.map(entry => (entry as PerformanceResourceTiming).responseEnd))
    const all = await window.clock.time(
      () => begun,
      () => ![before, undefined].includes(found()?.textContent),
    )
    return {
      rows: first.took - (Number.isFinite(answered) ? answered - begun : 0),
      all: all.took,
    }
  }, filter)

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number }

const markName = 'end of the trace'

/** Applies a filter. Also returns the longest task in ms of CPU time: the server needs one of the cores. */
async function measure({ browser }: BenchEnvironment, page: Page, filter: string) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const times = await apply(page, filter)
  // A mark identifies the page's thread in the trace.
  await page.evaluate(name => void performance.mark(name), markName)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const mark = traceEvents.find(({ name }) => name === markName)
  if (!mark) throw new Error('The trace has no mark')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid,
  )
  return { ...times, longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000 }
}

export const filters: Bench = {
  about: 'Filters of 100,000 transactions: first rows after the response with the first hit, all rows, longest task',
  runs: 1,
  scenario: scenarios.huge,
  limits: {
    'first rows': 300,
    'all rows': null,
    'longest task, CPU': 50,
    'first rows, pages already read': 300,
    'all rows, pages already read': null,
    'longest task, CPU, pages already read': 50,
  },
  run: place =>
    place.visit(
      async ({ page }) => {
        await page.goto('/admin/transactions')
        await rows(page).first().waitFor()
        await page.waitForLoadState('networkidle')
        const first = await measure(place, page, 'family=metal')
        const again = await measure(place, page, 'family=plastic&weight=100..')
        return {
          'first rows': first.rows,
          'all rows': first.all,
          'longest task, CPU': first.longest,
          'first rows, pages already read': again.rows,
          'all rows, pages already read': again.all,
          'longest task, CPU, pages already read': again.longest,
        }
      },
      { cookies: place.server ? [place.server.signInAs('lindiwe@threereco.example', 'verified', place.url)] : [] },
    ),
}
