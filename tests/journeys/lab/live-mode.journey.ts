import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { comeBackAs, fillTrade, line, owner, save } from '../support.ts'
import { expect, test } from '../test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock panel' })
const actor = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('list', { name: 'Actors', exact: true }).getByRole('button', { name })
const part = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).first().click()

/** Opens live mode in the panel on the form of a new transaction. */
async function openMachines(page: Page) {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await expect(page.getByRole('form', { name: 'New transaction' })).toBeVisible()
  await page.keyboard.press('Control+Alt+M')
  await panel(page).getByRole('tab', { name: 'Machines' }).click()
}

test('shows and drives the form and its lines while a transaction is recorded', async ({ page }) => {
  await openMachines(page)
  await expect(actor(page, /^form · new open$/)).toBeVisible()
  await actor(page, /^lines /).click()
  await expect(panel(page).getByRole('img', { name: 'Chart of lines. Active: drafting' })).toBeVisible()
  await fillTrade(page, '40', '320')
  await part(page, 'Messages')
  await expect(
    panel(page).getByRole('option', { name: 'line.change line-1 from Outside to lines' }).first(),
  ).toBeVisible()
  await part(page, 'Chart')
  await panel(page).getByRole('button', { name: 'line.change …' }).click()
  await panel(page).getByRole('form', { name: 'line.change' }).getByRole('textbox', { name: 'weight' }).fill('75')
  await panel(page).getByRole('form', { name: 'line.change' }).getByRole('button', { name: 'Send' }).click()
  await expect(line(page, 'Copper wire').weight).toHaveValue('75')

  await actor(page, /^form/).click()
  await part(page, 'Run')
  const opened = page.context().waitForEvent('page')
  await panel(page).getByRole('button', { name: 'Open as run' }).click()
  await expect(
    panel(page).getByText('The run starts with “a new transaction” and ends in the same state as the app’s.'),
  ).toBeVisible()
  const run = await opened
  await expect(run.getByRole('list', { name: 'Active states' })).toHaveText('open')
  await page.bringToFront()
  await save(page, 'Record transaction')
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  await expect(actor(page, /^form.* stopped$/)).toBeVisible()
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const) {
  const title = `live mode has no fault that axe finds, ${colorScheme}, at ${width} px`
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await openMachines(page)
    for (const name of ['Chart', 'Messages', 'Context', 'Run']) {
      await part(page, name)
      await expect(panel(page).getByRole('radio', { name })).toBeChecked()
      const axe = await new AxeBuilder({ page }).include('dialog').analyze()
      expect(axe.violations, name).toEqual([])
    }
  })
}
