// Repeats one case of `tests/features/trades/outbox`, because only a browser has a connection and a service worker.
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { fillTrade, line } from '../support.ts'
import { expect, test } from '../test.ts'

test.use({ serviceWorkers: 'allow' })

/** Turns on working offline as Naledi, and opens the list of transactions. */
async function workOffline(page: Page) {
  await page.goto('/business/offline?mock-as=naledi')
  await page.getByRole('button', { name: 'Work offline' }).click()
  await expect(page.getByText('Working offline is on')).toBeVisible()
  await page.goto('/business/transactions')
  await expect(page.getByRole('main').getByRole('link', { name: 'New transaction' })).toBeVisible()
}

/** Records a transaction without a connection, with look-ups from this device. */
async function recordOffline(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'New transaction' }).click()
  await fillTrade(page, '40', '320')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device, will be sent later')).toBeVisible()
}

const openWaiting = async (page: Page) => {
  await page.getByRole('link', { name: '1 waiting' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
}

test('records without a connection, and sends when it is back', { tag: '@core' }, async ({ page, context }) => {
  await workOffline(page)
  await context.setOffline(true)
  await recordOffline(page)
  await expect(page.getByRole('rowgroup').filter({ hasText: 'On this device' })).toContainText('Kasi Recyclers')
  await openWaiting(page)
  await expect(page.getByText('Sent when you are online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 record sent')).toBeVisible()
  await expect(page.getByText('No records waiting')).toBeVisible()
  await expect(page.getByRole('link', { name: '1 waiting' })).toHaveCount(0)
})

test('sends a correction although a message moves the button during the press', async ({ page, context }) => {
  await workOffline(page)
  await page.goto('/business/transactions?mock-fail=transactions.create:422')
  await context.setOffline(true)
  await recordOffline(page)
  await context.setOffline(false)
  await expect(page.getByText('The server refused a record')).toBeVisible()
  await openWaiting(page)
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await line(page, 'Copper wire').weight.fill('41')
  const button = page.getByRole('button', { name: 'Save and send' })
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  // Leaving the field shows a message about the price.
  await expect(page.getByText(/^Less than a tenth of the usual price/)).toBeVisible()
  expect((await button.boundingBox())?.y).toBeGreaterThan(y + 20)
  await page.mouse.up()
  await expect(page.getByText('1 record sent')).toBeVisible()
})

test('shows a saved record in full while the list loads slowly', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await workOffline(page)
  await page.goto('/business/transactions?mock-latency=6000')
  await expect(page.getByRole('main').getByRole('link', { name: 'New transaction' })).toBeVisible()
  await context.setOffline(true)
  await recordOffline(page)
  const saved = page.getByRole('rowgroup').filter({ hasText: 'On this device' })
  const notice = page.getByRole('status').filter({ hasText: 'Still trying…' })
  await expect(notice).toBeVisible()
  expect(await saved.evaluate(group => getComputedStyle(group).opacity)).toBe('1')
  const [row, pill] = [await saved.boundingBox(), await notice.boundingBox()]
  expect(pill?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility problem at 360 px (${colorScheme})`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    const check = async (what: string) => {
      await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
      expect(await accessibilityFaults(page), what).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(360)
    }
    await page.goto('/business/offline?mock-as=naledi')
    await expect(page.getByRole('button', { name: 'Work offline' })).toBeVisible()
    await check('before working offline')
    await workOffline(page)
    await context.setOffline(true)
    await recordOffline(page)
    await check('list')
    await openWaiting(page)
    await check('waiting')
    await page.getByRole('link', { name: 'Offline settings' }).click()
    await expect(page.getByText('Working offline is on')).toBeVisible()
    await check('offline settings')
  })
}
