// Measures what the figures and the headings of days cost a list of 100 rows: the time that the page works until the next page
// is shown, with them and without. It is of the processor, so that other work of the computer does not count.
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { startApiServer } from '../api-server/api-server.ts'
import { buildForHome, home, wayHome } from '../api-server/one-origin.ts'
import { ms, quantile, row } from './figures.ts'
import { watchMainThread } from './main-thread.ts'

const username = 'lindiwe@threereco.example'
const folder = '.cache/list/product'
/** What is switched in each list that is measured: its figures and the headings of days. */
const looks = { plain: { figures: false, days: false }, full: { figures: true, days: true } } as const
type Look = keyof typeof looks

/** How often each list goes to its next page and back, the first times not counted. */
const turns = 12
const warmUp = 3
/** How many times as long the next page may take with figures and headings as without. */
const limit = 1.3

/** Opens the list with this look, and gives what goes to its other page: ms of work, once it has been painted. */
async function openList(context: BrowserContext, look: Look) {
  const page = await context.newPage()
  const worked = await watchMainThread(context, page)
  await page.goto(`${home}/sign-in`)
  await page.evaluate(
    chosen => localStorage.setItem('threereco.lists', JSON.stringify({ columns: { transactions: chosen } })),
    looks[look],
  )
  await page.goto(`${home}/admin/transactions?pageSize=100`)
  await rowsFrom(page, 1)
  let isSecond = false
  return async () => {
    isSecond = !isSecond
    const before = await worked()
    // Not by its role: looking for that would be work of the page, and more where it has more cells.
    await page
      .locator('nav[aria-label="Pages"] button')
      .filter({ hasText: isSecond ? 'Next' : 'Previous' })
      .evaluate((button: HTMLElement) => button.click())
    await rowsFrom(page, isSecond ? 101 : 1)
    return (await worked()) - before
  }
}

/** Waits until the rows from this number on are painted, with their figures. */
const rowsFrom = (page: Page, first: number) =>
  page.evaluate(
    from =>
      new Promise<void>(resolve => {
        const look = () => {
          const table = document.querySelector('table[aria-busy="false"]')
          const isThere = table?.querySelector('[data-row]')?.getAttribute('aria-rowindex') === String(from + 1)
          if (isThere) requestAnimationFrame(() => setTimeout(resolve))
          else requestAnimationFrame(look)
        }
        look()
      }),
    first,
  )

/** Prints a table. False when a limit is missed. */
export async function benchList(): Promise<boolean> {
  await buildForHome(folder)
  const server = await startApiServer({ site: folder })
  const found = await findChromium()
  const browser = await chromium.launch({ ...found, args: [...found.args, wayHome(server)] })
  const times: Record<Look, number[]> = { plain: [], full: [] }
  try {
    const lists = await Promise.all(
      (Object.keys(looks) as Look[]).map(async look => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
        await context.addCookies([server.signInAs(username, 'verified', home)])
        return { look, turn: await openList(context, look) }
      }),
    )
    // One after the other, so that a busy minute of the computer does not go to one of them.
    for (let at = 0; at < warmUp + turns; at += 1) {
      for (const { look, turn } of lists) {
        // oxlint-disable-next-line no-await-in-loop -- they would share the processor
        const time = await turn()
        if (at >= warmUp) times[look].push(time)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const [plain, full] = [quantile(times.plain, 0.5), quantile(times.full, 0.5)]
  const ratio = full / plain
  console.log(`The next page of a list of 100 rows: ms of work of the page, medians of ${turns}\n`)
  console.log(row(['without', 'with figures and days', 'ratio'], 24))
  console.log(row([ms(plain), ms(full), ratio.toFixed(2)], 24))
  console.log(
    ratio > limit
      ? `\nWith figures and headings of days it takes ${ratio.toFixed(2)} times as long; it has to stay under ${limit}.\n`
      : '\nEvery figure keeps within its limit.\n',
  )
  return ratio <= limit
}
