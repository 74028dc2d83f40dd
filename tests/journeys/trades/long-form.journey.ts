import type { CDPSession, Page } from '@playwright/test'
import { adder, comeBackAs, lines, owner } from '../support.ts'
import { expect, test } from '../test.ts'

/** Returns a function that returns the current number of the page's compositor layers. */
async function countLayers(session: CDPSession) {
  let count = 0
  session.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    if (layers.length > 0) count = layers.length
  })
  await session.send('LayerTree.enable')
  return () => count
}

async function pasteRows(page: Page, text: string) {
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await page.getByRole('textbox', { name: 'Rows' }).fill(text)
  await page.getByRole('button', { name: 'Add lines' }).click()
}

// The browser would recreate compositor layers for parts of each row on every key press.
test('form of many lines has few layers, also while typing', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await expect(adder(page)).toBeVisible()
  await pasteRows(page, 'Copper wire\t1\t1\nPET bottles\t2\t2\n'.repeat(30))
  await expect(lines(page)).toHaveCount(60)
  const layers = await countLayers(await page.context().newCDPSession(page))
  const weight = page.getByRole('spinbutton', { name: /^Weight/ }).nth(30)
  await weight.click()
  await weight.fill('12')
  await expect.poll(layers).toBeGreaterThan(0)
  await page.keyboard.type('34')
  await expect(weight).toHaveValue('1234')
  await expect.poll(layers).toBeLessThan(30)
})
