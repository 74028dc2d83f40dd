// Measures the mock in the browser: how long it takes to start on kept data, and its calls, with more and more
// transactions. Every run has a browser profile of its own, and each start is one as after a reload.
import type { Page, Browser as Started } from '@playwright/test'
import type { ScenarioName } from '#mirage/scenarios/all-scenarios.ts'
import { inProject } from '#tools/root.ts'
import { ms, quantile, row } from './figures.ts'
import type { Measured } from './mock-page.ts'
import { servePages } from './page-server.ts'

const runCount = 3
/** From the smallest to the largest: scenarios, and data with a number of transactions that no scenario has. */
const dataOf = {
  default: { scenario: 'default', transactions: null },
  '1,000': { scenario: 'default', transactions: 1000 },
  busy: { scenario: 'busy', transactions: null },
  huge: { scenario: 'huge', transactions: null },
} as const satisfies Record<string, { scenario: ScenarioName; transactions: number | null }>
type Size = keyof typeof dataOf
const sizes = Object.keys(dataOf) as Size[]
/** How many rows were written before, and are kept. */
const kept = 2000
/** Upper limits for the median of every run, in ms, by data and name of the measurement. */
const limits: ReadonlyArray<{ size: Size; name: string; limit: number }> = [
  { size: 'default', name: 'start', limit: 100 },
  { size: 'huge', name: 'start', limit: 2000 },
  { size: 'huge', name: 'longest piece', limit: 50 },
  ...['first page', 'first search', 'search', 'search by a business', 'search after a write'].map(name => ({
    size: 'huge' as const,
    name,
    limit: 20,
  })),
  ...['create', 'update', 'move', 'delete', 'line'].map(name => ({ size: 'huge' as const, name, limit: 5 })),
]

const about: Readonly<Record<string, string>> = {
  start: 'start: data, what was kept',
  preparation: 'preparation while the page is idle',
  'longest piece': 'longest piece of it',
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

/** Opens an empty page, because the app would start a mock of its own. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await page.addScriptTag({ type: 'module', url: `/@fs${inProject('tests/bench/mock-page.ts')}` })
  await page.waitForFunction(() => 'measureMock' in window)
}

async function run(browser: Started, url: string, size: Size) {
  const { scenario, transactions } = dataOf[size]
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(/\/bench(\?|$)/, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
  )
  await open(page, `${url}/bench?mock-scenario=${scenario}&mock-latency=0`)
  await page.evaluate(([rows, count]) => window.workOnMock(rows, count), [kept, transactions] as const)
  await open(page, `${url}/bench`)
  const measured = await page.evaluate(count => window.measureMock(count), transactions)
  await context.close()
  return measured
}

/** Prints a table: the median of all runs, and the slowest time. False when the median of any run misses a limit. */
export async function benchMock(browser: Started): Promise<boolean> {
  const { url, close } = await servePages()
  const runs = new Map<Size, Measured[]>()
  for (const size of sizes) {
    const those: Measured[] = []
    for (let count = 0; count < runCount; count += 1) those.push(await run(browser, url, size))
    runs.set(size, those)
  }
  await close()

  const timesOf = (size: Size, name: string) => (runs.get(size) ?? []).map(({ times }) => times[name] ?? [])
  console.log(
    `The mock, with ${kept} rows that were written before: the median of ${runCount} runs, and the slowest.\n`,
  )
  line('', sizes)
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
    return [
      `${about[name]}, in the scenario ${size}: ${ms(slowest)} in the slowest run; it has to stay under ${limit} ms`,
    ]
  })
  console.log(missed.length > 0 ? `\n${missed.join('\n')}\n` : '\nEvery run keeps within every limit.\n')
  return missed.length === 0
}
