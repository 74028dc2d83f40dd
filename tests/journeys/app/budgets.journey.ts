import { globSync } from 'node:fs'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { inProject } from '#tools/root.ts'
import { type Site, serve } from '#tools/serve.ts'
import { complaintsOf } from '../complaints.ts'
import { fetchAtLeisure, followScripts, holdLeisure } from '../leisure.ts'
import { answerOf, lastUser } from '../server.ts'
import { followRequests } from '../waves.ts'

let site: Site
test.beforeAll(async () => {
  site = await serve('dist/product')
})
test.afterAll(() => site.close())

/**
 * Responds to requests like the product server. Returns the list of requests without a response. If `isHeld`, the
 * session check gets its response only after another request starts. No request may wait for the check.
 */
async function answerAs(page: Page, who: 'nobody' | 'business', isHeld = false) {
  const unanswered: string[] = []
  const { promise: nextRequest, resolve: noteRequest } = Promise.withResolvers<void>()
  await page.route('https://api.example.test/**', async route => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('/check')) noteRequest()
    else if (isHeld) await nextRequest
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

/** Formats bytes in kB of 1000 bytes. */
const inKB = (bytes: number) => (bytes / 1000).toFixed(1)

function report(info: TestInfo, screen: string, bytes: number, budget: number) {
  const description = `${screen} ${inKB(bytes)} of ${budget / 1000} KB`
  info.annotations.push({ type: 'JavaScript, gzip', description })
}

const screens = [
  {
    name: 'sign-in',
    what: 'the sign-in screen',
    path: '/sign-in',
    who: 'nobody',
    shows: 'Sign in',
    budget: 170_000,
    // Size after prefetching the next screens (code, frame, list, overview) with their overlays.
    after: 260_000,
    requests: 7,
    waves: 2,
  },
  {
    name: 'transactions',
    what: 'the list of transactions',
    path: '/business/transactions',
    who: 'business',
    shows: 'Test Buyer',
    // At 1.6 Mbit/s, the list is then visible within 1.5 s.
    budget: 240_000,
    // Size after prefetching the overlays, the palette and the forms of the list's records.
    after: 300_000,
    requests: 10,
    waves: 2,
  },
] as const

for (const { name, what, path, who, shows, budget, after, requests, waves } of screens) {
  test(`${what} needs at most ${requests} requests and ${waves} waves`, async ({ page }, info) => {
    await answerAs(page, who, who !== 'nobody')
    if (who !== 'nobody') await page.addInitScript(text => localStorage.setItem('threereco.session', text), lastUser)
    await holdLeisure(page)
    const sent = await followRequests(page)
    await page.goto(site.url + path)
    await expect(page.getByText(shows).first()).toBeVisible()
    const last = Math.max(...sent.map(({ wave }) => wave))
    info.annotations.push({ type: 'Requests', description: `${name} ${sent.length} requests in ${last} waves` })
    expect(sent.length).toBeGreaterThan(2)
    expect(sent.length).toBeLessThanOrEqual(requests)
    expect(last).toBeLessThanOrEqual(waves)
    // The app uses the responses to the early requests of index.html.
    expect(sent.map(({ url }) => url)).toEqual([...new Set(sent.map(({ url }) => url))])
  })

  test(`${what} loads at most ${budget / 1000} KB of JavaScript, and ${after / 1000} KB when idle`, async ({
    page,
    context,
  }, info) => {
    const complaints = await complaintsOf(context)
    const unanswered = await answerAs(page, who)
    await holdLeisure(page)
    const scripts = followScripts(page)
    await page.goto(site.url + path)
    await expect(page.getByText(shows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const needed = await scripts.total()
    await fetchAtLeisure(page, scripts)
    const later = async () => (await scripts.total()) - needed
    await expect.poll(later, 'what is fetched at leisure').toBeGreaterThan(0)
    await expect.poll(scripts.isDone).toBe(true)
    const prepared = await later()

    report(info, name, needed, budget)
    report(info, `${name} at leisure`, prepared, after)
    expect(unanswered).toEqual([])
    expect(complaints).toEqual([])
    expect(needed).toBeGreaterThan(0)
    expect(needed).toBeLessThanOrEqual(budget)
    expect(prepared).toBeLessThanOrEqual(after)
  })
}

test('product has few files', () => {
  const { length } = globSync('assets/en/*.js', { cwd: inProject('dist/product') })
  expect(length).toBeGreaterThan(8)
  expect(length).toBeLessThanOrEqual(48)
})
