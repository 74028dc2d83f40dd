import { defineConfig } from '@playwright/test'
import type { ServerName } from '#mirage/situation/situation.ts'
import { findChromium } from '#tools/chromium.ts'

const browser = await findChromium()

/**
 * Returns a project that takes screenshots of the demo with tests/gallery. The screenshots are stored for comparison
 * with the next run.
 */
const gallery = (name: string) => ({
  name,
  testDir: '../gallery',
  testMatch: `${name}.pictures.ts`,
  snapshotPathTemplate: `../../.cache/${name}/{arg}{ext}`,
  // Chromium does not round colours identically in each run. A difference of 2 of 255 counts as equal, and so do
  // anti-aliasing differences.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.01 } },
  use: {
    actionTimeout: 30_000,
    reducedMotion: 'reduce' as const,
    // Bypasses the policy, because Playwright injects a style that hides the caret.
    bypassCSP: true,
    launchOptions: {
      ...browser,
      env: browser.env,
      // These arguments make rendering identical in each run.
      args: [
        ...browser.args,
        '--disable-partial-raster',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--num-raster-threads=1',
      ],
    },
  },
})

/** Journeys about looks, languages and the lab. */
const sameOnEveryServer = ['lab/*', 'app/{screens,languages,looks,low-vision}.journey.ts']

/**
 * Journeys use the demo build; budgets measure the product build. `npm test` runs the budgets and the journeys with the
 * tag `@core`. The long stage runs all journeys, and again with the mock as the public server. The second run skips
 * journeys that need the specified server (`@specified`), and journeys on which the server has no influence.
 */
export default defineConfig<object, { mockServer: ServerName }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../.cache/journeys',
  projects: [
    { name: 'journeys', testIgnore: 'budgets.journey.ts' },
    {
      name: 'journeys-public',
      testIgnore: ['budgets.journey.ts', ...sameOnEveryServer],
      grepInvert: /@specified/,
      use: { mockServer: 'public' },
    },
    { name: 'budgets', testMatch: 'budgets.journey.ts' },
    gallery('gallery'),
    gallery('screenshots'),
  ],
  fullyParallel: true,
  // More workers on two cores would slow each other down without shortening the run.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalTimeout: 2_000_000,
  reporter: 'line',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // Playwright can't intercept the responses of a service worker. Only the offline journey allows one.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
    // Taking screenshots of every step would use a quarter of the test time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { ...browser, env: browser.env },
  },
})
