import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { provinces } from '#domain/people/provinces.ts'
import { permissions } from '#domain/permissions/permission-names.ts'
import { publications } from '#domain/statement/publications.ts'
import { languages } from '#messages/languages.ts'
import { pseudoMessage } from '#messages/pseudo.ts'
import { plainScreens } from '../../gallery/screens.ts'
import { openPreferences } from '../support.ts'
import { expect, test } from '../test.ts'

const catalogueOf = (language: string): Record<string, string> =>
  language in languages && language !== 'en' ? JSON.parse(readFileSync(`src/messages/${language}.json`, 'utf8')) : {}

/** Returns a function that translates messages like the app. */
function translator(language: string) {
  const catalogue = catalogueOf(language)
  return (message: string, values: Record<string, string> = {}) => {
    const compiled = compile(catalogue[message] ?? message)
    const text = format(language === 'en-XA' ? pseudoMessage(compiled) : compiled, language, values, {
      formatters: {
        getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
        getNumberFormat: (...args) => new Intl.NumberFormat(...args),
        getPluralRules: (...args) => new Intl.PluralRules(...args),
      },
    })
    return String(text)
  }
}

const isCreated =
  '{noun, select, transaction {Transaction recorded} collection {Collection recorded} material {Material {name} created} business {Business {name} created} user {User {name} created} other {Role {name} created}}'
const isToRecord =
  '{noun, select, transaction {Record transaction} collection {Record collection} material {Create material} business {Create business} user {Create user} other {Create role}}'

for (const language of Object.keys(languages)) {
  test(`records a transaction in ${language} @core`, async ({ page }) => {
    const say = translator(language)
    await page.goto(`/business/transactions/create?mock-as=naledi&mock-latency=0&mock-language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await page.getByRole('combobox', { name: say('Buyer'), exact: true }).fill('kasi')
    await page.getByRole('option', { name: /^Kasi Recyclers/ }).click()
    await page.getByRole('combobox', { name: say('Add a material by name or GW code') }).fill('copper')
    await page.getByRole('option', { name: /^Copper wire/ }).click()
    const row = page.getByRole('row').filter({ hasText: 'Copper wire' })
    await row.getByRole('spinbutton').nth(0).fill('12')
    await row.getByRole('spinbutton').nth(1).fill('1540')
    await page.getByRole('button', { name: say(isToRecord, { noun: 'transaction' }), exact: true }).click()
    await expect(page.getByText(say(isCreated, { noun: 'transaction', name: '' }))).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /Kasi Recyclers/ }).first()).toBeVisible()
  })
}

test('follows a choice in the user menu, which also applies after a reload @core', async ({ page }) => {
  await page.goto('/business?mock-as=naledi&mock-latency=0')
  await openPreferences(page)
  await page.getByRole('button', { name: /Language$/ }).click()
  await page.getByRole('option', { name: 'العربية' }).click()
  await expect(page.getByText('The app changes to this language when you close this dialog.')).toBeVisible()
  await page.getByRole('dialog', { name: 'Preferences' }).getByLabel('Close').click()
  await expect(page.getByRole('heading', { name: translator('ar')('Overview') })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { name: translator('ar')('Overview') })).toBeVisible()
})

test('is chosen on the sign-in screen', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.getByRole('heading', { name: translator('fr')('Sign in') })).toBeVisible()
})

const withAccount = (path: string, as: string | undefined) =>
  `${path}${path.includes('?') ? '&' : '?'}mock-latency=0${as ? `&mock-as=${as.split('@')[0]}` : ''}`

/** Waits until no request is pending and the texts stay the same. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0)
}

/** Runs in the page: returns the texts of messages with a last bracket that is outside the window or clipped. */
function cutTexts(): string[] {
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const at = node.data.lastIndexOf('⟧')
    const parent = node.parentElement
    if (at < 0 || !parent || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0) continue
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box)
      const area = box.getBoundingClientRect()
      // Text for screen readers is clipped on purpose, and containers that scroll show all of their text.
      if (clipPath !== 'none' || area.width <= 1 || overflowX === 'auto' || overflowX === 'scroll') break
      if (overflowX !== 'visible' && (right > area.right + 1 || left < area.left - 1)) cut.push(node.data)
      if (position === 'fixed') break
    }
  }
  return [...new Set(cut)]
}

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)))
const styles = ['long', 'short'] as const

/** Words that are not messages: dates, keys, names of languages and provinces, and publications. */
const neutral = [
  ...days.flatMap(day => styles.map(style => day.toLocaleDateString('en-ZA', { month: style, weekday: style }))),
  ...Object.values(languages).map(({ name }) => name),
  ...provinces,
  JSON.stringify(publications),
  'threereco Ctrl Escape Enter Esc Alt Space Excel Africa Johannesburg UTC',
  ...permissions,
].join(' ')

/** Runs in the page: returns all records that the user can read, as text. */
async function readData(): Promise<string> {
  const lists = ['users', 'businesses', 'materials', 'roles']
  const trades = ['transactions', 'collections'].map(name => `${name}?preload=buyer&preload=seller&preload=materials`)
  const answers = [...lists, ...trades, 'authentication/check'].map(async path => {
    const answer = await fetch(`/api/${path}${path.includes('?') ? '&' : '?'}page=1&pageSize=100`)
    return answer.ok ? answer.text() : ''
  })
  return (await Promise.all(answers)).join(' ')
}

/**
 * Runs in the page: returns the words without accents, which are not messages. The pseudo-language has an accent on
 * every vowel.
 */
function plainWords(): string[] {
  const isOfMock = (element: Element) => element.closest('script, style, [hidden], [aria-label^="Mock"]')
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && !isOfMock(parentElement)) found.push(textContent ?? '')
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isOfMock(element)) found.push(element.getAttribute(name) ?? '')
    }
  }
  const words = found.flatMap(text => text.match(/[\p{L}\d]+/gu) ?? [])
  return [...new Set(words.filter(word => /^[a-z]{3,}$/i.test(word) && /[aeiou]/i.test(word)))]
}

for (const { name, path, as } of plainScreens) {
  test(`shows all texts of ${name} in the pseudo-language @specified`, async ({ page }) => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${withAccount(path, as)}&mock-language=en-XA`)
      await page.getByText('⟧').first().waitFor()
      await settle(page)
      expect(await page.evaluate(cutTexts)).toEqual([])
      if (width < 1440) continue
      const data = new Set(`${neutral} ${await page.evaluate(readData)}`.toLowerCase().match(/[a-z]+/g))
      expect((await page.evaluate(plainWords)).filter(word => !data.has(word.toLowerCase()))).toEqual([])
    }
  })
}

