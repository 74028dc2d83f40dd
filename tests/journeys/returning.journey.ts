import type { Locator, Page } from '@playwright/test'
import { standardPassword } from '#mirage/accounts.ts'
import { offeredCode, signIn } from './enter.ts'
import { adder, choose, comeBackAs, endSession, figure, line, lines, owner } from './support.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row')

/** Opens the first transaction of the list; gives its lines once they are there. */
async function openFirst(page: Page) {
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/business\/transactions\/[\da-f-]{36}\/edit$/)
  await expect(lines(page).first()).toBeVisible()
  return lines(page)
}

/** The material that a line is of. */
async function nameOf(row: Locator) {
  const label = await row.getByRole('button', { name: /^Remove / }).getAttribute('aria-label')
  return label?.replace('Remove ', '') ?? ''
}

/** Goes to the list and into the same transaction again: what it shows then comes from the server. */
async function leaveAndComeBack(page: Page) {
  await page.getByRole('link', { name: 'Back to transactions' }).click()
  await expect(page).toHaveURL('/business/transactions')
  return openFirst(page)
}

test('a wrong password and a wrong code are refused in words, and the right ones let her in', async ({ page }) => {
  await page.goto('/')
  await signIn(page, owner, 'not my password')
  await expect(page.getByRole('alert')).toHaveText(/username or (the )?password/i)
  await expect(page.getByLabel('E-mail or phone number')).toHaveValue(owner)
  await signIn(page, owner)

  await expect(page).toHaveURL('/mfa/verify')
  const code = page.getByRole('textbox', { name: 'Code' })
  const right = (await offeredCode(page).innerText()).replace(/\D/g, '')
  const wrong = String((Number(right) + 111_111) % 1_000_000).padStart(6, '0')
  await code.pressSequentially(wrong)
  await expect(code).toHaveAccessibleDescription(/code/i)
  await expect(code).toHaveValue(wrong)
  await offeredCode(page).click()
  await expect(page).toHaveURL('/business')
  await expect(page.getByRole('heading', { name: 'Welcome, Naledi Mokoena' })).toBeVisible()
})

test('a search narrows the list, is in the address, and is undone by clearing it', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  await expect(rows(page)).toHaveCount(10)
  const everything = await page.getByText(/^\d+ transactions$/).innerText()

  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('sipho')
  await expect(page).toHaveURL('/business/transactions?searchTerm=sipho')
  await expect(page.getByText(everything, { exact: true })).toBeHidden()
  for (const row of await rows(page).all()) await expect(row).toContainText('Sipho Dlamini')

  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/business/transactions')
  await expect(page.getByText(everything, { exact: true })).toBeVisible()
})

test('the browser’s Back leads from page 2 to page 1, at the place where she left it', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('/business/transactions')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  const firstPage = await rows(page).allInnerTexts()
  const scrolled = () => page.evaluate(() => scrollY)

  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/business/transactions?page=2')
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
  expect(await rows(page).allInnerTexts()).not.toEqual(firstPage)
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/business/transactions')
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  expect(await rows(page).allInnerTexts()).toEqual(firstPage)
  await expect.poll(scrolled).toBe(left)

  await page.goForward()
  await expect(page).toHaveURL('/business/transactions?page=2')
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
})

test('a session that ends while she records a transaction asks her back, and loses nothing', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await line(page, 'Copper wire').weight.fill('20')
  await line(page, 'Copper wire').value.fill('2560')
  await endSession(page)
  await page.getByRole('button', { name: 'Record transaction' }).click()

  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog.getByLabel('E-mail or phone number')).toHaveValue(owner)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(standardPassword)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await offeredCode(page).click()
  await expect(dialog).toBeHidden()

  // 20 × 4.9481
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('It saved 98.96 kg CO₂e.')
  await expect(page).toHaveURL('/business/transactions')
  await expect(rows(page).first()).toContainText('Kasi Recyclers')
})

test.describe('a transaction that was recorded', () => {
  test.beforeEach(async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto('/business/transactions')
  })

  test('saves a weight that she changes, and still has it when she comes back', async ({ page }) => {
    const name = await nameOf((await openFirst(page)).first())
    const before = await figure(page, 'CO₂e saved').innerText()
    await line(page, name).weight.fill('4321.5')
    await expect(line(page, name).row.getByRole('status')).toHaveText('Saved')
    await expect(figure(page, 'CO₂e saved')).not.toHaveText(before)
    const after = await figure(page, 'CO₂e saved').innerText()

    await leaveAndComeBack(page)
    await expect(line(page, name).weight).toHaveValue('4\u00a0321.50')
    await expect(figure(page, 'CO₂e saved')).toHaveText(after)
  })

  test('loses a line only once she has typed that she confirms', async ({ page }) => {
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

  test('keeps a line when she changes her mind about removing it', async ({ page }) => {
    const name = await nameOf((await openFirst(page)).first())
    const remove = page.getByRole('button', { name: `Remove ${name}` })
    await remove.click()
    await page.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(line(page, name).row).toBeVisible()
    await expect(remove).toBeFocused()
  })

  test('takes one more line, which saves itself once it has both numbers', async ({ page }) => {
    const before = await (await openFirst(page)).count()
    await choose(page, adder(page), 'plasterboard', 'Plasterboard')
    const { row, weight, value } = line(page, 'Plasterboard')
    await expect(row.getByRole('status')).toHaveText('Not saved yet: type weight and value')
    await weight.fill('100')
    await value.fill('22')
    await expect(row.getByRole('status')).toHaveText('Saved')

    await leaveAndComeBack(page)
    await expect(lines(page)).toHaveCount(before + 1)
    await expect(line(page, 'Plasterboard').weight).toHaveValue('100.00')
    await expect(line(page, 'Plasterboard').value).toHaveValue('22.00')
  })
})
