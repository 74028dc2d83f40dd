import { chromium } from 'playwright-core'
import { findChromium } from '#tools/chromium.ts'
import { serve } from '#tools/serve.ts'

const [kind = 'before', only = ''] = process.argv.slice(2)
const site = await serve('dist/demo')
const browser = await chromium.launch({ ...(await findChromium()) })
for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const)
    for (const machine of (process.env.M ?? 'palette import').split(' ')) {
      if (only && !`${machine} ${width} ${colorScheme}`.match(only)) continue
      const page = await browser.newPage({ viewport: { width, height }, colorScheme })
      page.on('pageerror', e => console.log(machine, width, String(e)))
      await page.goto(`${site.url}/lab/${machine}`)
      
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/h1-${kind}-${machine}-${width}-${colorScheme}.png` })
      console.log(machine, width, colorScheme, await page.evaluate(() => {
        const e = document.documentElement
        const c = document.querySelector('section[tabindex="0"]')?.getBoundingClientRect()
        return JSON.stringify({ scrollH: e.scrollHeight, h: innerHeight, scrollW: e.scrollWidth, canvas: c && [c.x, c.y, c.width, c.height].map(Math.round) })
      }))
      await page.close()
    }
await browser.close()
await site.close()
