import type { Page } from '@playwright/test'
import { standardPassword } from '#mirage/data/accounts.ts'
import { offeredCode } from '../enter.ts'
import { adder, choose, comeBackAs, endSession, line, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Runs in the page: goes back and returns if the page was left. */
const goBack = () =>
  navigation.back().committed?.then(
    () => 'left',
    () => 'stayed',
  )

/** Opens a new transaction from the list and types some values. */
async function begin(page: Page) {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  await page.getByRole('link', { name: 'New transaction' }).click()
  await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await line(page, 'Copper wire').weight.fill('12.5')
}

test('asks before Back leaves unsaved changes, and leaves after confirmation', async ({ page }) => {
  await begin(page)
  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/create/)
  await expect(line(page, 'Copper wire').weight).toHaveValue('12.5')
  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/business/transactions')
})

test('ignores Back during the sign-in over a screen, which then continues', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business')
  await page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await expect(rows(page)).toHaveCount(10)
  await endSession(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog.getByLabel('E-mail or phone number')).toHaveValue(owner)

  expect(await page.evaluate(goBack)).toBe('stayed')
  await expect(page).toHaveURL('/business/transactions?page=2')

  await dialog.getByRole('textbox', { name: 'Password' }).fill(standardPassword)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await offeredCode(page).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
})

test('offers an unfinished load to a second tab only after the first one closes', async ({ page }) => {
  await begin(page)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('12.5')
  const second = await page.context().newPage()
  await second.goto('/business/transactions/create')
  await expect(second.getByRole('combobox', { name: 'Buyer' })).toBeFocused()
  await expect(second.getByRole('button', { name: 'Open load' })).toHaveCount(0)
  await page.close()
  await second.getByRole('button', { name: 'Open load' }).click()
  await expect(line(second, 'Copper wire').weight).toHaveValue('12.5')
})
