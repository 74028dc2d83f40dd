import type { Page } from '@playwright/test'
import { clipboardOf, fillTrade, save } from '../support.ts'
import { expect, test } from '../test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mock panel' })

/** Returns the page's path and the mock's settings from the panel. Opens the panel if it is closed. */
async function situationOf(page: Page) {
  if (!(await panel(page).isVisible())) await page.keyboard.press('Control+Alt+M')
  await expect(panel(page).getByRole('tabpanel')).toBeVisible()
  const valueOf = (name: string) => panel(page).getByRole('combobox', { name }).inputValue()
  return {
    path: new URL(page.url()).pathname,
    scenario: await valueOf('Scenario'),
    latency: await valueOf('Response time'),
    account: await panel(page).locator('[aria-current="true"]').innerText(),
    failures: await panel(page).getByRole('list', { name: 'Active failures' }).getByRole('listitem').allInnerTexts(),
  }
}

test('designer opens a link to the mock, fails a save, and copies a link to this state', async ({ page, context }) => {
  await page.goto('/business/transactions/create?mock-scenario=busy&mock-as=sipho&mock-latency=0')
  await expect(page.getByRole('button', { name: 'Sipho Dlamini' })).toBeVisible()
  await page.keyboard.press('Control+Alt+M')
  await expect(panel(page).getByRole('combobox', { name: 'Scenario' })).toHaveValue('busy')

  await panel(page)
    .getByRole('button', { name: /^Naledi Mokoena/ })
    .click()
  await expect(page.getByRole('button', { name: 'Naledi Mokoena Umhlanga Metals' })).toBeVisible()
  await panel(page).getByRole('combobox', { name: 'Call' }).fill('transactions.create')
  await panel(page).getByRole('combobox', { name: 'Failure' }).selectOption('500 Server error')
  await panel(page).getByRole('combobox', { name: 'Frequency' }).selectOption('Every request')
  await panel(page).getByRole('button', { name: 'Add failure' }).click()
  await page.goto('/business/transactions/create')
  await fillTrade(page, '1', '128')
  await save(page, 'Record transaction')
  await expect(page.getByRole('alert')).toContainText('The app has not found a saved record yet')

  await panel(page).getByRole('button', { name: 'Copy link' }).click()
  const link = await clipboardOf(page)
  const made = await situationOf(page)
  expect(made).toMatchObject({ path: '/business/transactions/create', scenario: 'busy' })
  expect(made.account).toContain('Naledi Mokoena')
  expect(made.failures).toEqual(['transactions.create: 500 Server error, every request'])

  const other = await context.browser()?.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  if (!other) throw new Error('There is no browser')
  const colleague = await other.newPage()
  await colleague.goto(link)
  await expect(colleague.getByRole('button', { name: 'Naledi Mokoena Umhlanga Metals' })).toBeVisible()
  expect(await situationOf(colleague)).toEqual(made)
  // The pointer starts in the corner of the page, where it expands the navigation.
  await colleague.mouse.move(600, 400)
  await fillTrade(colleague, '1', '128')
  await save(colleague, 'Record transaction')
  await expect(colleague.getByRole('alert')).toContainText('The app has not found a saved record yet')
  await other.close()
})

test('resets despite partly typed values, which are offered again', async ({ page }) => {
  const questions: string[] = []
  page.on('dialog', dialog => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto('/admin/materials/create?mock-as=lindiwe')
  await page.getByRole('textbox', { name: 'Name' }).fill('Cork')
  await page.getByRole('textbox', { name: 'GW Code' }).pressSequentially('GW 99')
  await page.keyboard.press('Control+Alt+M')
  await panel(page).getByRole('button', { name: 'Reset' }).click()
  await panel(page).getByRole('button', { name: 'Delete my changes' }).click()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cork')
  expect(questions).toEqual([])
})
