import type { Locator, Page, Request } from '@playwright/test'
import { quantile } from '../figures.ts'
import { openList } from './new-browser.ts'
import type { Wanted } from './paint-clock.ts'
import type { ListSite } from './sites.ts'

/** What is measured of a list, in ms. */
export type Times = {
  'first rows': number
  'list → edit, first': number
  'list → edit, again': number
  back: number
  'next page': number
  'key to paint': number
  'warm rows': number
}

const searched = 'copper wire'
/** How long a screen is looked at at least, and the time between two keys, in ms. */
const look = 1000
const betweenKeys = 120
/** How long an answer may take, in ms. */
const patience = 30_000

/**
 * Gives a function that waits as a person would who reads before the next click: a second, and until the page has fetched
 * what it wants and is idle.
 */
function restsOf(page: Page) {
  const underWay = new Set<Request>()
  const finish = (request: Request) => void underWay.delete(request)
  page
    .on('request', request => void underWay.add(request))
    .on('requestfinished', finish)
    .on('requestfailed', finish)
  return async () => {
    const end = performance.now() + patience
    do {
      const [first] = underWay
      if (first && performance.now() > end) throw new Error(`${first.url()} is not answered after ${patience} ms`)
      await page.waitForTimeout(look)
    } while (underWay.size > 0)
    // A page at rest that has nothing to paint may not be told for long that it is idle.
    await page.evaluate(timeout => new Promise(resolve => requestIdleCallback(resolve, { timeout })), look)
  }
}

/** Goes through the list once, as the only visitor of a new browser. */
export async function visitList(page: Page, site: ListSite): Promise<Times> {
  const rest = restsOf(page)
  const links = page.locator('tbody th a')
  const click = async (what: Locator, wanted: Wanted) => {
    await what.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await rest()
    await page.evaluate(wanted => window.paintClock.timeClick(wanted), wanted)
    const box = await what.boundingBox()
    if (!box) throw new Error(`${what.toString()} is not on show`)
    // Not Playwright's click, which looks at the page before and after, and may wait for frames that a page at rest has not.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    return page.evaluate(() => window.paintClock.last)
  }
  const openRow = async (index: number) => {
    const texts = await page.locator('tbody tr:has(a)').nth(index).locator('th a, th + td').allInnerTexts()
    return click(links.nth(index), { what: 'form', texts })
  }
  const goBack = async () => {
    await rest()
    await page.evaluate(() => window.paintClock.timeBack())
    return page.evaluate(() => window.paintClock.last)
  }
  const type = async () => {
    await rest()
    await page.getByRole('searchbox').focus()
    await rest()
    for (const key of searched) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(betweenKeys)
    }
    return quantile(await page.evaluate(() => window.paintClock.keys), 0.5)
  }

  const firstRows = await openList(page, site)
  const edit = await openRow(0)
  const back = await goBack()
  // Another record: the code is there by then, what it shows is not.
  const editAgain = await openRow(1)
  await goBack()
  const insteadOf = await links.first().evaluate(link => (link as HTMLAnchorElement).href)
  const nextPage = await click(page.getByRole('button', { name: 'Next' }), { what: 'rows', insteadOf })
  const key = await type()
  await rest()
  return {
    'first rows': firstRows,
    'list → edit, first': edit,
    'list → edit, again': editAgain,
    back,
    'next page': nextPage,
    'key to paint': key,
    'warm rows': await openList(page, site),
  }
}
