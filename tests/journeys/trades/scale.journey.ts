import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { adder, choose } from '../support.ts'
import { expect, test } from '../test.ts'

const panel = (page: Page) => page.getByRole('group', { name: 'Scale' })
const weight = (page: Page) => page.getByRole('spinbutton', { name: 'Weight in kg of Copper wire' })
const load = (page: Page) => page.getByRole('spinbutton', { name: 'Load in kg' })

/** Opens a new transaction with a line of copper wire, and connects the virtual scale of the mock's panel. */
async function openConnected(page: Page) {
  await page.goto('/business/transactions/create?mock-as=naledi')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await page.getByRole('button', { name: 'Connect scale' }).click()
  await expect(panel(page)).toContainText('Stable')
}

/** Puts a load on the virtual scale, in kg. */
async function weigh(page: Page, kg: string) {
  await load(page).fill(kg)
  await load(page).press('Enter')
  await expect(panel(page)).toContainText(new RegExp(`Stable${kg}`))
}

test('takes gross and tare with the keyboard', { tag: '@core' }, async ({ page }) => {
  await openConnected(page)
  await page.keyboard.press('Control+Alt+M')
  await page.getByRole('tab', { name: 'Scale' }).click()
  await weigh(page, '642.5')
  await weight(page).focus()
  await page.keyboard.press('F9')
  await expect(weight(page)).toHaveValue('642.5')
  await weigh(page, '38')
  await weight(page).focus()
  await page.keyboard.press('F9')
  await expect(weight(page)).toHaveValue('604.5')
  await expect(page.getByText('642.5-38 net')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Value in rand of Copper wire' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility problem in any state of the scale (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openConnected(page)
    const check = async (text: string) => {
      await expect(panel(page)).toContainText(text)
      expect(await accessibilityFaults(page), text).toEqual([])
    }
    await page.keyboard.press('Control+Alt+M')
    await page.getByRole('tab', { name: 'Scale' }).click()
    await check('Put the load on')
    await page.getByRole('checkbox', { name: 'Stable' }).press('Space')
    await check('Moving')
    await page.getByRole('button', { name: 'Overload' }).click()
    await check('Overload')
    await page.getByRole('button', { name: 'Overload' }).click()
    await page.getByRole('combobox', { name: 'Format' }).selectOption('hardy')
    await check('Unreadable')
    await page.getByRole('checkbox', { name: 'Stable' }).press('Space')
    await page.getByRole('combobox', { name: 'Format' }).selectOption('rinstrum')
    await check('No unit')
    await page.getByRole('button', { name: 'Unplug' }).click()
    await check('Disconnected')
  })
}

test('fits on a phone, and its button takes the weight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openConnected(page)
  await page.keyboard.press('Control+Alt+M')
  await page.getByRole('tab', { name: 'Scale' }).click()
  await weigh(page, '642.5')
  await page.keyboard.press('Control+Alt+M')
  await panel(page).getByRole('button', { name: 'Take gross' }).click()
  await expect(weight(page)).toHaveValue('642.5')
  await expect(panel(page)).toContainText('642.5 kg taken')
  await page.keyboard.press('Control+Alt+M')
  await page.getByRole('tab', { name: 'Scale' }).click()
  await page.getByRole('combobox', { name: 'Format' }).selectOption('hardy')
  await page.keyboard.press('Control+Alt+M')
  await expect(panel(page)).toContainText('Unreadable')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('does not move the button that the user presses', async ({ page }) => {
  await openConnected(page)
  await choose(page, adder(page), 'pet b', 'PET bottles')
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Copper wire' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove PET bottles' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})
