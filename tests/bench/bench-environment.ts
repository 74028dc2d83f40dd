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
