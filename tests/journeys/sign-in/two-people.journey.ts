// Repeats one case of `tests/features/sign-in/other-tabs.long.test.tsx`, because only a browser has real tabs.
import type { Page } from '@playwright/test'
import { enter, offeredCode, signIn } from '../enter.ts'
import { collector, owner } from '../support.ts'
import { expect, test } from '../test.ts'

/** Returns all readable text of a page, including its field values, title and URL. */
async function readableOn(page: Page) {
  const fields = await page.locator('input').evaluateAll(all => all.map(field => (field as HTMLInputElement).value))
  return [await page.locator('body').innerText(), await page.title(), page.url(), ...fields].join('\n')
}

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

/** Returns the write requests in the mock's log, except those for signing in. */
async function writesOf(page: Page) {
  await page.keyboard.press('Control+Alt+M')
  await page.getByRole('tab', { name: 'Calls' }).click()
  const calls = await page.getByRole('list', { name: 'Calls' }).getByRole('button').allInnerTexts()
  expect(calls).not.toEqual([])
  return calls.filter(call => !/authentication\.|\.(list|get)\b/.test(call))
}

test('second user sees nothing of the first in another tab, which sends nothing', async ({
  page: naledis,
  context,
}) => {
  await enter(naledis, owner)
  await naledis.goto('/business/transactions')
  await naledis.getByRole('table').getByRole('rowheader').getByRole('link').first().click()
  await expect(naledis.getByRole('form', { name: 'Edit transaction' })).toBeVisible()
  await naledis.getByRole('button', { name: /^Date: / }).click()
  await naledis.getByRole('textbox', { name: 'Date', exact: true }).fill('2026-01-02T03:04')
  const buyer = await naledis.getByRole('combobox', { name: 'Buyer' }).inputValue()
  expect(await readableOn(naledis)).toContain(buyer)

  const other = await context.newPage()
  await other.goto('/business')
  await signOut(other, 'Naledi Mokoena')
  await expect(naledis.getByRole('heading', { name: 'You are signed out' })).toBeVisible()

  await signIn(other, collector)
  await offeredCode(other).click()
  await expect(other.getByRole('button', { name: /^Bongani Khumalo/ })).toBeVisible()
  await expect(naledis.getByRole('heading', { name: 'Another user is signed in' })).toBeVisible()
  const readable = await readableOn(naledis)
  for (const trace of ['Naledi', 'Umhlanga', buyer, '2026-01-02', '/business/transactions']) {
    expect(readable).not.toContain(trace)
  }
  expect(await naledis.evaluate(() => JSON.stringify(localStorage))).not.toContain('2026-01-02')
  await naledis.keyboard.press('Control+Enter')
  expect(await writesOf(naledis)).toEqual([])

  await naledis.getByRole('button', { name: 'Continue as this user' }).click()
  await expect(naledis.getByRole('button', { name: /^Bongani Khumalo/ })).toBeVisible()
  await signOut(other, 'Bongani Khumalo')
  await expect(naledis.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(await readableOn(naledis)).not.toContain('Bongani')
  await naledis.getByRole('button', { name: 'Sign in' }).click()
  await expect(naledis.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
