import type { Page } from '@playwright/test'
import { fetchAtLeisure, followScripts, holdLeisure } from '../leisure.ts'
import { administrator, comeBackAs, endSession, openMenuOf, owner } from '../support.ts'
import { expect, test } from '../test.ts'

/** Opens a screen as an account, waits for everything that it may need offline, and then goes offline. */
async function openAndLoseConnection(page: Page, who: string, path: string, shows: string) {
  await holdLeisure(page)
  await comeBackAs(page, who)
  const scripts = followScripts(page)
  await page.goto(path)
  await expect(page.getByText(shows).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await fetchAtLeisure(page, scripts)
  await page.context().setOffline(true)
}

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('without a connection a question is asked, and a toast tells how it ended', async ({ page }) => {
  await openAndLoseConnection(page, administrator, '/admin/materials', 'Aluminium cans')
  await openMenuOf(page, 'Aluminium cans')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await dialog.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(notifications(page).getByRole('listitem')).toContainText('Aluminium cans deleted')
})

test('without a connection there is a window to paste rows into', async ({ page }) => {
  await openAndLoseConnection(page, owner, '/business/transactions/create', 'No materials yet')
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste rows' })).toBeVisible()
})

const goTo = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to)
  }, path)

test('without a connection a page that is none and one that is not permitted say so', async ({ page }) => {
  await openAndLoseConnection(page, 'thandi@umhlangametals.example', '/business/transactions', '1–10 of')
  await goTo(page, '/business/users/create')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  await goTo(page, '/business/nowhere')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
})

test('without a connection a page that is not permitted says so, though its file was never fetched', async ({
  page,
}) => {
  await openAndLoseConnection(page, 'thandi@umhlangametals.example', '/business', 'Overview')
  await goTo(page, '/business/transactions/create')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
})

test('without a connection the forms of records are there, as a list has fetched them', async ({ page }) => {
  await openAndLoseConnection(page, administrator, '/admin/roles', 'roles')
  await goTo(page, '/admin/roles/create')
  await expect(page.getByRole('form', { name: 'New role' })).toBeVisible()
})

/** Opens the list of materials, and goes offline before the page has fetched anything else. */
async function loseConnectionAtOnce(page: Page) {
  await holdLeisure(page)
  await comeBackAs(page, administrator)
  await page.goto('/admin/materials')
  await expect(page.getByRole('rowheader', { name: 'Aluminium cans' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

test('without a connection a screen that was not fetched says so', async ({ page }) => {
  await loseConnectionAtOnce(page)
  await goTo(page, '/admin/transactions/create')
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This part of the app could not be loaded')
})

test('without a connection the sign-in over unsaved work is there, as every form needs its file', async ({ page }) => {
  await holdLeisure(page)
  await comeBackAs(page, administrator)
  await page.goto('/admin/users/create')
  await page.getByLabel(/^Name/).fill('Zodwa Weigh')
  await page.getByLabel(/^Username/).fill('zodwa@weigh.example')
  await page.getByRole('button', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Business' }).click()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await endSession(page)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
})

test('without a connection a part that was not fetched says so in a toast', async ({ page }) => {
  await loseConnectionAtOnce(page)
  await page.keyboard.press('Control+K')
  await expect(notifications(page).getByRole('listitem')).toContainText('The palette could not be opened')
})
