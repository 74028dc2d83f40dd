import { chromium, type Page } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { type ApiServer, startApiServer } from '../../api-server/api-server.ts'
import { buildForHome } from '../../api-server/same-origin.ts'
import { signIn } from '../enter.ts'
import { owner } from '../support.ts'
import { expect, test } from '../test.ts'

// Build of the product, served over real HTTP: the test needs the browser's caches.
const folder = '.cache/journeys-product'
const staff = 'sipho@umhlangametals.example'

// In sequence in one worker, so that the product is built only once.
test.describe.configure({ mode: 'default' })

let server: ApiServer
test.beforeAll(async () => {
  await buildForHome(folder)
  server = await startApiServer({ site: folder })
})
test.afterAll(() => server.close())

const nameOnShow = (page: Page) => page.getByRole('button', { name: /Umhlanga Metals$/ })

async function enter(page: Page, username: string) {
  await signIn(page, username)
  await page.getByRole('textbox', { name: 'Code' }).fill(server.codeOf(username))
  await expect(nameOnShow(page)).toBeVisible()
}

async function signOut(page: Page) {
  await nameOnShow(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('never shows the previous user from the HTTP cache on Back after signing out', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/business/transactions`)
  await enter(page, owner)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.goto(`${server.url}/business/users`)
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await signOut(page)

  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(/Naledi/)).toHaveCount(0)

  await enter(page, staff)
  await page.goto(`${server.url}/business/users`)
  await page.goBack()
  await expect(nameOnShow(page)).toHaveText(/Sipho Dlamini/)
  await expect(page).toHaveURL(/\/business\/transactions(\?|$)/)
})

test("shows the current session's user on a page from the back/forward cache", async () => {
  // Playwright disables the back/forward cache, which this test needs.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const found = await findChromium()
  const browser = await chromium.launch({ ...found, ignoreDefaultArgs })
  const context = await browser.newContext()
  const page = await context.newPage()
  await context.addCookies([server.signInAs(owner)])
  await page.goto(`${server.url}/business/transactions`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  // The browser of the npm package has no such cache. There, the page stays open and receives the cache's event.
  const hasCache = !found.args.includes('--headless=shell')
  if (hasCache) await page.goto(`${server.url}/licences.txt`)

  // Another user's cookie replaces the session, without a message to the app's tabs.
  await context.addCookies([server.signInAs(staff)])
  await page.evaluate(cached => {
    // Playwright's `goBack` would wait for a document to load.
    if (cached) history.back()
    else dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, hasCache)
  await expect(nameOnShow(page)).toHaveText(/Sipho Dlamini/)
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
  await expect(page).toHaveURL(/\/business\/transactions$/)
  await browser.close()
})
