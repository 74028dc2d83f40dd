import type { Locator, Page } from '@playwright/test'
import { enter, type Step } from './enter.ts'

export const administrator = 'lindiwe@threereco.example'
export const owner = 'naledi@umhlangametals.example'
export const collector = 'bongani@collect.example'

const sessions = new Map<string, Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>>()

/**
 * Signs in as a user. The first time uses the form; later calls restore the stored session, which is faster. The page
 * is signed in after the next `goto`.
 */
export async function comeBackAs(page: Page, username: string, step: Step = 'verified') {
  const stored = sessions.get(`${username} ${step}`)
  if (stored) return page.context().setStorageState(stored)
  await enter(page, username, step)
  sessions.set(`${username} ${step}`, await page.context().storageState())
}

/** Ends the session, as the server does after an hour: the next request gets 401. */
export const endSession = (page: Page) =>
  page.evaluate(() => {
    // Each dataset has its own session key with this prefix.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('threereco.mock.session')) localStorage.removeItem(key)
    }
  })

/** Returns the visible rows of the transaction list. */
export const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Transactions' })
    .locator('tbody')
    .getByRole('row')
    // Day headings are rows too, so they are excluded.
    .filter({ hasNot: page.locator('[scope=rowgroup]') })

/** Returns the search field that adds materials to a transaction. */
export const adder = (page: Page) => page.getByRole('combobox', { name: 'Add a material by name or GW code' })

/** Types a term into a look-up and chooses the option that starts with `name`. */
export async function choose(page: Page, lookup: Locator, search: string, name: string) {
  // Scrolling closes the list, so the click first scrolls the field into view.
  await lookup.click()
  await lookup.fill(search)
  await page.getByRole('option', { name }).click()
}

/** Fills in a new transaction with one line of copper wire. */
export async function fillTrade(page: Page, weight: string, value: string) {
  await choose(page, page.getByRole('combobox', { name: 'Buyer' }), 'kasi', 'Kasi Recyclers')
  await choose(page, adder(page), 'copper', 'Copper wire')
  await line(page, 'Copper wire').weight.fill(weight)
  await line(page, 'Copper wire').value.fill(value)
}

/** Presses the form's submit button. */
export const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/**
 * Opens the form of a new record: from its toast (such as "Transaction recorded") to the read view, and from there to
 * the form. Does not use the list, because the server decides the record's position in it.
 */
export async function openNew(page: Page, message: string) {
  const notifications = page.getByRole('region', { name: /^Notifications/ })
  const toast = notifications.getByRole('listitem').filter({ hasText: message })
  await toast.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
}

/** Types the phrase into the open deletion dialog and confirms. */
export async function confirmDeletion(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await dialog.getByRole('textbox', { name: 'Type I confirm' }).fill('I confirm')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Opens the menu of the row that has this name. */
export async function openMenuOf(page: Page, name: string) {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await row.hover()
  await row.getByRole('button').click()
}

/** Returns the line rows of the visible transaction. */
export const lines = (page: Page) => page.getByRole('table', { name: 'Materials' }).locator('tbody').getByRole('row')

/** Returns a material's line with its two number fields. */
export function line(page: Page, name: string) {
  const row = lines(page).filter({ has: page.getByRole('rowheader', { name }) })
  return {
    row,
    weight: row.getByLabel(`Weight in kg of ${name}`, { exact: true }),
    value: row.getByLabel(`Value in rand of ${name}`, { exact: true }),
    carbon: row.getByRole('cell').nth(3),
  }
}

/** Returns one total of the totals card by its label. */
export const figure = (page: Page, label: 'CO₂e avoided, estimated' | 'Weight' | 'Value') =>
  page
    .locator('dl')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')

const hundredths = (number: number) => Math.round(number * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const shown = (cents: number) => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ' ')

/** Limit of Tab presses: more than the number of tab stops on any screen. */
const fartherThanAnything = 80

/** Presses Tab until `target` has the focus. Fails if Tab does not reach it. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < fartherThanAnything; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** Returns a keyboard that counts key presses. A key with Ctrl counts as two. */
export function countingKeys(page: Page) {
  let count = 0
  return {
    add: (keys: number) => {
      count += keys
    },
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
    press: async (key: string) => {
      count += key.split('+').length
      await page.keyboard.press(key)
    },
    count: () => count,
  }
}

/** Returns the exact totals of some lines in kg, rand, and kg CO₂e. Each total has two decimals. */
export function sumsOf(load: ReadonlyArray<{ weight: number; value: number; factor: number }>) {
  // Weights have at most two decimals and factors at most four, so integer millionths add up without rounding errors.
  const millionths = load.map(({ weight, factor }) => hundredths(weight) * Math.round(factor * 10_000))
  return {
    weight: shown(sum(load.map(({ weight }) => hundredths(weight)))),
    value: shown(sum(load.map(({ value }) => hundredths(value)))),
    carbon: shown(Math.round(sum(millionths) / 10_000)),
  }
}

/** Returns the clipboard's text. Uses a separate page, because the app's pages may only write to the clipboard. */
export async function clipboardOf(page: Page): Promise<string> {
  const other = await page.context().newPage()
  await other.route('**/*', route => route.fulfill({ contentType: 'text/html', body: '' }))
  await other.goto('http://localhost/')
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await other.close()
  return text
}

/**
 * Waits until no element moves or fades, because axe would report faded colours. Ignores scroll-driven animations,
 * which never end.
 */
export const stillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState === 'finished' || timeline !== document.timeline),
  )

/** Opens the preferences from the menu of the owner. */
export async function openPreferences(page: Page) {
  await page.getByRole('button', { name: /^Naledi Mokoena/ }).click()
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  await page.getByRole('dialog', { name: 'Preferences' }).waitFor()
}
