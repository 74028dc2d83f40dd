import { test as base, expect } from '@playwright/test'
import { type Site, serve } from '../../.tools/serve.ts'
import { complaintsOf } from './complaints.ts'

/**
 * Playwright's `test`, with `baseURL` at the demo build. It fails when a page reports an error or violates the site's
 * policy.
 */
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
    async ({ context }, provide) => {
      const complaints = await complaintsOf(context)
      await provide(complaints)
      expect(complaints, 'what nothing caught, and what the policy refused').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
