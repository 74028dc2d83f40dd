import type { Page } from '@playwright/test'
import { adder, choose, comeBackAs, line, owner } from '../support.ts'
import { expect, test } from '../test.ts'

const create = '/business/transactions/create'
const buyer = (page: Page) => page.getByRole('combobox', { name: 'Buyer' })
const yard = (page: Page, count: number) => page.getByRole('link', { name: `On the yard ${count}` })

const loads = (page: Page) => page.getByRole('table', { name: 'On the yard' }).locator('tbody tr')

/** Holds the load of a truck with copper wire. */
async function hold(page: Page, name: string, weight: string) {
  await choose(page, buyer(page), 'kasi', 'Kasi Recyclers')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await line(page, 'Copper wire').weight.fill(weight)
  await page.getByRole('textbox', { name: 'Vehicle or name' }).fill(name)
  await page.getByRole('button', { name: 'Hold load' }).click()
  await expect(buyer(page)).toHaveValue('')
  await expect(buyer(page)).toBeFocused()
}

test('holds two trucks, opens the first one after a reload, and records it', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto(create)
  await hold(page, 'CA 123-456', '640-')
  await hold(page, 'ND 9', '62.5')
  await expect(page.getByText(/^2 loads are on the yard\. The last one since .*: ND 9\.$/)).toBeVisible()
  await page.reload()
  await yard(page, 2).click()
  const first = loads(page).filter({ hasText: 'CA 123-456' })
  await expect(first).toContainText('Waiting for tare')
  await first.getByRole('link', { name: 'Open CA 123-456' }).click()

  await expect(line(page, 'Copper wire').weight).toHaveValue('640-')
  await line(page, 'Copper wire').weight.press('End')
  await page.keyboard.type('38')
  await line(page, 'Copper wire').value.fill('6880')
  await expect(page.getByRole('region', { name: 'This load' })).toContainText('602.00 kg')
  await page.getByRole('button', { name: 'Record transaction', exact: true }).click()
  await expect(page.getByText('Transaction recorded')).toBeVisible()
  await expect(page).toHaveURL(/\/business\/transactions(\?|$)/)
  await expect(yard(page, 1)).toBeVisible()
})

test('offers a load to a second tab only after the first one closes it', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto(create)
  await hold(page, 'CA 123-456', '12.5')
  await page.getByRole('button', { name: 'Open load' }).click()
  await expect(line(page, 'Copper wire').weight).toHaveValue('12.5')

  const second = await page.context().newPage()
  await second.goto('/business/yard')
  await expect(loads(second)).toContainText('Open in another tab')
  await second.goto(create)
  await expect(buyer(second)).toBeFocused()
  await expect(second.getByRole('button', { name: 'Open load' })).toHaveCount(0)
  await page.close()
  await second.getByRole('button', { name: 'Open load' }).click()
  await expect(line(second, 'Copper wire').weight).toHaveValue('12.5')
})
