import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { adder, choose, clipboardOf, comeBackAs, line, owner, rows, save } from '../support.ts'
import { expect, test } from '../test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock panel' })
const machine = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('list', { name: 'Running machines' }).getByRole('button', { name })
const part = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true }).click()

/** Opens live mode in the panel on the form of a new transaction. */
async function openMachines(page: Page) {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await expect(page.getByRole('form', { name: 'New transaction' })).toBeVisible()
  await page.keyboard.press('Control+Alt+M')
  await part(page, 'Machines')
}

/** Fills in a new transaction with one line. */
async function fillIn(page: Page) {
  await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await line(page, 'Copper wire').weight.fill('40')
  await line(page, 'Copper wire').value.fill('320')
}

test('shows and drives tradeForm and its lines while a transaction is recorded', async ({ page }) => {
  await openMachines(page)
  await expect(machine(page, /^tradeForm · new drafting$/)).toBeVisible()
  await machine(page, /^lines /).click()
  await expect(panel(page).getByRole('img', { name: 'Chart of lines. Active: drafting' })).toBeVisible()
  await fillIn(page)
  await part(page, 'Events')
  await expect(panel(page).getByRole('option', { name: 'line.change from Outside to lines' }).first()).toBeVisible()
  await part(page, 'Send')
  await panel(page).getByRole('button', { name: 'line.change …' }).click()
  await panel(page).getByRole('form', { name: 'line.change' }).getByRole('textbox', { name: 'weight' }).fill('75')
  await panel(page).getByRole('form', { name: 'line.change' }).getByRole('button', { name: 'Send' }).click()
  await expect(line(page, 'Copper wire').weight).toHaveValue('75')

  await machine(page, /^tradeForm/).click()
  await part(page, 'Recorded')
  await expect(
    panel(page).getByText('On the fakes they begin with “a new transaction” and end in the same state.'),
  ).toBeVisible()
  await panel(page).getByRole('button', { name: 'Copy link' }).click()
  const link = await clipboardOf(page)
  await save(page, 'Record transaction')
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  await expect(machine(page, /^tradeForm/)).toBeHidden()

  await page.goto(link)
  await expect(page.getByRole('list', { name: 'Active states' })).toHaveText('drafting')
})

test('shows the lines of a saved transaction below its form, with totals', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Control+Alt+M')
  await part(page, 'Machines')
  await rows(page).first().getByRole('link').click()
  await expect(machine(page, /^savedLine · /).first()).toBeVisible()
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const) {
  const title = `live mode has no fault that axe finds, ${colorScheme}, at ${width} px`
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await openMachines(page)
    for (const name of ['Chart', 'Events', 'Send', 'Context', 'Recorded']) {
      await part(page, name)
      await expect(panel(page).getByRole('tabpanel', { name })).toBeVisible()
      const axe = await new AxeBuilder({ page }).include('dialog').analyze()
      expect(axe.violations, name).toEqual([])
    }
  })
}
