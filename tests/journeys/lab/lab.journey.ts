import { mkdirSync, writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { command } from '#tools/command.ts'
import { inProject } from '#tools/root.ts'
import { pixelsOf } from '../pixels.ts'
import { clipboardOf } from '../support.ts'
import { expect, test } from '../test.ts'

const states = (page: Page) => page.getByRole('list', { name: 'Active states' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Makes the running call of the machine fail with an error of this kind. */
async function fail(page: Page, kind: string) {
  await page.getByRole('button', { name: /Fails with/ }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  await press(page, 'Fail')
}

/** Sends an event with the initial values of the event's form. */
async function send(page: Page, type: string) {
  await press(page, `${type} …`)
  await page.getByRole('form', { name: type }).getByRole('button', { name: 'Send' }).click()
}

/** Drives the session of a new user up to a rejected code. */
async function driveToRefusedCode(page: Page) {
  await expect(states(page)).toHaveText('checking')
  await fail(page, 'unauthorized')
  await send(page, 'signIn.submit')
  await press(page, 'Answer')
  await press(page, 'Answer')
  await press(page, 'Answer')
  await expect(states(page)).toHaveText('unverified.ready')
  await send(page, 'code.submit')
  await fail(page, 'invalid')
  await expect(states(page)).toHaveText('unverified.ready')
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('syncs screen and machine, and a link restores both', async ({ page }) => {
  await page.goto('/lab/session')
  await page.getByRole('radiogroup', { name: 'Show the machine as' }).getByText('Screen').click()
  const stage = page.frameLocator('iframe[title="Sign in and second factor"]')
  await driveToRefusedCode(page)
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Set up your authenticator app')
  await expect(stage.getByRole('alert')).toBeVisible()

  await stage.getByRole('textbox').fill('123456')
  await expect(states(page)).toHaveText('unverified.verifying')
  await press(page, 'Answer')
  await press(page, 'Answer')
  await expect(states(page)).toHaveText('unverified.ready')
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Enter your code')

  await press(page, 'Copy link')
  const link = await clipboardOf(page)
  await page.goto('/')
  await page.goto(link)
  await expect(states(page)).toHaveText('unverified.ready')
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await press(page, 'Back')
  await press(page, 'Back')
  await expect(states(page)).toHaveText('unverified.verifying')
  await expect(stage.getByRole('heading', { level: 1 })).toHaveText('Set up your authenticator app')
})

/** Returns the colours in a screenshot of the element, from left to right. */
async function coloursOf(bar: Locator) {
  const rows = await pixelsOf(bar.page(), await bar.screenshot({ animations: 'disabled' }))
  return rows[Math.floor(rows.length / 2)] ?? []
}

test('runs a bulk action on a dark phone stage, with progress and errors', async ({ page }) => {
  await page.goto('/lab/bulkAction')
  await page.getByRole('radiogroup', { name: 'Show the machine as' }).getByText('Screen').click()
  await page.getByRole('radiogroup', { name: 'Width of the screen' }).getByText('360').click()
  await page.getByRole('radiogroup', { name: 'Theme of the screen' }).getByText('Dark').click()
  const stage = page.frameLocator('iframe[title="One row after another"]')
  await stage.getByRole('button', { name: 'Delete' }).click()
  await stage.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
  await stage.getByRole('button', { name: 'Confirm' }).click()
  await expect(states(page)).toHaveText('working.calling')
  await press(page, 'Answer')
  await expect(stage.getByText('Deleting: 1 of 2')).toBeVisible()
  const colours = await coloursOf(stage.getByRole('progressbar', { name: /^Deleting: / }))
  const quarter = Math.floor(colours.length / 4)
  expect(colours[quarter]).not.toBe(colours[3 * quarter])

  await fail(page, 'network')
  await expect(states(page)).toHaveText('failed')
  const { width = 0 } = (await stage.getByRole('alert').locator('div').first().boundingBox()) ?? {}
  expect(width).toBeGreaterThan(200)

  await stage.getByRole('button', { name: 'Continue' }).click()
  await press(page, 'Answer')
  await expect(states(page)).toHaveText('idle')
  await expect(stage.getByText('2 deleted')).toBeVisible()
})

test('passes a run that was copied as a test', async ({ page }) => {
  await page.goto('/lab/session')
  await driveToRefusedCode(page)
  await press(page, 'Copy as test')
  const folder = inProject('.cache/lab')
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/copied.test.ts`, await clipboardOf(page))
  const config = { test: { root: inProject(), include: ['.cache/lab/copied.test.ts'], setupFiles: ['tests/setup.ts'] } }
  writeFileSync(`${folder}/vitest.config.ts`, `export default ${JSON.stringify(config)}`)
  const { succeeded, output } = await command('vitest', ['run', `--config=${folder}/vitest.config.ts`])
  expect(output).toContain('1 passed')
  expect(succeeded, output).toBe(true)
})

/** Returns the height of the page outside the window, and the size of an element. */
async function roomOf(element: Locator) {
  const hidden = await element.page().evaluate(() => document.documentElement.scrollHeight - innerHeight)
  return { hidden, ...(await element.boundingBox()) }
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`the chart fills the window between panels that stay closed, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/lab/lookup')
    const picture = page.getByRole('region', { name: /^Picture/ })
    const details = page.getByRole('complementary', { name: 'Details' })
    const controls = page.getByRole('complementary', { name: 'Controls' })
    await expect(controls).toBeVisible()
    await expect(details).toBeHidden()
    await page.getByRole('button', { name: 'Restart' }).press('Tab')
    await expect(page.getByRole('button', { name: 'Details' })).toBeFocused()
    await page.getByRole('button', { name: 'Controls' }).press('Enter')
    await expect(controls).toBeHidden()
    const main = (await page.getByRole('main').boundingBox()) ?? { width: 0, height: 0 }
    const room = await roomOf(picture)
    expect(room).toMatchObject({ hidden: 0, width: main.width })
    expect(room.height).toBeGreaterThan(0.75 * height)
    // All of a small chart is visible.
    const { height: drawn = 0 } = (await picture.getByRole('img').boundingBox()) ?? {}
    expect(drawn).toBeGreaterThan(300)
    expect(drawn).toBeLessThanOrEqual(room.height ?? 0)

    await page.getByRole('link', { name: /^import / }).click()
    await expect(page.getByRole('img', { name: /^Chart of import/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Controls' })).toHaveAttribute('aria-expanded', 'false')
    await expect(controls).toBeHidden()
    await press(page, 'Details')
    await expect(details).toBeVisible()
    expect((await roomOf(picture)).hidden).toBe(0)
    // The title of the page has one line.
    expect((await page.getByRole('main').locator('> header').boundingBox())?.height).toBe(56)
  })
}

test('a phone shows the chart first, and then all cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/lab/lookup')
  const { y: top = 0, height } = await roomOf(page.getByRole('region', { name: /^Picture/ }))
  expect(height).toBeCloseTo(0.6 * 844, 0)
  for (const name of ['Context', 'Events']) {
    const { y = 0 } = (await page.getByRole('region', { name }).boundingBox()) ?? {}
    expect(y).toBeGreaterThan(top)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('moves the chart by mouse and keys, and copies it as a standalone image', async ({ page }) => {
  await page.goto('/lab/session')
  await page.getByRole('radiogroup', { name: 'Part of the chart' }).getByText('All 26').click()
  const picture = page.getByRole('region', { name: /^Picture/ })
  const left = () => picture.evaluate(({ scrollLeft }) => scrollLeft)
  const before = await left()
  await picture.hover({ position: { x: 300, y: 200 } })
  await page.mouse.down()
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {}
  await page.mouse.move(x + 200, y + 200)
  await page.mouse.up()
  expect(await left()).toBe(before + 100)
  await picture.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(before + 100)
  // The key scrolls smoothly. Without a pause, the rest of its way would follow the click.
  await picture.evaluate(
    element =>
      new Promise<void>(resolve => {
        let last = Number.NaN
        let still = 0
        const look = () => {
          still = element.scrollLeft === last ? still + 1 : 0
          last = element.scrollLeft
          if (still < 10) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
  // The left edge of the minimap, beside the picture.
  await page.locator('section + svg').click({ position: { x: 1, y: 2 } })
  await expect.poll(left).toBe(0)

  await press(page, 'Copy chart')
  await page.getByRole('menuitem', { name: 'Copy as SVG' }).click()
  const svg = await clipboardOf(page)
  expect(svg).not.toMatch(/var\(|class=|oklch/)
  await page.goto(`data:image/svg+xml,${encodeURIComponent(svg)}`)
  const box = page.locator('rect').nth(1)
  await expect(box).toHaveCSS('stroke', /^rgb/)
  await expect(page.locator('text').first()).toHaveCSS('font-size', '13px')
})

for (const colorScheme of ['light', 'dark'] as const) {
  const title = `the machine lab has no fault that axe finds, and asks no other host, ${colorScheme}`
  test(title, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme })
    const elsewhere: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await page.goto('/lab/lookup')
    await press(page, 'lookup.open')
    await press(page, 'Fail')
    await press(page, 'Back')
    await expect(page.getByRole('img', { name: 'Chart of lookup. Active: loading' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('radiogroup', { name: 'Show the machine as' }).getByText('Screen').click()
    await expect(page.frameLocator('iframe').getByRole('combobox', { name: 'Material' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(elsewhere.filter(url => !url.startsWith('data:'))).toEqual([])
  })
}

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  const title = `the gallery draws states, and opens one beside its machine, ${theme}, ${width} px`
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/lab/gallery?theme=${theme}&find=delete`)
    await expect(page.getByText('4 of 4 states drawn')).toBeVisible()
    const tile = page.frameLocator('[title="Delete: open"]')
    await expect(tile.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(tile.getByText('Are you absolutely sure?')).toBeVisible()
    // The embedded frames take no focus, and Tab skips them.
    await expect(page.locator('iframe:focus')).toHaveCount(0)
    const axe = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(axe.violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('link', { name: 'open', exact: true }).press('Enter')
    await expect(states(page)).toHaveText('open')
    await expect(page).toHaveURL(/\/lab\/confirmation\?.*screen=deletion/)
  })
}
