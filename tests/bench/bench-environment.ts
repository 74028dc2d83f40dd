// Test environment of the benchmarks: a build, its server, and pages in clean browser contexts.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { type ApiServer, startApiServer } from '#tests/api-server/api-server.ts'
import { appOrigin, buildForHome, resolverArgument } from '#tests/api-server/same-origin.ts'
import { findChromium } from '#tools/chromium.ts'
import { command } from '#tools/command.ts'
import { serve } from '#tools/serve.ts'
import { installClock } from './clock.ts'

const product = '.cache/bench/product'

/** Page in a clean browser context, with its devtools session. */
export type Visit = { page: Page; devtools: CDPSession }

/** Initial state of the browser: cookies, and the last signed-in user that the app stored. */
export type Visitor = { cookies?: ReturnType<ApiServer['signInAs']>[]; lastUser?: string }

export type BenchEnvironment = {
  /** URL of the product or the demo. */
  url: string
  browser: Browser
  /** Server of the product; null for the demo. */
  server: ApiServer | null
  /** Calls `work` with an empty page that has the clock installed. */
  visit: <Result>(work: (visit: Visit) => Promise<Result>, visitor?: Visitor) => Promise<Result>
  close: () => Promise<void>
}

/** Benchmark of a build. `run` measures values; `limits` are upper limits of their medians. */
export type Bench = {
  about: string
  runs: number
  limits: Readonly<Record<string, number | null>>
  /** Data of the product's server; the default data if undefined. */
  scenario?: Scenario
  run: (place: BenchEnvironment) => Promise<Readonly<Record<string, number>>>
}

/** Builds and serves the product or the demo, and starts a browser. */
export async function openEnvironment(
  what: 'product' | 'demo',
  launchArgs: readonly string[] = [],
  scenario?: Scenario,
): Promise<BenchEnvironment> {
  const built = what === 'demo' ? await command('node', ['.tools/build.ts', 'demo']) : await buildForHome(product)
  if (built && !built.succeeded) throw new Error(built.output)
  const server = what === 'product' ? await startApiServer({ site: product, ...(scenario && { scenario }) }) : null
  const site = server ?? (await serve('dist/demo', { isCompressedAhead: true }))
  const found = await findChromium()
  const args = [...found.args, ...launchArgs, ...(server ? [resolverArgument(server)] : [])]
  // Sets the language for Lighthouse, which otherwise uses the system's language. Browsers might not support that
  // language.
  const env = { ...found.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' }
  const browser = await chromium.launch({ ...found, args, env })
  const url = server ? appOrigin : site.url
  return {
    url,
    browser,
    server,
    async visit(work, { cookies = [], lastUser = '' } = {}) {
      const viewport = { width: 1440, height: 900 }
      const context = await browser.newContext({ baseURL: url, viewport, locale: 'en-US' })
      try {
        await context.addCookies(cookies)
        if (lastUser) await context.addInitScript(text => localStorage.setItem('threereco.session', text), lastUser)
        await context.addInitScript(installClock)
        const page = await context.newPage()
        return await work({ page, devtools: await context.newCDPSession(page) })
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      await site.close()
    },
  }
}

/** Time in ms in which the mock prepares and stores its data. Real servers do this outside the page. */
export const mockDelay = 1500

/** Opens a path of the demo as an account, and waits until the page is idle. */
export async function openDemo({ page }: Visit, path: string, as = 'lindiwe') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}mock-as=${as}&mock-latency=0`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(mockDelay)
}

/** Sets the CPU slowdown factor. */
export const slowDown = ({ devtools }: Visit, rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })

/** Returns the main thread's CPU time during `act`, in ms. Other programs do not affect this value. */
export async function measureCpuTime({ devtools, page }: Visit, act: () => Promise<unknown>): Promise<number> {
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await worked()
  await act()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return (await worked()) - before
}

export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Start and duration in µs. */
  ts: number
  dur?: number
  /** CPU time in µs. Other programs do not affect it. */
  tdur?: number
}

const markName = 'end of the trace'

/**
 * Returns the trace events of the page's main thread during `act`. `start` is the time of the trace, in µs, at which
 * the page's clock is 0.
 */
export async function traceMainThread<Result>(
  { browser }: Pick<BenchEnvironment, 'browser'>,
  page: Page,
  categories: readonly string[],
  act: () => Promise<Result>,
) {
  await browser.startTracing(page, { categories: [...categories, 'blink.user_timing'] })
  const result = await act()
  // A mark identifies the page's thread in the trace, and connects the clocks of the page and of the trace.
  const markedAt = await page.evaluate(name => performance.mark(name).startTime, markName)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const mark = traceEvents.find(({ name }) => name === markName)
  if (!mark) throw new Error('The trace has no mark')
  const events = traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
  return { result, events, start: mark.ts - markedAt * 1000 }
}

/** Fields of the heap snapshot format that are read here. */
type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] }

/**
 * Node types to exclude: compiled code, which grows when functions run often, and memory outside the JavaScript heap.
 */
const notObjects = new Set(['code', 'native', 'hidden', 'synthetic'])

/**
 * Returns what the page retains after garbage collection: MB of objects, number of DOM nodes, and number of listeners.
 */
export async function retainedMemory({ devtools }: Visit) {
  await devtools.send('HeapProfiler.enable')
  // Collects twice: the first collection might release references to objects that only the second can collect.
  for (let count = 0; count < 2; count += 1) await devtools.send('HeapProfiler.collectGarbage')
  const chunks: string[] = []
  const gather = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', gather)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', gather)
  const { snapshot, nodes: fields } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: names, node_types: types } = snapshot.meta
  let bytes = 0
  for (let node = 0; node < fields.length; node += names.length) {
    const type = types[0][fields[node + names.indexOf('type')] ?? -1]
    if (type === undefined) throw new Error('The heap snapshot has a format that is not known')
    if (!notObjects.has(type)) bytes += fields[node + names.indexOf('self_size')] ?? 0
  }
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
  return { objects: bytes / 1e6, nodes, listeners }
}
