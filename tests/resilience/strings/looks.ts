import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { faultOf, viewOf } from '../listen.ts'
import type { Visit } from '../stage.ts'
import { executedIn } from './typing.ts'

const sizes = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]

/** What sticks out of the page on the right, at the widths of a phone and of a desktop; null if nothing does. */
async function overhangOf(page: Page): Promise<string | null> {
  let seen: string | null = null
  for (const size of sizes) {
    await page.setViewportSize(size)
    // Floating elements find their new place a moment later.
    let { overhang } = await viewOf(page)
    for (let tries = 0; overhang > 0 && tries < 20; tries += 1) {
      await wait(30)
      overhang = (await viewOf(page)).overhang
    }
    if (overhang > 0) seen = `at ${size.width} px it is ${overhang} px wider than the screen`
  }
  return seen
}

/** What is wrong with a page that shows any strings; then forgets its complaints. */
export async function looksOf({ page, complaints }: Visit): Promise<string[]> {
  const executed = await executedIn(page)
  const overhang = await overhangOf(page)
  // The strings themselves look like words for programmers, so only an empty screen counts here.
  const fault = faultOf(await viewOf(page))
  return [
    ...(executed === null ? [] : [executed]),
    ...(overhang === null ? [] : [overhang]),
    ...(fault === 'the screen is blank' ? [fault] : []),
    ...complaints.splice(0),
  ]
}
