import type { Browser, CDPSession, Page } from '@playwright/test'
import { installPaintClock } from './paint-clock.ts'
import type { ListSite } from './sites.ts'

/** How many rows the list has to have before it counts. */
const rowCount = 25
/** 1.6 Mbit/s down and half of it up, in bytes a second, with 150 ms to the server and back. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

/** How long a visit may take, in ms: several times as long as it does on a busy computer. */
const patience = 90_000

/** How many times slower the processor is, and whether the line is the slow one. */
export type Conditions = { slowdown: number; isSlowLine?: boolean }

/** Calls back with an empty page of a browser that has no file of the site yet, but knows its last user. */
export async function inNewBrowser<Result>(
  browser: Browser,
  { cookies, lastUser, list }: ListSite,
  { slowdown, isSlowLine = false }: Conditions,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  // Everything that waits on the page fails then, and says why.
  const end = () =>
    void context.close({ reason: `The visit of ${list} at ${slowdown}x is not over after ${patience} ms` })
  const timer = setTimeout(end, patience)
  try {
    await context.addCookies(cookies)
    await context.addInitScript(text => localStorage.setItem('threereco.session', text), lastUser)
    await context.addInitScript(installPaintClock, rowCount)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (isSlowLine) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', slowLine)
    }
    return await work(page, devtools)
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}

/** Opens the list; the time to its first rows. */
export async function openList(page: Page, { list }: ListSite): Promise<number> {
  await page.goto(list, { waitUntil: 'commit' })
  return page.evaluate(() => window.paintClock.firstRows)
}
