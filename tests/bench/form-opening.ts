// Measures how long lines take to open once they are there: those of a draft, and those of a saved transaction.
import type { Page, Browser as Started } from '@playwright/test'
import { openForm, pasteLines } from './form-page.ts'

/** Until the mock has prepared its data and written down what was done, which no server does in the page. */
const leisure = 1500

/** Milliseconds from pressing "Bring it back" to the lines, painted. */
async function openDraft(page: Page, lines: number): Promise<number> {
  await page.reload()
  const button = page.getByRole('button', { name: 'Bring it back' })
  await button.waitFor()
  await page.waitForTimeout(leisure)
  return button.evaluate(async (button: HTMLElement, count) => {
    const start = performance.now()
    button.click()
    return (await window.bench.painted(count)) - start
  }, lines)
}

/** Milliseconds from the server's answer to the lines, painted: the record is opened from its list. */
async function openSaved(page: Page, lines: number): Promise<number> {
  const buyer = page.getByRole('combobox', { name: 'Buyer' })
  await buyer.fill('kasi')
  await page.getByRole('option', { name: 'Kasi Recyclers' }).click()
  await page.getByRole('button', { name: 'Record transaction' }).click()
  await page.waitForURL('**/business/transactions')
  const newest = page.locator('tr[data-marked] [data-row-link]')
  await newest.waitFor()
  await page.waitForTimeout(leisure)
  return newest.evaluate(async (link: HTMLElement, count) => {
    const answered = Promise.withResolvers<number>()
    const call = window.fetch
    window.fetch = async (...request) => {
      const answer = await call(...request)
      answered.resolve(performance.now())
      return answer
    }
    link.click()
    const painted = await window.bench.painted(count)
    return painted - (await answered.promise)
  }, lines)
}

/** The milliseconds that a draft and a saved transaction with this many lines take to open, in a page of their own. */
export async function measureOpening(browser: Started, url: string, lines: number) {
  const page = await openForm(browser, url)
  await pasteLines(page, lines)
  // The draft is stored after a pause.
  await page.waitForFunction(() => Object.keys(localStorage).some(key => key.startsWith('threereco.draft.')))
  const draft = await openDraft(page, lines)
  const saved = await openSaved(page, lines)
  await page.context().close()
  return { draft, saved }
}
