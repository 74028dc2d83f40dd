import { test as base, expect } from '@playwright/test'
import { type Site, serve } from '../../.tools/serve.ts'

/** Playwright's `test`, with `baseURL` at the demo build, and failing when the page reports an error of its own. */
export const test = base.extend<{ complaints: string[] }, { demo: Site }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs off this pattern
    async ({}, provide) => {
      const site = await serve('dist/demo')
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, provide) => provide(demo.url),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', error => complaints.push(error.stack ?? error.message))
      await provide(complaints)
      expect(complaints, 'errors that nothing caught').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
