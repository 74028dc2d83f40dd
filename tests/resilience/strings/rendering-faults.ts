import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { faultOf, viewOf } from '../announcements.ts'
import type { Visit } from '../stage.ts'
import { executedIn } from './typing.ts'

const sizes = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]

/** Returns the elements that overflow on the right, at the widths of a phone and a desktop; null if none. */
async function overhangOf(page: Page): Promise<string | null> {
  let seen: string | null = null
  for (const size of sizes) {
    await page.setViewportSize(size)
    // Floating elements update their position a moment later.
    let { overhang } = await viewOf(page)
    for (let tries = 0; overhang > 0 && tries < 20; tries += 1) {
      await wait(30)
      overhang = (await viewOf(page)).overhang
    }
    if (overhang > 0) seen = `at ${size.width} px it is ${overhang} px wider than the screen`
  }
  return seen
}

/** Returns the faults of a page that shows any strings, and clears its complaints. */
export async function renderingFaults({ page, complaints }: Visit): Promise<string[]> {
  const executed = await executedIn(page)
  const overhang = await overhangOf(page)
  // The strings themselves look like internal error text, so only a blank screen counts here.
  const fault = faultOf(await viewOf(page))
  return [
    ...(executed === null ? [] : [executed]),
    ...(overhang === null ? [] : [overhang]),
    ...(fault === 'the screen is blank' ? [fault] : []),
    ...complaints.splice(0),
  ]
}
