import type { Locator, Page } from '@playwright/test'
import { adder, choose, comeBackAs, line, lines, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

/** Opens the list's first transaction, waits for its lines, and returns the lines. */
async function openFirst(page: Page) {
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/business\/transactions\/[\da-f-]{36}\/edit$/)
  await expect(lines(page).first()).toBeVisible()
  return lines(page)
}

async function nameOf(row: Locator) {
  const label = await row.getByRole('button', { name: /^Remove / }).getAttribute('aria-label')
  return label?.replace('Remove ', '') ?? ''
}

/** Returns to the list and reopens the same transaction, loaded from the server. */
async function leaveAndComeBack(page: Page) {
  const address = page.url()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL('/business/transactions')
  await page.goto(address)
  await expect(lines(page).first()).toBeVisible()
  return lines(page)
}

test.describe('recorded transaction', () => {
  test.beforeEach(async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto('/business/transactions')
  })

  test('removes a line only after the typed confirmation', { tag: '@core' }, async ({ page }) => {
    const before = await (await openFirst(page)).count()
    const name = await nameOf(lines(page).last())
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
    const confirm = dialog.getByRole('button', { name: 'Confirm' })
    await expect(dialog).toContainText(
      'This action cannot be undone. This will permanently delete the resource from the system.',
    )
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Type I confirm' }).fill('I confir')
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
    await confirm.click()
    await expect(line(page, name).row).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`${name} removed`)

    await leaveAndComeBack(page)
    await expect(lines(page)).toHaveCount(before - 1)
    await expect(line(page, name).row).toHaveCount(0)
  })

  test('adds a line, which saves itself with both numbers', { tag: '@core' }, async ({ page }) => {
    const before = await (await openFirst(page)).count()
    const there = await Promise.all((await lines(page).all()).map(nameOf))
    // More materials than the number of lines in any transaction of the mock.
    const materials = ['Plasterboard', 'Copper wire', 'Tyres', 'Used oil', 'Asphalt', 'Timber']
    const name = materials.find(each => !there.includes(each)) ?? ''
    await choose(page, adder(page), name.toLowerCase(), name)
    const { row, weight, value } = line(page, name)
    await expect(row.getByRole('status')).toHaveText('Not saved yet: enter weight and value')
    await weight.fill('100')
    await value.fill('22')
    await expect(row.getByRole('status')).toHaveText('Saved')

    await leaveAndComeBack(page)
    await expect(lines(page)).toHaveCount(before + 1)
    await expect(line(page, name).weight).toHaveValue('100.00')
    await expect(line(page, name).value).toHaveValue('22.00')
  })
})
