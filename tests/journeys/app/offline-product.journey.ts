import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inProject } from '#tools/root.ts'
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

/** Signs in, and turns on working offline. */
async function workOffline(page: Page) {
  await page.context().addCookies([server.signInAs(owner)])
  await page.goto(`${server.url}/business/offline`)
  await page.getByRole('button', { name: 'Work offline' }).click()
  await expect(page.getByText('Working offline is on')).toBeVisible()
}

test('product starts without a connection once a user works offline, and stores no response of the API', async ({
  page,
  context,
}) => {
  await workOffline(page)
  // Calls of a page with a service worker.
  await page.goto(`${server.url}/business/transactions`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

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
  await expect(page.getByText('This page needs a connection')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
})

test('language changes with a service worker, and works offline afterwards', async ({ page, context }) => {
  await workOffline(page)
  await page.goto(`${server.url}/business/transactions`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('threereco.texts', 'fr'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('=fr'))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Cette page nécessite une connexion')).toBeVisible()
})

test('product without offline users has no service worker, and offers a new version', async ({ page, context }) => {
  await page.clock.install()
  await context.addCookies([server.signInAs(owner)])
  await page.goto(`${server.url}/business/transactions`)
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])

  const path = inProject(join(folder, 'index.html'))
  const published = await readFile(path, 'utf8')
  const entry = /assets\/(index-[\w-]+)\.js/.exec(published)?.[1] ?? ''
  await writeFile(path, published.replaceAll(entry, `${entry}-newer`))
  await page.clock.fastForward('01:00:01')
  await expect(page.getByText('New version available')).toBeVisible()
  await writeFile(path, published)
})
