// Measures the time until content is visible in the product, in the demo, and in a baseline with the same rows. Each
// visit uses a clean browser context. A time starts with the user's action and ends with the frame that shows the
// result.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Locator, Request } from '@playwright/test'
import lighthouse from 'lighthouse'
import { inProject } from '#tools/root.ts'
import { openEnvironment, type Visit } from './bench-environment.ts'
import { type Measured, quantile } from './judge.ts'
import { type List, listPath, openList, openLists, visited } from './lists.ts'

/**
 * Maximum ratios of the medians to the baseline, by CPU slowdown. Times in ms have no limits, because they depend on
 * the computer.
 */
const maximumRatios: Readonly<Record<string, { '1x': number; '4x'?: number }>> = {
  'first rows': { '1x': 2.7, '4x': 2.4 },
  'first rows, slow line': { '1x': 1.8 },
  'first rows, demo': { '1x': 3.6, '4x': 3.7 },
  'warm rows': { '1x': 3.8, '4x': 5 },
  'list → edit, first': { '1x': 4.6, '4x': 6.5 },
  'list → edit, again': { '1x': 3.8, '4x': 5.6 },
  back: { '1x': 7, '4x': 8 },
  'next page': { '1x': 3.4, '4x': 4.5 },
  'key to paint': { '1x': 2.6, '4x': 2.6 },
}
const slowdowns = { '1x': 1, '4x': 4 } as const
const runCount = 5
const debuggingPort = 9359

/** 1.6 Mbit/s download and 0.8 Mbit/s upload (in bytes/s), with a latency of 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

/**
 * Returns a function that waits like a user who reads: at least one second, until the page is idle without pending
 * requests.
 */
function restsOf({ page }: Visit) {
  const underWay = new Set<Request>()
  const finish = (request: Request) => void underWay.delete(request)
  page
    .on('request', request => void underWay.add(request))
    .on('requestfinished', finish)
    .on('requestfailed', finish)
  return async () => {
    do await page.waitForTimeout(1000)
    while (underWay.size > 0)
    // Timeout: an idle page that paints nothing might not call back for a long time.
    await page.evaluate(timeout => new Promise(resolve => requestIdleCallback(resolve, { timeout })), 1000)
  }
}

/** Visits the list once and returns the times of all actions, by name. */
async function visitList(visit: Visit, list: List): Promise<Record<string, number>> {
  const { page } = visit
  const rest = restsOf(visit)
  const links = page.locator('tbody th a')
  /**
   * Clicks an element. Returns the time in ms until a form shows `texts`, or until the first row's link is not
   * `insteadOf`.
   */
  const click = async (what: Locator, wanted: { texts: readonly string[] } | { insteadOf: string }) => {
    await what.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await rest()
    await page.evaluate(wanted => {
      void window.clock.time(
        () =>
          new Promise(resolve =>
            addEventListener('pointerup', event => resolve(event.timeStamp), { capture: true, once: true }),
          ),
        () => {
          const row = document.querySelector<HTMLAnchorElement>('tbody th a')
          if ('insteadOf' in wanted) return row !== null && row.href !== wanted.insteadOf
          // The list stays in the page, hidden.
          const inputs = [...document.querySelectorAll<HTMLInputElement>('input')].filter(input =>
            input.checkVisibility(),
          )
          const last = inputs.find(input => input.matches('tbody tr:last-child input'))
          const values = new Set(inputs.map(({ value }) => value))
          return last !== undefined && last.value !== '' && wanted.texts.every(text => values.has(text))
        },
      )
    }, wanted)
    const box = await what.boundingBox()
    if (!box) throw new Error(`${what.toString()} is not on show`)
    // Not Playwright's click: it inspects the page, and might wait for frames that an idle page does not render.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    return (await page.evaluate(() => window.clock.last)).took
  }
  const openRow = async (index: number) =>
    click(links.nth(index), {
      texts: await page.locator('tbody tr:has(a)').nth(index).locator('th a, th + td').allInnerTexts(),
    })
  const goBack = async () => {
    await rest()
    const { took } = await page.evaluate(() =>
      window.clock.time(
        () => history.back(),
        () => [...document.querySelectorAll('tbody th a')].filter(link => link.checkVisibility()).length === 25,
      ),
    )
    return took
  }

  const first = await openList(visit, list)
  const edit = await openRow(0)
  const back = await goBack()
  // Opens another record. The form's code is already loaded, the record's data is not.
  const editAgain = await openRow(1)
  await goBack()
  const insteadOf = await links.first().evaluate(link => (link as HTMLAnchorElement).href)
  const nextPage = await click(page.getByRole('button', { name: 'Next' }), { insteadOf })
  await page.getByRole('searchbox').focus()
  await rest()
  await page.keyboard.type('copper wire', { delay: 120 })
  await page.waitForTimeout(120)
  const key = quantile(await page.evaluate(() => window.clock.keys), 0.5)
  await rest()
  return {
    'first rows': first,
    'list → edit, first': edit,
    'list → edit, again': editAgain,
    back,
    'next page': nextPage,
    'key to paint': key,
    'warm rows': await openList(visit, list),
  }
}

