// Takes a picture of every screen of the demo.
import { comeBackAs } from '../journeys/support.ts'
import { test } from '../journeys/test.ts'
import { comparePicture, isWanted } from './compare-picture.ts'
import { screens } from './screens.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
]

for (const { name, path, as, step, do: act, shows } of screens.filter(({ name }) => isWanted(name))) {
  test(name, async ({ page }) => {
    if (as) await comeBackAs(page, as, step)
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await page.goto(path)
        await act?.(page)
        await page.getByText(shows).first().waitFor()
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
        await comparePicture(page, `${name}.${theme}.${size.width}`)
      }
    }
  })
}
