import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request, type Response } from '@playwright/test'

/** Keeps the page from becoming idle until `fetchAtLeisure`, so that it prefetches nothing. */
export const holdLeisure = (page: Page) =>
  page.addInitScript(() => {
    const waiting: Array<() => void> = []
    const beAtLeisure = () => {
      Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) })
      for (const work of waiting.splice(0)) work()
    }
    Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work), beAtLeisure })
  })

const isPart = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType())

const sizeOf = async (response: Response) => gzipSync(await response.body(), { level: 9 }).length

/** Tracks the scripts and style sheets that the page loads. */
export function followScripts(page: Page) {
  const scripts = new Map<string, Response>()
  const underWay = new Set<Request>()
  const end = (request: Request) => void underWay.delete(request)
  page.on('request', request => {
    if (isPart(request)) underWay.add(request)
  })
  page.on('requestfinished', end).on('requestfailed', end)
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.set(new URL(response.url()).pathname, response)
  })
  return {
    /**
     * Returns the total gzip size (level 9) of the scripts in bytes, without style sheets. Each script is compressed
     * separately.
     */
    total: async () => (await Promise.all(Array.from(scripts.values(), sizeOf))).reduce((sum, size) => sum + size, 0),
    /** True if no request is pending. All prefetch requests start at the same time. */
    isDone: () => underWay.size === 0,
  }
}

/** Makes the page idle and waits until everything is prefetched. */
export async function fetchAtLeisure(page: Page, { isDone }: ReturnType<typeof followScripts>) {
  await page.evaluate(async () => {
    Reflect.apply(Reflect.get(window, 'beAtLeisure'), window, [])
    // Prefetching starts a few tasks later.
    for (const _turn of [1, 2, 3]) await new Promise(resolve => setTimeout(resolve))
  })
  await expect.poll(isDone).toBe(true)
}
