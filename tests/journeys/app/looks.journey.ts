import type { Locator, Page } from '@playwright/test'
import { comeBackAs, openPreferences, owner } from '../support.ts'
import { expect, test } from '../test.ts'

/** Returns the lightness of the page's background; 255 is white. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d')
    if (!pixel) throw new Error('no canvas')
    pixel.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })

async function chooseLooks(page: Page, choices: Partial<Record<'Theme' | 'Appearance', string>>) {
  await openPreferences(page)
  for (const [label, name] of Object.entries(choices)) {
    await page.getByRole('button', { name: label }).click()
    await page.getByRole('option', { name, exact: true }).click()
    await expect(page.getByRole('button', { name: `${name} ${label}` })).toBeVisible()
  }
  await page.getByRole('dialog', { name: 'Preferences' }).getByLabel('Close').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('applies the chosen theme and appearance before the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await comeBackAs(page, owner)
  await page.goto('/business')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'system')
  await expect(html).toHaveAttribute('data-appearance', 'threereco')
  expect(await lightness(page)).toBeGreaterThan(200)

  await chooseLooks(page, { Theme: 'Dark', Appearance: 'Slate' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-appearance', 'slate')
  expect(await lightness(page)).toBeLessThan(60)

  // Without its scripts, the page stays in the state before the first paint.
  await page.route('**/*.js', route => route.abort())
  await page.reload()
  await expect(page.locator('#root')).toBeEmpty()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-appearance', 'slate')
  expect(await lightness(page)).toBeLessThan(60)

  await page.unroute('**/*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Naledi Mokoena/ })).toBeVisible()
  await openPreferences(page)
  await expect(page.getByRole('button', { name: 'Dark Theme' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slate Appearance' })).toBeVisible()
})

test('follows the system theme until a choice, and after choosing the system', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/business')
  await expect(page.getByRole('button', { name: /^Naledi Mokoena/ })).toBeVisible()
  expect(await lightness(page)).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await lightness(page)).toBeGreaterThan(200)

  await chooseLooks(page, { Theme: 'Dark' })
  expect(await lightness(page)).toBeLessThan(60)
  await chooseLooks(page, { Theme: 'System' })
  expect(await lightness(page)).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lightness(page)).toBeLessThan(60)
})

/** Returns the pairs of a font size and a weight in the visible text of the page, with an example of each. */
const textPairs = (page: Page) =>
  page.evaluate(() => {
    const pairs: Record<string, string> = {}
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent?.checkVisibility() || parent.closest('svg, style, script')) continue
      const { fontSize, fontWeight } = getComputedStyle(parent)
      pairs[`${fontSize} ${fontWeight}`] = text
    }
    return pairs
  })

test('has at most ten pairs of a font size and a weight', async ({ page }) => {
  await comeBackAs(page, owner)
  const screens = [
    { path: '/business', shows: /^Compared with/ },
    { path: '/business/transactions', shows: /^1–10 of/ },
    { path: '/business/transactions/create', shows: 'This load' },
    { path: '/business/flow?show=bought', shows: /^Fingerprint/ },
    { path: '/business/register', shows: /but no collections\.$/ },
    { path: '/business/statement', shows: /^Fingerprint/ },
  ]
  const found: Record<string, string> = {}
  for (const { path, shows } of screens) {
    await page.goto(path)
    await expect(page.getByText(shows).first()).toBeVisible()
    Object.assign(found, await textPairs(page))
  }
  expect(Object.keys(found).length, JSON.stringify(found)).toBeLessThanOrEqual(10)
})

/** Returns the right and the bottom edge of an element in px. */
const edgesOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { right: x + width, bottom: y + height }
}

test('ends cards of a row together, and quiet buttons with their row', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business')
  const [chart, ranking] = ['CO₂e by month', 'Most avoided'].map(name => page.getByRole('region', { name }))
  if (!chart || !ranking) throw new Error('no cards')
  await expect(chart.getByRole('group', { name: /^CO₂e by month/ })).toBeVisible()
  // Both move until the chart has its final size.
  await expect.poll(async () => (await edgesOf(ranking)).bottom - (await edgesOf(chart)).bottom).toBe(0)

  await page.goto('/business/transactions')
  const table = page.getByRole('table', { name: 'Transactions' })
  await expect(table).toBeVisible()
  const icon = page.getByRole('button', { name: 'Display' }).locator('svg').last()
  const gap = async () => Math.abs((await edgesOf(table)).right - (await edgesOf(icon)).right)
  await expect.poll(gap).toBeLessThanOrEqual(2)
})