/** Returns Lighthouse's deducted points for the pages with emulated mobile, from three runs. */
async function pointsOff(pages: ReadonlyArray<{ name: string; url: string; least: number }>): Promise<Measured[]> {
  const all: Measured[] = []
  for (const { name, url, least } of pages) {
    const runs = []
    while (runs.length < 3) {
      const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error', output: 'html' })
      if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed at ${url}`)
      runs.push(result)
    }
    // Stores the full report, which has screenshots of the first seconds.
    writeFileSync(inProject('.cache/reports', `lighthouse ${name}.html`), String(runs[0]?.report))
    for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
      const values = runs.map(({ lhr }) => Math.round(100 - 100 * (lhr.categories[category]?.score ?? 0)))
      const limit = category === 'performance' ? 100 - least : 0
      all.push({ name: `Lighthouse, ${name}: points off for ${category}`, limit, values })
    }
  }
  return all
}

export async function benchLoad(hasLighthouse: boolean): Promise<Measured[]> {
  mkdirSync(inProject('.cache/reports'), { recursive: true })
  const { product, floor, close } = await openLists([`--remote-debugging-port=${debuggingPort}`])
  const demo = await openEnvironment('demo')
  const lists = {
    product,
    floor,
    demo: {
      place: demo,
      url: `${demo.url}${listPath}&mock-as=naledi&mock-latency=0`,
      visitor: { lastUser: product.visitor.lastUser },
    },
  }
  const all = new Map<string, number[]>()
  const note = (name: string, value: number) => void all.set(name, [...(all.get(name) ?? []), value])
  try {
    // Warms up the browser and the servers before measuring.
    for (const list of Object.values(lists)) await visited(list, 1, openList)
    // Alternates between lists, so that other load on the computer affects all lists.
    for (let run = 0; run < runCount; run += 1) {
      for (const [speed, rate] of Object.entries(slowdowns)) {
        for (const site of ['floor', 'product'] as const) {
          for (const [name, took] of Object.entries(await visited(lists[site], rate, visitList)))
            note(`${name}, ${speed}${site === 'floor' ? ', floor' : ''}`, took)
        }
        note(`first rows, demo, ${speed}`, await visited(lists.demo, rate, openList))
      }
      const onSlowLine = async (visit: Visit, list: List) => {
        await visit.devtools.send('Network.enable')
        await visit.devtools.send('Network.emulateNetworkConditions', slowLine)
        return openList(visit, list)
      }
      note('first rows, slow line, 1x, floor', await visited(floor, 1, onSlowLine))
      note('first rows, slow line, 1x', await visited(product, 1, onSlowLine))
    }
    const measured = Object.entries(maximumRatios).flatMap(([name, of]) =>
      Object.entries(of).map(([speed, times]) => ({
        name: `${name}, ${speed}`,
        limit: null,
        values: all.get(`${name}, ${speed}`) ?? [],
        // The baseline has no demo.
        floor: { values: all.get(`${name.replace(', demo', '')}, ${speed}, floor`) ?? [], times },
      })),
    )
    if (!hasLighthouse) return measured
    const devtools = await product.place.browser.newBrowserCDPSession()
    const signIn = await pointsOff([{ name: 'sign-in', url: `${product.place.url}/sign-in`, least: 97 }])
    await devtools.send('Storage.setCookies', { cookies: product.visitor.cookies })
    const form = `${demo.url}/business/transactions/create?mock-as=naledi&mock-latency=0`
    const others = await pointsOff([
      { name: 'list', url: product.url, least: 95 },
      { name: "the demo's form", url: form, least: 90 },
    ])
    return [...measured, ...signIn, ...others]
  } finally {
    await Promise.all([close(), demo.close()])
  }
}
