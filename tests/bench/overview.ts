// Measures how soon the figures of an overview are there, on a mock without latency, with more and more transactions.
import type { Browser } from '@playwright/test'
import type { ScenarioName } from '#mirage/scenarios/all-scenarios.ts'
import { inProject } from '#tools/root.ts'
import { ms, row } from './figures.ts'
import { weigher } from './heap.ts'
import type { ReadTimes } from './overview-page.ts'
import { servePages } from './page-server.ts'

const dataOf = {
  '1,000': { scenario: 'default', transactions: 1000 },
  '10,000': { scenario: 'busy', transactions: null },
  '100,000': { scenario: 'huge', transactions: null },
} as const satisfies Record<string, { scenario: ScenarioName; transactions: number | null }>
type Size = keyof typeof dataOf

/** Upper limits in ms. */
const limits: Readonly<Record<Size, Partial<ReadTimes>>> = {
  '1,000': { first: 1000, all: 4000, longest: 50 },
  '10,000': { first: 1000, all: 4000, longest: 50 },
  '100,000': { first: 1000, stop: 50, all: 40_000 },
}
const about = {
  first: 'first figures',
  stop: 'stopping',
  all: 'all figures',
  longest: 'longest task',
  period: 'another period',
} as const

/** How often 10,000 transactions are read, each time anew, and how many MB more the objects of the page may have from the fifth time on. */
const visits = 50
const mostKept = 0.5

type Run = { times: ReadTimes; kept: number | null }

async function run(browser: Browser, url: string, size: Size): Promise<Run> {
  const { scenario, transactions } = dataOf[size]
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(/\/bench(\?|$)/, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
  )
  await page.goto(`${url}/bench?mock-scenario=${scenario}&mock-latency=0`)
  await page.addScriptTag({ type: 'module', url: `/@fs${inProject('tests/bench/overview-page.ts')}` })
  await page.waitForFunction(() => 'readFigures' in window)
  const times = await page.evaluate(count => window.readFigures(count), transactions)
  let kept: number | null = null
  if (size === '10,000') {
    const weigh = await weigher(page)
    const visit = async (count: number) => {
      await page.evaluate(async times => {
        for (let at = 0; at < times; at += 1) await window.visitFigures()
      }, count)
      return (await weigh()).objects
    }
    const early = await visit(5)
    kept = (await visit(visits - 5)) - early
  }
  await context.close()
  return { times, kept }
}

/** Prints a table. False when a limit is missed. */
export async function benchOverview(browser: Browser): Promise<boolean> {
  const { url, close } = await servePages()
  const missed: string[] = []
  console.log('The figures of an overview, on the mock without latency\n')
  console.log(row(['transactions', ...Object.values(about)], 16))
  for (const size of Object.keys(dataOf) as Size[]) {
    const { times, kept } = await run(browser, url, size)
    const names = Object.keys(about) as Array<keyof typeof about>
    console.log(row([times.transactions.toLocaleString('en'), ...names.map(name => ms(times[name]))], 16))
    for (const name of names) {
      const limit = limits[size][name]
      if (limit !== undefined && times[name] > limit) {
        missed.push(`${about[name]} with ${size}: ${ms(times[name])}; it has to stay under ${limit} ms`)
      }
    }
    if (kept === null) continue
    console.log(`${visits} visits that read all anew: ${kept.toFixed(2)} MB more from the fifth on`)
    if (kept > mostKept) missed.push(`${kept.toFixed(2)} MB more after ${visits} visits; ${mostKept} MB at most`)
  }
  await close()
  console.log(missed.length > 0 ? `\n${missed.join('\n')}\n` : '\nEvery figure keeps within its limit.\n')
  return missed.length === 0
}
