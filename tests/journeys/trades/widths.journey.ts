import type { Page } from '@playwright/test'
import { pixelsOf } from '../pixels.ts'
import { adder, administrator, choose, comeBackAs, figure, lines, owner } from '../support.ts'
import { expect, test } from '../test.ts'

const firstOf = (page: Page) => page.getByRole('rowheader').getByRole('link').first().click()
const addCopper = (page: Page) => choose(page, adder(page), 'copper', 'Copper wire')

/** Forms with material lines: new and saved transactions, with names of all lengths. */
const forms: ReadonlyArray<{ name: string; path: string; as?: string; do: (page: Page) => Promise<void> }> = [
  { name: 'a new transaction', path: '/business/transactions/create', as: owner, do: addCopper },
  { name: 'a new collection', path: '/admin/collections/create', as: administrator, do: addCopper },
  { name: 'a recorded collection', path: '/admin/collections', as: administrator, do: firstOf },
  {
    name: 'a transaction of long names',
    path: '/admin/transactions?mock-as=lindiwe&mock-scenario=long-names',
    do: firstOf,
  },
]

/** True if the cells of each line are side by side. */
const areRows = (page: Page) =>
  lines(page).evaluateAll(rows =>
    rows.slice(0, 10).every(row => {
      const places = [...row.children].map(cell => cell.getBoundingClientRect())
      return places.every((place, index) => index === 0 || place.left >= (places[index - 1]?.right ?? 0) - 1)
    }),
  )

for (const { name, path, as, do: act } of forms) {
  test(`lines of ${name} are table rows down to 900 px, and cards on a phone`, async ({ page }) => {
    if (as) await comeBackAs(page, as)
    await page.goto(path)
    await act(page)
    await expect(lines(page).first()).toBeVisible()
    for (const width of [1440, 1366, 1280, 1265, 1120, 1024, 1016, 1015, 960, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => areRows(page), `${width} px`).toBe(true)
      await expect(figure(page, 'Weight')).toBeVisible()
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => areRows(page)).toBe(false)
  })
}

test("asks for a line's material beside its numbers, not below", async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await adder(page).fill('plast')
  await adder(page).press('Enter')
  const choice = page.getByRole('combobox', { name: 'Material for “plast”' })
  await expect(choice).toBeVisible()
  const weight = page.getByRole('spinbutton', { name: /^Weight in kg/ })
  await page.getByRole('spinbutton', { name: /^Value in rand/ }).fill('1250000.50')
  const isBefore = async () => {
    const [field, number] = await Promise.all([choice.locator('..').boundingBox(), weight.boundingBox()])
    return field !== null && number !== null && field.x + field.width < number.x
  }
  for (const width of [1440, 1366, 1280, 1024, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(isBefore, `${width} px`).toBe(true)
  }
})

test.describe('on touch screens, with wider fields', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('lines of a recorded collection are table rows down to 900 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/admin/collections?mock-as=lindiwe')
    await firstOf(page)
    await expect(lines(page).first()).toBeVisible()
    for (const width of [1440, 1376, 1366, 1359, 1280, 1112, 1111, 1024, 1016, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => areRows(page), `${width} px`).toBe(true)
    }
  })
})

test("collapses the navigation if the mock's panel is beside the lines", async ({ page }) => {
  await comeBackAs(page, owner)
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/business/transactions/create')
  await addCopper(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.keyboard.press('Control+Alt+M')
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible()
  await expect.poll(() => areRows(page)).toBe(true)
})

/** True if an area of the page has more than one colour. */
async function isDrawnIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const rows = await pixelsOf(page, await page.screenshot({ clip }))
  return new Set(rows.flat()).size > 1
}

test('shows one calendar button, before the date of a transaction', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  const box = await page.getByLabel('Date').locator('..').boundingBox()
  if (!box) throw new Error('no date')
  const part = { y: box.y + 4, width: 28, height: box.height - 8 }
  expect(await isDrawnIn(page, { ...part, x: box.x + 4 })).toBe(true)
  expect(await isDrawnIn(page, { ...part, x: box.x + box.width - 32 })).toBe(false)
})

test('keeps the columns of a list with figures in place while loading, paging and sorting', async ({ page }) => {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  const table = page.getByRole('table', { name: 'Transactions' })
  const places = () =>
    table.locator('th[scope="col"]').evaluateAll(heads =>
      heads.map(head => {
        const { left, width } = head.getBoundingClientRect()
        return [head.textContent, left, width]
      }),
    )
  await expect(table.getByRole('columnheader')).toHaveCount(8)
  const first = await places()
  const cells = table.locator('tr[data-row]').first().locator('> *')
  for (const range of ['11–20', '21–30']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(new RegExp(`^${range} of`))).toBeVisible()
    expect(await places()).toEqual(first)
  }
  await page.getByRole('button', { name: /^Value/ }).click()
  await expect(table.locator('[aria-sort="descending"]')).toHaveCount(1)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  expect(await places()).toEqual(first)
  const edges = await cells.evaluateAll(all => all.slice(0, 8).map(cell => cell.getBoundingClientRect().left))
  expect(edges).toEqual(first.map(([, left]) => left))
  await page.goto('/business/users?mock-latency=2000')
  await page.getByRole('link', { name: 'Transactions' }).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  expect(await places()).toEqual(first)
})

// Only for the specified server. The public server ignores the sort order, so its page 30 might have no earlier years.
const aboutFigures = 'keeps large figures in their columns, and dates of earlier years on one line'
test(aboutFigures, { tag: '@specified' }, async ({ page }) => {
  await page.goto('/admin/transactions?mock-as=lindiwe&mock-scenario=long-names&page=30')
  const dates = page.locator('td[data-label="Date"]')
  await expect(dates.filter({ hasText: /\d{4}/ })).not.toHaveCount(0)
  const linesOfDates = await dates.evaluateAll(all =>
    all.map(date => new Set([...date.getClientRects()].map(({ top }) => top)).size),
  )
  expect(new Set(linesOfDates)).toEqual(new Set([1]))
  await page.goto('/admin/transactions')
  const figures = page.getByRole('table', { name: 'Transactions' }).locator('td[data-label^="Value"]')
  await expect(figures.filter({ hasText: /(\d+\D){4,}/ })).not.toHaveCount(0)
  const isIn = await figures.evaluateAll(all => all.map(cell => cell.scrollWidth <= cell.clientWidth))
  expect(new Set(isIn)).toEqual(new Set([true]))
})

test('fits the forms of users with long names and addresses on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/users?mock-as=lindiwe&mock-scenario=long-names')
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  for (const address of addresses.slice(0, 4)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Address' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360)
  }
})
