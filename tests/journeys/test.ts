import { test as base, expect } from '@playwright/test'
import type { ServerName } from '#mirage/situation/situation.ts'
import { type Site, serve } from '#tools/serve.ts'
import { complaintsOf } from './complaints.ts'
import { askForServer } from './other-server.ts'

/**
 * Playwright's `test` with the demo build as `baseURL`. The demo's mock imitates `mockServer`. A test fails if a page
 * reports an error or violates the site's policy.
 */
export const test = base.extend<{ complaints: string[]; answers: void }, { demo: Site; mockServer: ServerName }>({
  mockServer: ['specified', { option: true, scope: 'worker' }],
  answers: [
    async ({ context, mockServer, serviceWorkers }, provide) => {
      // With `block` alone, `register` would resolve without a registration.
      if (serviceWorkers === 'block') {
        await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      }
      if (mockServer !== 'specified') await context.addInitScript(askForServer, mockServer)
      await provide()
    },
    { auto: true },
  ],
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
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
