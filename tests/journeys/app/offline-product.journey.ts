import { type ApiServer, startApiServer } from '../../api-server/api-server.ts'
import { buildForHome } from '../../api-server/same-origin.ts'
import { owner } from '../support.ts'
import { expect, test } from '../test.ts'

const folder = '.cache/offline-product'

// In sequence in one worker, so that the product is built only once.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

let server: ApiServer
test.beforeAll(async () => {
  await buildForHome(folder)
  server = await startApiServer({ site: folder })
})
test.afterAll(() => server.close())

test('product starts without a connection after one visit, and stores no response of the API', async ({
  page,
  context,
}) => {
  await context.addCookies([server.signInAs(owner)])
  await page.goto(`${server.url}/business/transactions`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Calls of a page with a service worker.
  await page.reload()
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()

  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored).toContain('/')
  expect(stored.filter(path => !/^\/($|assets\/|icons\/|manifest\.webmanifest$)/.test(path))).toEqual([])
  const answer = await page.goto(`${server.url}/api/authentication/check`)
  expect(answer?.headers()['content-type']).toContain('application/json')

  await context.setOffline(true)
  await page.goto(`${server.url}/business/transactions`)
  await expect(page.getByText('The server could not be reached.')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Check sign-in again' }).click()
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
})

test('language changes with a service worker, and works offline afterwards', async ({ page, context }) => {
  await context.addCookies([server.signInAs(owner)])
  await page.goto(`${server.url}/business/transactions`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => localStorage.setItem('threereco.texts', 'fr'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('=fr'))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Le serveur est injoignable')).toBeVisible()
})
