import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility-faults.ts'
import { pixelsOf } from '../pixels.ts'
import { printed } from '../printed.ts'
import { comeBackAs, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'
import { readCode39 } from './read-code-39.ts'

type Raw = {
  id: string
  buyer: { id: string; name: string }
  seller: { name: string }
  materials: Array<{ name: string; gwCode: string; weight: number; value: number; carbonFactor: string }>
}
type Business = { address: { lineOne: string; city: string; zipCode: string } }

/** Returns a record as sent by the mock. */
const read = <Item>(page: Page, path: string) =>
  page.evaluate(async address => {
    const answer = (await (await fetch(`/api/${address}`)).json()) as { item: unknown }
    return answer.item
  }, path) as Promise<Item>

/** Returns the first 100 records of a list as the mock sends them. */
const readAll = <Item>(page: Page, path: string) =>
  page.evaluate(async address => {
    const answer = (await (await fetch(`/api/${address}page=1&pageSize=100`)).json()) as { items: unknown }
    return answer.items
  }, path) as Promise<Item[]>

/** Opens the read view of the list's first transaction and returns the transaction as the mock sends it. */
async function openView(page: Page) {
  await comeBackAs(page, owner)
  await page.goto('/business/transactions')
  await rows(page).first().hover()
  await rows(page).first().getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: 'This load' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return read<Raw>(page, `transactions/${id}?preload=buyer&preload=seller&preload=materials`)
}

const numberOf = ({ id }: Pick<Raw, 'id'>) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

/** Formats a number with two decimals, without group separators. */
const shown = (number: number) => number.toFixed(2)
const unspaced = (text: string) => text.replaceAll(' ', '')

/** Prints the slip on a paper size and returns the printed pages. */
async function slipOn(page: Page, size: string) {
  await page.getByRole('button', { name: 'Print slip' }).click()
  await page.getByRole('menuitem', { name: size }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe(size)
  return printed(page)
}

test('prints the record on an A4 and an 80 mm slip, without the screen', async ({ page }) => {
  // Without it, a browser without windows might never answer.
  await page.context().grantPermissions(['clipboard-write'])
  const trade = await openView(page)
  const { address } = await read<Business>(page, `businesses/${trade.buyer.id}`)
  await expect(page.getByText(address.city).first()).toBeAttached()
  const number = numberOf(trade)
  const { materials } = trade
  const [weight, value] = (['weight', 'value'] as const).map(name =>
    shown(materials.reduce((sum, line) => sum + Math.round(line[name] * 100), 0) / 100),
  )
  // Shows a toast, which must not appear on paper.
  await page.getByRole('button', { name: `No. ${number}, copy` }).click()
  await expect(page.getByText(/ copied|did not allow/)).toBeVisible()

  for (const [size, points] of [
    ['A4 sheet', [595, 842]],
    ['80 mm roll', [227, null]],
  ] as const) {
    await page.evaluate(name => {
      // The browser's own print dialog would wait for the user.
      window.print = () => {
        document.documentElement.dataset['printed'] = name
      }
    }, size)
    const { pages, sizes } = await slipOn(page, size)
    const paper = pages.join('')
    expect(sizes, size).toHaveLength(1)
    expect(sizes[0]?.[2], size).toBe(points[0])
    if (points[1] !== null) expect(sizes[0]?.[3]).toBe(points[1])
    for (const text of [
      'Weighbridge slip',
      number,
      trade.buyer.name,
      trade.seller.name,
      address.lineOne,
      address.city,
      address.zipCode,
      `Net weight ${weight} kg`,
      `R ${value}`,
      'estimated',
      'by Naledi Mokoena',
    ]) {
      expect(paper, `${text} on ${size}`).toContain(unspaced(text))
    }
    for (const line of materials) {
      const start = paper.indexOf(unspaced(line.name) + unspaced(line.gwCode))
      const factor = size === 'A4 sheet' ? Number(line.carbonFactor).toFixed(4) : ''
      expect(paper.slice(start, start + 120), `${line.name} on ${size}`).toContain(
        unspaced(`${line.gwCode}${factor}${shown(line.weight)}${shown(line.value)}`),
      )
    }
    // Labels of buttons and toasts, which must not print.
    expect(paper).not.toMatch(/Printslip|Duplicate|Overview|iscopied|didnotallow|Mockpanel/)
    expect(paper.includes('Page1of1'), size).toBe(size === 'A4 sheet')
  }

  // The last chosen paper size is first in the menu, even after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Print slip' }).click()
  await expect(page.getByRole('menuitem').first()).toHaveText('80 mm roll')
})

test('downloads a picture of the 80 mm slip, with a barcode that scanners can read', async ({ page }, info) => {
  const trade = await openView(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download slip' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe(`Weighbridge slip ${numberOf(trade)}.png`)
  const png = await readFile(await download.path())
  await info.attach('slip', { body: png, contentType: 'image/png' })
  await page.goto('about:blank')
  const rows = (await pixelsOf(page, png, 10)).map(row => row.map(colour => (colour & 0xff) < 128))
  expect(rows[0]).toHaveLength(Math.ceil((80 * 96 * 3) / 25.4))
  const read = rows.map(readCode39).filter(text => text !== null)
  // The bars are 114 pixels high.
  expect(read.length).toBeGreaterThan(10)
  expect(new Set(read)).toEqual(new Set([numberOf(trade)]))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  /** Shares the slip of a record. `failure` is the name of the error of the browser, or '' for none. */
  async function openWithApps(page: Page, failure: string) {
    await page.addInitScript(name => {
      navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === 'image/png')
      navigator.share = async ({ files = [] } = {}) => {
        document.documentElement.dataset['shared'] = files.map(file => `${file.name} ${file.size > 5000}`).join()
        if (name) throw new DOMException('', name)
      }
    }, failure)
    await page.goto('/business/transactions?mock-as=naledi')
    const address = await rows(page).first().getByRole('link').first().getAttribute('href')
    const id = address?.split('/')[3] ?? ''
    await page.goto(`/business/transactions/${id}`)
    await page.getByRole('button', { name: 'Share slip' }).tap()
    const number = numberOf({ id })
    await expect(page.locator('html')).toHaveAttribute('data-shared', `Weighbridge slip ${number}.png true`)
  }

  for (const [behaviour, failure, reports] of [
    ['shares the picture with another app', '', 0],
    ['reports no error if the user closes the list of apps', 'AbortError', 0],
    ['reports a failed share', 'NotAllowedError', 1],
  ] as const) {
    test(behaviour, async ({ page }) => {
      await openWithApps(page, failure)
      await expect(page.getByText('Could not share the slip')).toHaveCount(reports)
    })
  }
})

test('reads, edits and reads a transaction without accessibility faults', async ({ page }) => {
  await openView(page)
  const view = page.url()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const field = page.getByRole('spinbutton', { name: /^Weight/ }).first()
  await field.fill('77.25')
  await field.blur()
  await page.getByRole('link', { name: 'View', exact: true }).click()
  await expect(page).toHaveURL(view)
  await expect(page.getByRole('table', { name: 'Materials' }).getByRole('cell', { name: '77.25' })).toBeVisible()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByRole('spinbutton', { name: /^Weight/ }).first()).toHaveValue('77.25')
  await page.getByRole('button', { name: 'Record transaction' }).click()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('table', { name: 'Materials' }).getByRole('cell', { name: '77.25' })).toBeVisible()
  expect(page.url()).not.toBe(view)
})

