import { cpSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { command } from '#tools/command.ts'
import { inProject } from '#tools/root.ts'
import { type Site, serve } from '#tools/serve.ts'
import { publishVersion } from '../publish-version.ts'
import { expect, test } from '../test.ts'

const folder = '.cache/demo-under-a-path'
const under = '/pages/demo/'
let site: Site
const at = (path: string) => site.url + under + path

type Shortcut = { name: string; url: string }

// In sequence, because parallel workers would build the demo into the same folder.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

test.beforeAll(async () => {
  const { succeeded, output } = await command('node', ['.tools/build.ts', 'demo', `--base=${under}`, `--out=${folder}`])
  if (!succeeded) throw new Error(output)
  site = await serve(folder, { under })
})

test.afterAll(() => site.close())

test('demo works on a static host under a path, and offline from the second visit', async ({ page }) => {
  await page.goto(at('admin/users?mock-as=lindiwe'))
  await expect(page.getByText(/^1–10 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Materials' }).click()
  await expect(page).toHaveURL(at('admin/materials'))
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  await page.context().setOffline(true)
  await page.goto(at('admin/roles'))
  await expect(page.getByText(/^\d+ roles$/)).toBeVisible()
  await page.getByRole('link', { name: 'Businesses' }).click()
  await expect(page.getByRole('heading', { name: 'Businesses', level: 1 })).toBeVisible()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('form', { name: 'Edit business' })).toBeVisible()
})

test('browsers can install the app, with shortcuts', async ({ page }) => {
  await page.goto(at('?mock-as=naledi'))
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Tests run in private windows, from which browsers install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
  const { url, data = '', errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, shortcuts } = JSON.parse(data) as { icons: Array<{ src: string }>; shortcuts: Shortcut[] }
  for (const { src } of icons) expect((await page.request.get(new URL(src, url).href)).ok(), src).toBe(true)
  for (const shortcut of shortcuts) {
    await page.goto(new URL(shortcut.url, url).href)
    await expect(page.getByRole('heading', { level: 1, name: shortcut.name })).toBeVisible()
  }
  expect(shortcuts).toHaveLength(2)
})

/** Serves a copy of the demo. The host lets browsers cache everything. `publish` replaces it with another version. */
async function startHost(name: string) {
  const own = `${folder}-${name}`
  cpSync(inProject(folder), inProject(own), { recursive: true })
  const publish = (version: string) => publishVersion(inProject(own), under, version)
  await publish('older')
  const host = await serve(own, { under, headers: { 'Cache-Control': 'max-age=600' } })
  return { publish, at: (path: string) => host.url + under + path, close: () => host.close() }
}

const versionOf = (page: Page) => page.locator('meta[name="version"]')
const notice = (page: Page) => page.getByText('New version available')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' }).click()

/** Opens a page of the older version that the service worker controls. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(versionOf(page)).toHaveAttribute('content', 'older')
}

/** Checks for a new version, like the app does every hour. */
const check = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })

test('offers a new version, but not during unsaved changes', async ({ page }) => {
  const host = await startHost('notice')
  await open(page, host.at('admin/materials/create?mock-as=lindiwe'))
  await expect(page.getByRole('form')).toBeVisible()
  await host.publish('newer')
  await check(page)
  await expect(notice(page)).toBeVisible()

  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Copper turnings')
  await expect(notice(page)).toHaveCount(0)
  await name.fill('')
  await expect(notice(page)).toBeVisible()
  await page.reload()
  await expect(versionOf(page)).toHaveAttribute('content', 'older')

  await reload(page)
  await expect(versionOf(page)).toHaveAttribute('content', 'newer')
  await expect(page.getByRole('form')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await host.close()
})

test('other tabs continue with the older version until they reload', async ({ page, context }) => {
  const host = await startHost('tabs')
  await open(page, host.at('business/transactions?mock-as=naledi'))
  const other = await context.newPage()
  await open(other, host.at('business?mock-as=naledi'))
  await host.publish('newer')
  await check(page)
  await reload(page)
  await expect(versionOf(page)).toHaveAttribute('content', 'newer')

  await expect(versionOf(other)).toHaveAttribute('content', 'older')
  // The host has deleted the scripts of the older version.
  await other.getByRole('button', { name: 'Reports' }).click()
  await other.getByRole('menuitem', { name: /Carbon statement/ }).click()
  await expect(other.getByRole('heading', { name: 'Carbon statement', level: 1 })).toBeVisible()
  await expect(versionOf(other)).toHaveAttribute('content', 'older')
  await reload(other)
  await expect(versionOf(other)).toHaveAttribute('content', 'newer')
  await host.close()
})

for (const when of ['before a check for the newer one', 'with the newer one waiting']) {
  test(`starts in the stored language if the host has no scripts of the older version, ${when}`, async ({ page }) => {
    const host = await startHost(when.replaceAll(' ', '-'))
    await open(page, host.at('business/transactions?mock-as=naledi'))
    await host.publish('newer')
    if (when === 'with the newer one waiting') await check(page)
    await page.evaluate(() => localStorage.setItem('threereco.texts', 'fr'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(versionOf(page)).toHaveAttribute('content', 'older')
    await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible()

    // The app has registered the worker of the new language. Its version is new, too.
    await reload(page)
    await expect(versionOf(page)).toHaveAttribute('content', 'newer')
    await expect(page.getByRole('link', { name: 'Vue d’ensemble' })).toBeVisible()
    await host.close()
  })
}

test('starts a new version without a question after all tabs are closed', async ({ page }) => {
  const host = await startHost('closed')
  await open(page, host.at('admin/roles?mock-as=lindiwe'))
  await host.publish('newer')
  await check(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto(host.at('admin/roles'))
    await expect(versionOf(page)).toHaveAttribute('content', 'newer', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
  await host.close()
})
