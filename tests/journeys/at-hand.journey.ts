import type { Page } from '@playwright/test'
import { administrator, comeBackAs, openMenuOf, owner } from './support.ts'
import { expect, test } from './test.ts'

/** Opens a screen, and has the connection go once the page is at rest. */
async function openAndLoseConnection(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('without a connection a question is asked, and a toast tells how it ended', async ({ page }) => {
  await comeBackAs(page, administrator)
  await openAndLoseConnection(page, '/admin/materials')
  await openMenuOf(page, 'Aluminium cans')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await dialog.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(notifications(page).getByRole('listitem')).toContainText('Aluminium cans deleted')
})

test('without a connection there is a window to paste rows into', async ({ page }) => {
  await comeBackAs(page, owner)
  await openAndLoseConnection(page, '/business/transactions/create')
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste rows' })).toBeVisible()
})

test('without a connection a screen that does not come, a page that is none and one that is not permitted say so', async ({
  page,
}) => {
  await comeBackAs(page, 'thandi@umhlangametals.example')
  await openAndLoseConnection(page, '/business/transactions')
  const goTo = (path: string) =>
    page.evaluate(to => {
      history.pushState(null, '', to)
    }, path)

  await goTo('/business/users/create')
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible()
  await goTo('/business/nowhere')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await goTo('/business/collections')
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This part of the app could not be loaded')
})

test('where the toaster never came, toasts are told all the same', async ({ page }) => {
  // The page is never at leisure.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await comeBackAs(page, administrator)
  await openAndLoseConnection(page, '/admin/materials')
  await openMenuOf(page, 'Aluminium cans')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const alert = notifications(page).getByRole('alert')
  await expect(alert).toContainText('Nothing was deleted')
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
})
