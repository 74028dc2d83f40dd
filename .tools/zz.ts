import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { serve } from './serve.ts'
mkdirSync('/tmp/p', { recursive: true })
const site = await serve('dist/demo')
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({ executablePath, args, env })
const visits = [
  ['admin', '/admin', 'lindiwe', /on the 12 months before/],
  ['business', '/business', 'naledi', /on the 12 months before/],
  ['collector', '/collector', 'bongani', /on the 12 months before/],
  ['statement', '/business/statement', 'naledi', /^Fingerprint/],
] as const
for (const width of [1440, 360]) for (const appearance of ['threereco', 'contrast'] as const) for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 900 }, colorScheme, serviceWorkers: 'block', reducedMotion: 'reduce', timezoneId: 'Africa/Johannesburg' })
  await context.addInitScript(look => localStorage.setItem('threereco.appearance', look), appearance)
  const page = await context.newPage()
  for (const [name, path, as, shows] of visits) {
    if (appearance === 'contrast' && !(name === 'business' || name === 'statement')) continue
    await page.goto(`${path}?mock-as=${as}`)
    await page.getByText(shows).first().waitFor()
    if (name !== 'statement') await page.getByRole('img', { name: /saved\. / }).first().waitFor()
    await page.screenshot({ path: `/tmp/p/${name}.${appearance}.${colorScheme}.${width}.png`, fullPage: true })
    if (name === 'statement' && width === 1440 && appearance === 'threereco') await page.pdf({ path: `/tmp/p/statement.${colorScheme}.pdf`, preferCSSPageSize: true })
  }
  await context.close()
}
await browser.close()
await site.close()
