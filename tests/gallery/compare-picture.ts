import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { inProject } from '#tools/root.ts'

const { SCREENS = '', PICTURE_LANGUAGE = 'en' } = process.env
const named = SCREENS.split(',').filter(Boolean)

/** True if the environment variable SCREENS names the screen or is empty. */
export const isWanted = (screen: string) => named.length === 0 || named.includes(screen)

/** Language of the pictures, a BCP 47 tag. */
export const language = PICTURE_LANGUAGE

/** Takes a picture after the page is stable. The report shows differences from the last run. */
export async function comparePicture(page: Page, name: string): Promise<void> {
  const info = test.info()
  const file = inProject('.cache', info.project.name, `${name}.png`)
  const before = existsSync(file) ? readFileSync(file) : null
  await expect.soft(page).toHaveScreenshot(`${name}.png`.split('/'))
  if (!before) return
  const now = readFileSync(file)
  if (before.equals(now)) return
  const contentType = 'image/png'
  await info.attach(`${name}-expected.png`, { body: before, contentType })
  await info.attach(`${name}-actual.png`, { body: now, contentType })
}
