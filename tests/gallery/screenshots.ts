// Takes a picture of every screen, light and dark, on a large screen, a laptop and a phone: .cache/screenshots/<screen>.<theme>.<width>.png.
// `npm run screenshots -- sign-in business-transactions` takes those of the named screens only.
import { mkdirSync } from 'node:fs'
import { chromium, type Browser as Started } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { command } from '#tools/command.ts'
import { inProject } from '#tools/root.ts'
import { serve } from '#tools/serve.ts'
import { enter } from '../journeys/enter.ts'
import { type Screen, screens } from './screens.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
]
const themes = ['light', 'dark'] as const
const folder = inProject('.cache/screenshots')

type Look = { viewport: (typeof sizes)[number]; colorScheme: (typeof themes)[number] }

/** Groups screens into visits that can show them one after the other: by account and step of signing in. */
function visitsOf(wanted: readonly Screen[]) {
  const visits = Map.groupBy(wanted, ({ as = '', step = as ? 'verified' : 'signedOut' }) => `${as} ${step}`)
  return [...visits.values()]
}

/** Takes the pictures of one visit. Returns a message for each screen that failed. */
async function picture(browser: Started, url: string, visit: readonly Screen[], look: Look): Promise<string[]> {
  const context = await browser.newContext({
    // Answers of a service worker cannot be held up.
    serviceWorkers: 'block',
    ...look,
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const failures: string[] = []
  const [{ as, step } = {}] = visit
  if (as) await enter(page, as, step)
  for (const { name, path, do: act, shows } of visit) {
    const file = `${name}.${look.colorScheme}.${look.viewport.width}.png`
    try {
      await page.goto(path)
      await act?.(page)
      await page.getByText(shows).first().waitFor()
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${folder}/${file}`, animations: 'disabled' })
    } catch (error) {
      failures.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await context.close()
  return failures
}

const names = process.argv.slice(2)
const wanted = screens.filter(screen => names.length === 0 || names.includes(screen.name))

const built = await command('node', ['.tools/build.ts', 'demo'])
if (!built.succeeded) throw new Error(built.output)
mkdirSync(folder, { recursive: true })
const site = await serve('dist/demo')
const browser = await chromium.launch(await findChromium())
const inTheme = async (colorScheme: Look['colorScheme']) => {
  const failures: string[] = []
  for (const viewport of sizes) {
    for (const visit of visitsOf(wanted)) {
      failures.push(...(await picture(browser, site.url, visit, { viewport, colorScheme })))
    }
  }
  return failures
}
const failures = (await Promise.all(themes.map(inTheme))).flat()
await browser.close()
await site.close()

for (const failure of failures) console.error(failure)
console.log(`${wanted.length * themes.length * sizes.length - failures.length} pictures are in .cache/screenshots.`)
if (failures.length > 0) process.exitCode = 1
