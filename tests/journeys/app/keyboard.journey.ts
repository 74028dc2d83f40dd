import type { Page } from '@playwright/test'
import { standardPassword } from '#mirage/data/accounts.ts'
import { offeredCode } from '../enter.ts'
import { adder, comeBackAs, figure, line, owner, tabTo } from '../support.ts'
import { expect, test } from '../test.ts'

/** Types a term into the focused look-up and chooses the first option. */
async function typeAndTake(page: Page, search: string, name: string) {
  await page.keyboard.type(search)
  await expect(page.getByRole('option')).toHaveText([new RegExp(name)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}

test('keyboard user signs in and records a transaction', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('E-mail or phone number')).toBeFocused()
  await page.keyboard.type(owner)
  await page.keyboard.press('Tab')
  await page.keyboard.type(standardPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await page.keyboard.type((await offeredCode(page).innerText()).replace(/\D/g, ''))
  await expect(page).toHaveURL('/business')

  await expect(page.getByRole('link', { name: 'New transaction' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'New transaction' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/business/transactions/create')

  const buyer = page.getByRole('combobox', { name: 'Buyer' })
  await expect(buyer).toBeVisible()
  await tabTo(page, buyer)
  await typeAndTake(page, 'kasi', 'Kasi Recyclers')
  await expect(buyer).toHaveValue('Kasi Recyclers')

  await tabTo(page, adder(page))
  await typeAndTake(page, 'cullet', 'Glass cullet, mixed')
  const { weight, value } = line(page, 'Glass cullet, mixed')
  await expect(weight).toBeFocused()
  await page.keyboard.type('2599')
  await page.keyboard.press('ArrowUp')
  await expect(weight).toHaveValue('2\u00a0600')
  await page.keyboard.press('Tab')
  await expect(value).toBeFocused()
  await page.keyboard.type('1430')
  // 2600 kg × 0.3043 kg/kg
  await expect(figure(page, 'CO₂e avoided, estimated')).toHaveText('791.18 kg')

  await tabTo(page, page.getByRole('button', { name: 'Record transaction' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/business/transactions')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications).toContainText('It avoided an estimated 791.18 kg CO₂e.')
  await page.keyboard.press('Alt+KeyT')
  await tabTo(page, notifications.getByRole('button', { name: 'Open' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Edit', exact: true }))
  await page.keyboard.press('Enter')
  await expect(buyer).toHaveValue('Kasi Recyclers')
  await expect(weight).toHaveValue('2\u00a0600.00')
})

test('moves one stop per Tab and Shift+Tab in the lines of a form', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await adder(page).fill('copper wire')
  await adder(page).press('Enter')
  const { weight, value, carbon, row } = line(page, 'Copper wire')
  await expect(weight).toBeFocused()
  await page.keyboard.type('12')
  const stops = [weight, value, carbon.getByRole('button'), row.getByRole('button', { name: 'Remove Copper wire' })]
  for (const stop of stops.slice(1)) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  // The next key press closes the tooltip of the Remove button.
  await expect(page.getByRole('tooltip')).toHaveText('Remove material')
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.keyboard.press('Shift+Tab')
    await expect(stop).toBeFocused()
  }
})
