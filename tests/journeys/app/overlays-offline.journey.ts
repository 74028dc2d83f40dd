import type { Page } from '@playwright/test'
import { fetchAtLeisure, followScripts, holdLeisure } from '../leisure.ts'
import { administrator, comeBackAs, endSession, openMenuOf, owner } from '../support.ts'
import { expect, test } from '../test.ts'

/** Opens a screen as `who`, waits until everything is prefetched, and goes offline. */
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

const goTo = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to)
  }, path)

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('shows a dialog, the toast of its result and the form of the list offline', async ({ page }) => {
  await openAndLoseConnection(page, administrator, '/admin/materials', 'Aluminium cans')
  await openMenuOf(page, 'Aluminium cans')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await dialog.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(notifications(page).getByRole('listitem')).toContainText('Aluminium cans deleted')
  await goTo(page, '/admin/materials/create')
  await expect(page.getByRole('form', { name: 'New material' })).toBeVisible()
})

test('opens the paste dialog offline', async ({ page }) => {
  await openAndLoseConnection(page, owner, '/business/transactions/create', 'No materials yet')
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste rows' })).toBeVisible()
})

test('shows unknown and forbidden pages offline', async ({ page }) => {
  await openAndLoseConnection(page, 'thandi@umhlangametals.example', '/business/transactions', '1–10 of')
  await goTo(page, '/business/users/create')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  await goTo(page, '/business/nowhere')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
})

test('explains a forbidden page offline, without its file', async ({ page }) => {
  await openAndLoseConnection(page, 'thandi@umhlangametals.example', '/business', 'Overview')
  await goTo(page, '/business/transactions/create')
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
})

test('shows a toast or an error offline for parts and screens that were not fetched', async ({ page }) => {
  await holdLeisure(page)
  await comeBackAs(page, administrator)
  await page.goto('/admin/materials')
  await expect(page.getByRole('rowheader', { name: 'Aluminium cans' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+K')
  await expect(notifications(page).getByRole('listitem')).toContainText('Could not load a part of the app')
  await goTo(page, '/admin/transactions/create')
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Could not load this part of the app')
})

test('opens the sign-in dialog over unsaved work offline', async ({ page }) => {
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
