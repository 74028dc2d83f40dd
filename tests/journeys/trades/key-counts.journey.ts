import type { Page } from '@playwright/test'
import { comeBackAs, countingKeys, line, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

const list = '/business/transactions'

/** Opens the list of a clerk. Its keys work as soon as the page was idle. */
async function openList(page: Page) {
  await comeBackAs(page, owner)
  await page.goto(list)
  await expect(rows(page).first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).first().getByRole('link')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.getByRole('heading', { level: 1 }).click()
}

type Keys = ReturnType<typeof countingKeys>

/** Opens the filter menu, and applies the first hit of each term. */
async function filterBy(page: Page, keys: Keys, ...terms: ReadonlyArray<[term: string, hit: RegExp]>) {
  await keys.press('Control+Shift+F')
  const menu = page.getByRole('dialog', { name: 'Filter' })
  await expect(menu).toBeVisible()
  for (const [term, hit] of terms) {
    await keys.type(term)
    // A person waits for the hit, too.
    await expect(menu.getByRole('option', { name: hit })).toBeVisible()
    await keys.press('Enter')
  }
  await keys.press('Escape')
  await expect(menu).toHaveCount(0)
}

/** Tasks of a clerk, each from the list, with the largest number of keys. A key with Ctrl or Alt counts as two. */
const tasks: ReadonlyArray<{ task: string; most: number; do: (page: Page, keys: Keys) => Promise<void> }> = [
  {
    task: 'corrects a weight',
    most: 8,
    async do(page, keys) {
      await keys.press('ArrowDown')
      await keys.press('Enter')
      const { weight, row } = line(page, 'Steel cans')
      await expect(weight).toBeVisible()
      await keys.press('Alt+1')
      await expect(weight).toBeFocused()
      await keys.type('700')
      await keys.press('Enter')
      await expect(row).toContainText('Saved')
      await expect(weight).toHaveValue('700.00')
    },
  },
  {
    task: 'finds the trades of last week with a seller',
    most: 17,
    async do(page, keys) {
      await keys.press('/')
      await keys.type('charl')
      await filterBy(page, keys, ['last w', /Last week/])
      await expect(page).toHaveURL(/\?(?=.*period=lastWeek)(?=.*searchTerm=charl)/)
    },
  },
  {
    task: 'prints a slip',
    most: 2,
    async do(page, keys) {
      await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
      await keys.press('ArrowDown')
      await keys.press('p')
      await expect(page.locator('body[data-printed]')).toBeAttached()
    },
  },
  {
    task: 'sums the copper of this month',
    most: 18,
    async do(page, keys) {
      await filterBy(page, keys, ['copper', /Copper wire/], ['this m', /This month/])
      await expect(page).toHaveURL(/\?(?=.*period=month)(?=.*material=)/)
    },
  },
  {
    task: 'sums the copper bought last month',
    most: 25,
    async do(page, keys) {
      await filterBy(page, keys, ['copper', /Copper wire/], ['last m', /Last month/], ['bought', /Bought/])
      await expect(page).toHaveURL(/\?(?=.*period=lastMonth)(?=.*material=)(?=.*side=bought)/)
    },
  },
]

for (const { task, most, do: act } of tasks) {
  test(`${task} with at most ${most} keys`, { tag: '@specified' }, async ({ page }, info) => {
    await openList(page)
    const keys = countingKeys(page)
    await act(page, keys)
    info.annotations.push({ type: 'Keys', description: `${keys.count()} of ${most}` })
    expect(keys.count()).toBeLessThanOrEqual(most)
  })
}
