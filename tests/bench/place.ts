// Where things are measured: a build, what serves it, and pages of it in clean browser contexts.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { type ApiServer, startApiServer } from '#tests/api-server/api-server.ts'
import { buildForHome, home, wayHome } from '#tests/api-server/one-origin.ts'
import { findChromium } from '#tools/chromium.ts'
import { command } from '#tools/command.ts'
import { serve } from '#tools/serve.ts'
import { installClock } from './clock.ts'

const product = '.cache/bench/product'

/** A page of a clean browser context, and its devtools. */
export type Visit = { page: Page; devtools: CDPSession }

/** What a browser brings along: cookies, and what the app stored of its last user. */
export type Visitor = { cookies?: ReturnType<ApiServer['signInAs']>[]; lastUser?: string }

export type Place = {
  /** The address of the product, or of the demo. */
  url: string
  browser: Browser
  /** The server behind the product. The demo has none. */
  server: ApiServer | null
  /** Calls back with an empty page in which the clock runs. */
  visit: <Result>(work: (visit: Visit) => Promise<Result>, visitor?: Visitor) => Promise<Result>
  close: () => Promise<void>
}

/** What is measured of a build: the upper limit of each median, and one run that gives a value for each. */
export type Bench = {
  about: string
  runs: number
  limits: Readonly<Record<string, number | null>>
  run: (place: Place) => Promise<Readonly<Record<string, number>>>
}

/** Builds the product or the demo, and opens a browser in front of it. */
export async function openPlace(what: 'product' | 'demo', launchArgs: readonly string[] = []): Promise<Place> {
  const built = what === 'demo' ? await command('node', ['.tools/build.ts', 'demo']) : await buildForHome(product)
  if (built && !built.succeeded) throw new Error(built.output)
  const server = what === 'product' ? await startApiServer({ site: product }) : null
  const site = server ?? (await serve('dist/demo'))
  const found = await findChromium()
  const args = [...found.args, ...launchArgs, ...(server ? [wayHome(server)] : [])]
  // Lighthouse opens pages in the language of the computer, which may be one that no browser of a person has.
  const env = { ...found.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' }
  const browser = await chromium.launch({ ...found, args, env })
  const url = server ? home : site.url
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

/** Until the mock has prepared its data and written down what was done, which no server does in the page. */
export const leisure = 1500

/** Opens an address of the demo as an account, and waits until the page is at rest. */
export async function openDemo({ page }: Visit, path: string, as = 'lindiwe') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}mock-as=${as}&mock-latency=0`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(leisure)
}

/** Makes the computer this many times as slow. */
export const slowDown = ({ devtools }: Visit, rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })

/** How long the main thread is at work during `act`, in ms: other programs of a busy computer do not lengthen that. */
export async function workOf({ devtools, page }: Visit, act: () => Promise<unknown>): Promise<number> {
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

/** The parts of a heap snapshot's format that are read here. */
type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] }

/** Compiled code, which grows as more of it becomes hot, and what is outside the heap of the engine. */
const notObjects = new Set(['code', 'native', 'hidden', 'synthetic'])

/** What the page holds once all that it no longer needs is discarded: MB of its objects, DOM nodes and listeners. */
export async function heldBy({ devtools }: Visit) {
  await devtools.send('HeapProfiler.enable')
  // What is released by a first collection only is collected by a second.
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
