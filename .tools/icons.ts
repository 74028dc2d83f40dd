// Draws the icons of the installed app from the icon of src/index.html into src/public/icons.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { inProject } from './root.ts'

/** Icons: size in px, share of the size that the mark fills, and corner radius as a share of the size. */
const icons = [
  { name: 'icon-192', size: 192, mark: 0.72, radius: 0.2 },
  { name: 'icon-512', size: 512, mark: 0.72, radius: 0.2 },
  // Systems crop maskable icons to a circle, so the mark stays within the middle 80 %. iOS rounds the corners itself.
  { name: 'maskable-512', size: 512, mark: 0.56, radius: 0 },
  { name: 'apple-180', size: 180, mark: 0.66, radius: 0 },
] as const

const [, mark = ''] =
  /href="data:image\/svg\+xml,([^"]+)"/.exec(readFileSync(inProject('src/index.html'), 'utf8')) ?? []
if (mark === '') throw new Error('src/index.html has no icon')

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()
for (const { name, size, mark: share, radius } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; width: ${size}px; height: ${size}px;
      border-radius: ${radius * size}px; background: oklch(0.986 0.004 100) }
  </style><img width="${share * size}" height="${share * size}" src="data:image/svg+xml,${mark}">`)
  await page.screenshot({ path: inProject(`src/public/icons/${name}.png`), omitBackground: true })
}
await browser.close()
