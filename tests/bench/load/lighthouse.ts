import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { wayHome } from '#tests/api-server/one-origin.ts'
import { findChromium } from '#tools/chromium.ts'
import { categories, type Look, medianLook, type PageScores } from './scores.ts'
import type { Sites } from './sites.ts'

const runCount = 3

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise(resolve => {
    server.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

async function look(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  const { categories: found, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
  const scores = Object.fromEntries(categories.map(name => [name, Math.round((found[name]?.score ?? 0) * 100)]))
  const faults = categories
    .filter(name => name !== 'performance')
    .flatMap(name => found[name]?.auditRefs ?? [])
    .flatMap(({ id }) => audits[id] ?? [])
    // Some of them fail without an effect on the score.
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
  return { scores: scores as Look['scores'], faults: faults.map(({ title }) => title) }
}

/** What Lighthouse says of the pages that are opened first, as on a phone: medians of three runs. */
export async function scoresOf({ server, product, demo }: Sites): Promise<readonly PageScores[]> {
  const pages = [
    { page: 'product, sign-in', url: product.signIn, leastPerformance: 95, cookies: [] },
    { page: 'product, list', url: product.list, leastPerformance: 95, cookies: product.cookies },
    { page: 'demo, form', url: demo.form, leastPerformance: 90, cookies: [] },
  ]
  const port = await freePort()
  const found = await findChromium()
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, wayHome(server), `--remote-debugging-port=${port}`],
    // Lighthouse opens pages in the language of the computer, which may be one that no browser of a person has.
    env: { ...found.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
  })
  try {
    const devtools = await browser.newBrowserCDPSession()
    const all: PageScores[] = []
    for (const { page, url, leastPerformance, cookies } of pages) {
      await devtools.send('Storage.setCookies', { cookies })
      const looks: Look[] = []
      while (looks.length < runCount) looks.push(await look(url, port))
      all.push({ page, leastPerformance, ...medianLook(looks) })
    }
    return all
  } finally {
    await browser.close()
  }
}
