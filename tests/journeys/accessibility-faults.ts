import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { stillness } from './support.ts'

/** Returns the rules that the page violates once its animations have ended, each with the HTML of its elements. */
export async function accessibilityFaults(page: Page) {
  await stillness(page)
  // react-aria announces options through elements that refer to the closed list.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
