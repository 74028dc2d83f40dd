import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { adder, choose, comeBackAs, line, owner } from '../support.ts'
import { expect, test } from '../test.ts'

const actor = (lab: Page, name: RegExp) =>
  lab.getByRole('list', { name: 'Actors', exact: true }).getByRole('button', { name })
const message = (lab: Page, name: string | RegExp) => lab.getByRole('option', { name })

async function openForm(page: Page) {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions/create')
  await expect(page.getByRole('form', { name: 'New transaction' })).toBeVisible()
}

/** Opens the inspection in a second tab. */
async function openLab(page: Page) {
  const lab = await page.context().newPage()
  await lab.goto('/lab/inspect')
  return lab
}

test('a second tab shows the machines and messages of the app', async ({ page }) => {
  const lab = await openLab(page)
  await expect(lab.getByRole('heading', { name: 'No app is connected' })).toBeVisible()
  await openForm(page)
  await choose(page, adder(page), 'copper', 'Copper wire')

  await lab.bringToFront()
  await actor(lab, /^lines drafting$/).click()
  await expect(lab.getByRole('img', { name: 'Chart of lines. Active: drafting' })).toBeVisible()
  await message(lab, 'line.add from Outside to lines').click()
  await lab.keyboard.press('ArrowDown')
  await expect(message(lab, 'emits line.added from lines to Outside')).toHaveAttribute('aria-selected', 'true')
  await lab.keyboard.press('ArrowDown')
  await expect(message(lab, 'lines.changed from lines to form').first()).toHaveAttribute('aria-selected', 'true')
  await message(lab, 'drafting in lines, new context').first().click()
  await expect(lab.getByRole('table', { name: 'Context' }).getByRole('row', { name: /^lines/ })).toContainText('→')
  await expect(lab.getByText(/^at message \d+$/)).toBeVisible()

  await lab.getByRole('searchbox', { name: 'Filter messages' }).fill('line.add')
  await expect(lab.getByRole('option')).toHaveCount(2)

  const opened = page.context().waitForEvent('page')
  await lab.getByRole('button', { name: 'Open as run' }).click()
  const run = await opened
  await expect(run.getByRole('heading', { name: 'lines', level: 1 })).toBeVisible()
  await expect(run.getByRole('list', { name: 'Active states' })).toHaveText('drafting')
  await expect(run.getByRole('button', { name: /^line\.add/ }).first()).toBeVisible()
})

test('a tab that opens later shows the running machines and new messages', async ({ page }) => {
  await openForm(page)
  await choose(page, adder(page), 'copper', 'Copper wire')
  const lab = await openLab(page)
  await actor(lab, /^lines drafting$/).click()
  await page.bringToFront()
  await line(page, 'Copper wire').weight.fill('40')
  await lab.bringToFront()
  await expect(message(lab, 'line.change line-1 from Outside to lines').first()).toBeVisible()
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 360 },
] as const) {
  test(`the inspection has no fault that axe finds, ${colorScheme}, at ${width} px`, async ({ page }) => {
    await openForm(page)
    const lab = await openLab(page)
    await lab.emulateMedia({ colorScheme })
    await lab.setViewportSize({ width, height: 900 })
    await actor(lab, /^form · new open$/).click()
    await expect(lab.getByRole('img', { name: 'Chart of form. Active: open' })).toBeVisible()
    expect(await accessibilityFaults(lab)).toEqual([])
    expect(await lab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
