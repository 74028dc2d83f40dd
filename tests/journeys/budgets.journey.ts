import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request, type TestInfo, test } from '@playwright/test'
import { type Site, serve } from '../../.tools/serve.ts'
import { complaintsOf } from './complaints.ts'
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

/** Has the page never at leisure until it is told to be: only then is fetched what no screen needs yet. */
const holdLeisure = (page: Page) =>
  page.addInitScript(() => {
    const waiting: Array<() => void> = []
    const beAtLeisure = () => {
      for (const work of waiting.splice(0)) work()
    }
    Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work), beAtLeisure })
  })

/** Follows every script that the page loads: how many bytes they all are, each after gzip at level 9. */
function followScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  let pending = 0
  const counts = (by: number) => (request: Request) => {
    if (request.resourceType() === 'script') pending += by
  }
  page.on('request', counts(1)).on('requestfinished', counts(-1))
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    const bytes = response.body().then(body => gzipSync(body, { level: 9 }).length)
    sizes.set(new URL(response.url()).pathname, bytes)
  })
  return {
    total: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0),
    /** Whether these came, and all that they brought along. */
    hasAll: (paths: readonly string[]) => pending === 0 && paths.every(path => sizes.has(path)),
  }
}

/** Has the page be at leisure, and waits for all that it fetches then. */
async function fetchAtLeisure(page: Page, { hasAll }: ReturnType<typeof followScripts>) {
  const first = page.waitForResponse(response => response.request().resourceType() === 'script')
  await page.evaluate(() => Reflect.apply(Reflect.get(window, 'beAtLeisure'), window, []))
  const list = await (await first).text()
  const paths = Array.from(list.matchAll(/import\(.\.\/([\w-]+\.js).\)/g), ([, name]) => `/assets/${name}`)
  expect(paths.length).toBeGreaterThan(3)
  await expect.poll(() => hasAll(paths)).toBe(true)
}

/** A KB is 1000 bytes. */
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
    budget: 120_000,
    after: 45_000,
  },
  {
    name: 'transactions',
    what: 'the list of transactions',
    path: '/business/transactions',
    who: 'business',
    shows: 'Test Buyer',
    budget: 200_000,
    after: 18_000,
  },
] as const

for (const { name, what, path, who, shows, budget, after } of screens) {
  test(`${what} loads at most ${budget / 1000} KB of JavaScript, and ${after / 1000} KB at leisure`, async ({
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
    const prepared = (await scripts.total()) - needed

    report(info, name, needed, budget)
    report(info, `${name} at leisure`, prepared, after)
    expect(unanswered).toEqual([])
    expect(complaints).toEqual([])
    expect(needed).toBeGreaterThan(0)
    expect(needed).toBeLessThanOrEqual(budget)
    expect(prepared).toBeLessThanOrEqual(after)
  })
}