/** Returns the left edge of a character of each text in px, and of its first digit, by text. */
function edgesOf(cells: Element[], character: string) {
  const leftOf = (node: Text, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect().left
  }
  return cells.flatMap(cell => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const found: Array<{ text: string; left: number; digit: number; weight: string }> = []
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.search(character === 'decimal' ? /[.,](?=\d\d(?!\d))/ : /−(?=\d)/)
      const { fontWeight: weight } = getComputedStyle(node.parentElement ?? cell)
      if (at >= 0)
        found.push({ text: node.data, left: leftOf(node, at), digit: leftOf(node, node.data.search(/\d/)), weight })
    }
    return found
  })
}

test('Arabic has decimals in line and minus signs on the left', async ({ page }) => {
  await page.goto('/business/flow?mock-as=naledi&mock-language=ar')
  await expect(page.getByRole('cell', { name: /82,00/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const negative = await page.locator('main').locator('td, dd, p, span').evaluateAll(edgesOf, 'minus')
  expect(negative).not.toEqual([])
  for (const { text, left, digit } of negative) expect(left, text).toBeLessThan(digit)

  const columns = await page
    .locator('main table')
    .first()
    .locator('tbody tr')
    .evaluateAll(rows => Math.max(...rows.map(row => row.children.length)))
  let lines = 0
  for (let column = 1; column <= columns; column += 1) {
    const cells = page.locator('main table').first().locator(`tbody tr > :nth-child(${column})`)
    // Bold digits have another width.
    const byWeight = Map.groupBy(await cells.evaluateAll(edgesOf, 'decimal'), ({ weight }) => weight)
    for (const edges of byWeight.values()) {
      const lefts = edges.map(({ left }) => left)
      if (lefts.length > 1) lines += 1
      expect(Math.max(...lefts) - Math.min(...lefts), `column ${column}: ${lefts.join(' ')}`).toBeLessThan(1)
    }
  }
  expect(lines).toBeGreaterThan(0)
})

for (const language of ['ar', 'en-XA']) {
  test(`has no accessibility violations in ${language} @specified`, async ({ page }) => {
    for (const { path, as } of plainScreens) {
      await page.goto(`${withAccount(path, as)}&mock-language=${language}`)
      await settle(page)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}
