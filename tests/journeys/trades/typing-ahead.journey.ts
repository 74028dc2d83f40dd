import type { Page } from '@playwright/test'
import { adder, figure, line, openNew } from '../support.ts'
import { expect, test } from '../test.ts'

/** Opens a new transaction with a server latency of 150 ms. */
async function newTransaction(page: Page) {
  await page.goto('/business/transactions/create?mock-as=naledi&mock-latency=150')
  await expect(adder(page)).toBeVisible()
}

/** Types the words without waiting, each followed by Enter, like a fast clerk at a weighbridge. */
async function pressAll(page: Page, ...words: string[]) {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
}

test('a clerk types ahead of every look-up, on a computer 6 times as slow', async ({ page }) => {
  await newTransaction(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.getByRole('combobox', { name: 'Buyer' }).focus()
  // The second Enter moves on while the buyer's look-up is still pending.
  await pressAll(page, 'kasi', '', '', '')
  await expect(adder(page)).toBeFocused()
  await pressAll(page, 'corrug', '640.5', '2000')
  await pressAll(page, 'gw 51-01', '80', '320.25')
  await pressAll(page, 'copper', '12', '960')
  await expect(page.getByRole('rowheader')).toHaveText([/^Corrugated cardboard/, /^PET bottles/, /^Copper wire/])
  for (const [name, weight, value] of [
    ['Corrugated cardboard', '640.5', '2\u00a0000'],
    ['PET bottles', '80', '320.25'],
    ['Copper wire', '12', '960'],
  ] as const) {
    await expect(line(page, name).weight).toHaveValue(weight)
    await expect(line(page, name).value).toHaveValue(value)
  }
  await expect(adder(page)).toBeFocused()
  await expect(adder(page)).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Buyer' })).toHaveValue('Kasi Recyclers')
  await expect(figure(page, 'Weight')).toHaveText('732.50 kg')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL('/business/transactions')
  await openNew(page, 'Transaction recorded')
  await expect(page.getByRole('combobox', { name: 'Buyer' })).toHaveValue('Kasi Recyclers')
  await expect(line(page, 'Copper wire').weight).toHaveValue('12.00')
})
