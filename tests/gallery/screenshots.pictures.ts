// Takes a picture of every screen of the demo. In languages other than English, only of screens that need no actions.
import { comeBackAs } from '../journeys/support.ts'
import { test } from '../journeys/test.ts'
import { comparePicture, isWanted, language } from './compare-picture.ts'
import { plainScreens, screens } from './screens.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
]

const wanted = (language === 'en' ? screens : plainScreens).filter(({ name }) => isWanted(name))

for (const { name, path, as, step, do: act, shows } of wanted) {
  test(name, async ({ page }) => {
    if (as) await comeBackAs(page, as, step)
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}mock-language=${language}`)
        await act?.(page)
        if (language === 'en') await page.getByText(shows).first().waitFor()
        else await page.waitForLoadState('networkidle')
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
        await comparePicture(page, `${language}/${name}.${theme}.${size.width}`)
      }
    }
  })
}
