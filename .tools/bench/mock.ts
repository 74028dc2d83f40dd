// Measures the mock in the browser: how long it takes to start, and its calls, with more and more transactions of three
// lines each. Every run has a page of its own, so that each start is one as after a reload.
import type { Browser as Started } from '@playwright/test'
import { createServer } from 'vite'
import { inProject } from '../root.ts'
import { ms, quantile, row } from './figures.ts'
import type { Measured } from './mock-page.ts'

const runCount = 3
/** How many transactions; null is the default scenario. */
const sizes = [null, 1000, 10_000, 100_000] as const
/** What the median of every run has to stay under, in ms, by how many transactions there are and what is done. */
const limits: ReadonlyArray<{ size: (typeof sizes)[number]; name: string; limit: number }> = [
  { size: null, name: 'start', limit: 100 },
  { size: 100_000, name: 'start', limit: 2000 },
  { size: 100_000, name: 'search', limit: 20 },
  { size: 100_000, name: 'search by a business', limit: 20 },
  { size: 100_000, name: 'search after a write', limit: 20 },
  ...['create', 'update', 'move', 'delete', 'line'].map(name => ({ size: 100_000 as const, name, limit: 5 })),
]

const about: Readonly<Record<string, string>> = {
  start: 'start: data, database, indexes',
  'first page': 'first page of ten, all preloaded',
  page: 'page of ten, all preloaded',
  'first search': 'first search',
  search: 'search, all preloaded',
  'first sort': 'first sort (by value)',
  sort: 'sort',
  'search by a business': 'search by a business',
  create: 'create, three lines',
  update: 'update',
  line: 'write of a line',
  move: 'update of the date',
  'search after a write': 'search after a write',
  delete: 'delete',
}

const line = (name: string, cells: readonly string[]) => console.log(name.padEnd(34) + row(cells, 22))

async function run(browser: Started, url: string, size: (typeof sizes)[number]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  // An empty page: the app itself would start a mock of its own.
  const address = `${url}/bench`
  await page.route(address, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
  )
  await page.goto(address)
  await page.addScriptTag({ type: 'module', url: `/@fs${inProject('.tools/bench/mock-page.ts')}` })
  await page.waitForFunction(() => 'measureMock' in window)
  const measured = await page.evaluate(size => window.measureMock(size), size)
  await context.close()
  return measured
}

/** Prints a table: the median of all runs, and the slowest time. False when the median of any run misses a limit. */
export async function benchMock(browser: Started): Promise<boolean> {
  const server = await createServer({
    configFile: inProject('vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, hmr: false },
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (url === undefined) throw new Error('The server for the page has no address')
  const runs = new Map<(typeof sizes)[number], Measured[]>()
  for (const size of sizes) {
    const those: Measured[] = []
    for (let count = 0; count < runCount; count += 1) those.push(await run(browser, url, size))
    runs.set(size, those)
  }
  await server.close()

  const timesOf = (size: (typeof sizes)[number], name: string) =>
    (runs.get(size) ?? []).map(({ times }) => times[name] ?? [])
  console.log(`The mock: the median of ${runCount} runs, and the slowest of them all.\n`)
  line(
    'transactions, lines',
    sizes.map(size => {
      const [measured] = runs.get(size) ?? []
      return `${measured?.transactions.toLocaleString('en')}, ${measured?.lines.toLocaleString('en')}`
    }),
  )
  for (const [name, label] of Object.entries(about)) {
    line(
      label,
      sizes.map(size => {
        const times = timesOf(size, name).flat()
        return `${quantile(times, 0.5).toFixed(1)} / ${ms(Math.max(...times))}`
      }),
    )
  }
  const missed = limits.flatMap(({ size, name, limit }) => {
    const slowest = Math.max(...timesOf(size, name).map(times => quantile(times, 0.5)))
    if (slowest < limit) return []
    const where = size === null ? 'in the default scenario' : `with ${size.toLocaleString('en')} transactions`
    return [`${about[name]} ${where}: ${ms(slowest)} in the slowest run; it has to stay under ${limit} ms`]
  })
  console.log(missed.length > 0 ? `\n${missed.join('\n')}\n` : '\nEvery run keeps within every limit.\n')
  return missed.length === 0
}
