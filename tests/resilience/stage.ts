import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Step } from '#mirage/mock.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { findChromium } from '#tools/chromium.ts'
import { type ApiServer, startApiServer } from '../api-server/api-server.ts'
import { appOrigin, buildForHome, resolverArgument } from '../api-server/same-origin.ts'
import { listen } from './announcements.ts'
import { createFastClock, speed, speedUpTime } from './fast-time.ts'
import { offerFields } from './strings/typing.ts'

/** Folder of the product, built for a server on its own origin. */
export const productFolder = '.cache/resilience'

export const buildProduct = () => buildForHome(productFolder)

/** A page of the product in a clean browser context, and its errors. */
export type Visit = {
  page: Page
  context: BrowserContext
  server: ApiServer
  /** Uncaught errors, and console messages that are not about the network. */
  complaints: string[]
  /** Sets a cookie with a session that is signed in up to `step`. */
  signInAs: (username: string, step?: Step) => Promise<void>
}

/** A server with a browser. Time runs ten times as fast in both. */
export type Stage = Awaited<ReturnType<typeof openStage>>

/** Starts a server with the product, and a browser that reaches it at {@link appOrigin}. */
async function startProduct(options: Parameters<typeof startApiServer>[0] = {}) {
  const server = await startApiServer({ site: productFolder, ...options })
  const found = await findChromium()
  const browser = await chromium.launch({ ...found, args: [...found.args, resolverArgument(server)] })
  return { server, browser }
}

export async function openStage(scenario?: Scenario) {
  const clock = createFastClock()
  const { server, browser } = await startProduct({ now: clock.now, ...(scenario && { scenario }) })
  const context = await browser.newContext({
    baseURL: appOrigin,
    // The service worker would install its files during a visit.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(speedUpTime, { begun: clock.begun, speed })
  await context.addInitScript(listen)
  await context.addInitScript(offerFields)

  return {
    server,
    /** Opens a page for `work`, and then discards all its browser data. */
    visit: async <Result>(work: (visit: Visit) => Promise<Result>): Promise<Result> => {
      const complaints: string[] = []
      const watch = (page: Page) => {
        page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
        page.on('console', message => {
          // React also logs errors that an error screen has shown.
          const isExpected = /^Failed to load resource|net::ERR_|^Problem: /.test(message.text())
          if (message.type() === 'error' && !isExpected) complaints.push(`console: ${message.text()}`)
        })
      }
      context.on('page', watch)
      const page = await context.newPage()
      const signInAs = (username: string, step?: Step) =>
        context.addCookies([server.signInAs(username, step, appOrigin)])
      try {
        return await work({ page, context, server, complaints, signInAs })
      } finally {
        server.faults.clear()
        context.off('page', watch)
        await page.evaluate(() => [localStorage, sessionStorage].map(storage => storage.clear())).catch(() => null)
        await Promise.all(context.pages().map(each => each.close()))
        await context.clearCookies()
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