/** Part of the longest postal address in the scenario that has long names. */
const longStreet = 'Memorial Drive'

test("keeps long names and addresses on the slip's paper", async ({ page }) => {
  await page.goto('/admin/transactions?mock-as=lindiwe&mock-scenario=long-names')
  await expect(rows(page).first()).toBeVisible()
  const all = (path: string) => readAll<{ id: string; buyer: { id: string } }>(page, path)
  const [businesses, trades] = await Promise.all([all('businesses?'), all('transactions?preload=buyer&')])
  const there = new Set(businesses.filter(one => JSON.stringify(one).includes(longStreet)).map(one => one.id))
  const id = trades.find(({ buyer }) => there.has(buyer.id))?.id
  await page.goto(`/admin/transactions/${id}`)
  await expect(page.getByRole('heading', { name: 'This load' })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => undefined
  })
  for (const [size, width] of [
    ['A4 sheet', 666],
    ['80 mm roll', 272],
  ] as const) {
    await page.getByRole('button', { name: 'Print slip' }).click()
    await page.getByRole('menuitem', { name: size }).click()
    const paper = page.locator(`[data-paper="${size === 'A4 sheet' ? 'a4' : '80mm'}"]`)
    await expect(paper).toContainText(longStreet)
    await page.emulateMedia({ media: 'print' })
    // Width of the printable area, between the page margins.
    await page.setViewportSize({ width, height: 1000 })
    expect(await paper.evaluate(({ scrollWidth }) => scrollWidth), size).toBeLessThanOrEqual(width)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
