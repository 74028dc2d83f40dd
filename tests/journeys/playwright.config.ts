import { defineConfig } from '@playwright/test'
import type { ServerName } from '#mirage/situation/situation.ts'
import { findChromium } from '#tools/chromium.ts'

const browser = await findChromium()

/** Pictures of the demo, which are kept for the next run to compare with: tests/gallery. */
const gallery = (name: string) => ({
  name,
  testDir: '../gallery',
  testMatch: `${name}.pictures.ts`,
  snapshotPathTemplate: `../../.cache/${name}/{arg}{ext}`,
  // Chromium does not round colours the same way each time: what is off by 2 of 255 is the same, and so are smooth edges.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.01 } },
  use: {
    actionTimeout: 30_000,
    reducedMotion: 'reduce' as const,
    // The style that hides the caret is not one of the app's.
    bypassCSP: true,
    launchOptions: {
      ...browser,
      env: browser.env,
      // To draw the same each time.
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

/**
 * The journeys use the demo build, the budgets measure the product build. `npm test` runs the budgets and the journeys with the
 * tag `@core`. The long stage runs all journeys, also with the mock as the public server, except those that need the specified
 * server (`@specified`).
 */
export default defineConfig<object, { mockServer: ServerName }>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../.cache/journeys',
  projects: [
    { name: 'journeys', testIgnore: 'budgets.journey.ts' },
    {
      name: 'journeys-public',
      testIgnore: 'budgets.journey.ts',
      grepInvert: /@specified/,
      use: { mockServer: 'public' },
    },
    { name: 'budgets', testMatch: 'budgets.journey.ts' },
    gallery('wall'),
    gallery('screenshots'),
  ],
  fullyParallel: true,
  // On two cores, more are no faster together, and each one is slower.
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
    // Tests cannot intercept answers of a service worker; only the test about it allows one.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
    // No screenshots of every step, which take a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { ...browser, env: browser.env },
  },
})
