import { chromium } from 'playwright-core'
import { findChromium } from '#tools/chromium.ts'
import { serve } from '#tools/serve.ts'
const site = await serve('dist/demo')
const browser = await chromium.launch({ ...(await findChromium()) })
for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(`${site.url}/lab/lookup`)
  await page.waitForSelector('nav[aria-label=Machines] a')
  const names = await page.locator('nav[aria-label=Machines] a').evaluateAll(all => all.map(a => a.getAttribute('href')!))
  for (const name of names) {
    await page.goto(site.url + name)
    await page.waitForSelector('section[tabindex="0"] svg')
    await page.waitForTimeout(200)
    console.log(width, name, await page.evaluate(() => {
      const e = document.documentElement, c = document.querySelector('section[tabindex="0"]')!, s = c.querySelector('svg')!
      const all = c.scrollHeight <= c.clientHeight && c.scrollWidth <= c.clientWidth
      return [e.scrollHeight - innerHeight, e.scrollWidth - innerWidth, 'head', document.querySelector('main > header')!.clientHeight, 'scale', (s.getBoundingClientRect().width / s.viewBox.baseVal.width).toFixed(2), all ? 'complete' : 'scrolls', `${c.clientWidth}x${c.clientHeight}`].join(' ')
    }))
  }
  const shot = (n: string) => page.screenshot({ path: `/tmp/h1-x-${n}-${width}.png` })
  await page.goto(`${site.url}/lab/list`)
  await page.waitForTimeout(600)
  if (width > 1000) { await page.getByRole('button', { name: 'Details' }).click(); await page.waitForTimeout(300); await shot('details')
    await page.getByRole('button', { name: 'Controls' }).click(); await page.getByRole('button', { name: 'Details' }).click(); await page.waitForTimeout(300); await shot('closed')
    await page.getByRole('button', { name: 'Copy chart' }).click(); await page.waitForTimeout(300); await page.getByText('As a table').click({force:true});await page.keyboard.press('Escape'); await page.getByText('As a table').click();  await page.waitForTimeout(300); await shot('table') }
  await page.goto(`${site.url}/lab/list?screen=materials`)
  await page.waitForTimeout(2500)
  await shot('screen')
  await page.goto(`${site.url}/lab/open#text=${encodeURIComponent('createMachine({id:"light",initial:"green",context:{a:1},states:{green:{on:{go:"red"}},red:{on:{stop:"green"}}}})')}`)
  await page.getByRole('button', { name: 'Run code' }).click()
  await page.waitForTimeout(1500)
  await shot('open')
  await page.goto(`${site.url}/lab/gallery`)
  await page.waitForTimeout(1500)
  await shot('gallery')
  await page.close()
}
await browser.close(); await site.close()
