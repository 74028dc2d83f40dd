import { gzipSync } from 'node:zlib'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { type Site, serve } from '../../.tools/serve.ts'
import { answerOf } from './server.ts'

let site: Site
test.beforeAll(async () => {
  site = await serve('dist/product')
})
test.afterAll(() => site.close())

/** Puts answers of the product's server before its address; the list that comes back names the calls without one. */
async function answerAs(page: Page, who: 'nobody' | 'business') {
  const unanswered: string[] = []
  await page.route('https://api.example.test/**', route => {
    const { pathname } = new URL(route.request().url())
    const answer = answerOf(pathname, who)
    if (!answer) unanswered.push(pathname)
    return route.fulfill({
      status: answer?.status ?? 404,
      json: answer?.body ?? { error: 'Not Found', message: `Nothing answers ${pathname}` },
      headers: { 'access-control-allow-origin': site.url, 'access-control-allow-credentials': 'true' },
    })
  })
  return unanswered
}

/** Gathers every script that the page loads: how many bytes each is, after gzip at level 9. */
function measureScripts(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then(body => gzipSync(body, { level: 9 }).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** A KB is 1000 bytes. */
function report(info: TestInfo, screen: string, bytes: number, budget: number) {
  const description = `${screen} ${(bytes / 1000).toFixed(1)} of ${budget / 1000} KB`
  info.annotations.push({ type: 'JavaScript, gzip', description })
}

test('the sign-in screen loads at most 120 KB of JavaScript', async ({ page }, info) => {
  const unanswered = await answerAs(page, 'nobody')
  const bytes = measureScripts(page)
  await page.goto(`${site.url}/sign-in`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const total = await bytes()
  report(info, 'sign-in', total, 120_000)
  expect(unanswered).toEqual([])
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(120_000)
})

test('the list of transactions loads at most 200 KB of JavaScript', async ({ page }, info) => {
  const unanswered = await answerAs(page, 'business')
  const bytes = measureScripts(page)
  await page.goto(`${site.url}/business/transactions`)
  await expect(page.getByText('Test Buyer').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  const total = await bytes()
  report(info, 'transactions', total, 200_000)
  expect(unanswered).toEqual([])
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(200_000)
})
