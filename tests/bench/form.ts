// Measures a form with many lines, in the demo.
import type { Page } from '@playwright/test'
import { type Bench, mockDelay, openDemo, slowDown, type Visit } from './bench-environment.ts'
import { quantile } from './judge.ts'

const lineCount = 500
const openedCount = 1000
const materials = ['PET bottles', 'Copper wire', 'Corrugated cardboard', 'Steel cans', 'Tyres']

const searchOf = (page: Page) => page.getByRole('combobox', { name: 'Add a material by name or GW code' })

/**
 * Opens a new transaction and pastes rows, as from a spreadsheet. Returns the time in ms until the lines are painted.
 */
async function pasteLines(visit: Visit, count: number) {
  await openDemo(visit, '/business/transactions/create', 'naledi')
  const rows = Array.from({ length: count }, (_, index) =>
    [materials[index % 5], (index * 7.25 + 1).toFixed(2), (index * 31.5 + 2).toFixed(2)].join('\t'),
  )
  return searchOf(visit.page).evaluate(
    (search, { text, count }) =>
      window.clock.time(
        () => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', text)
          search.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        },
        () => document.querySelectorAll('tbody tr[data-row^="line-"]').length >= count,
      ),
    { text: rows.join('\n'), count },
  )
}

/**
 * Types a weight into a line in the middle, first fast, then slowly. Slow typing lets the form compute the sums after
 * each key.
 */
async function typeWeight(visit: Visit, slowness: number) {
  const { page } = visit
  const paste = await pasteLines(visit, lineCount)
  const weight = page.getByRole('spinbutton', { name: /^Weight/ }).nth(lineCount / 2)
  await weight.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  await slowDown(visit, slowness)
  const times: number[] = []
  for (const delay of [80, 350]) {
    await weight.click()
    await weight.press('Control+a')
    await page.waitForTimeout(500)
    await page.evaluate(() => window.clock.keys.splice(0))
    await page.keyboard.type('1234567.8', { delay })
    await page.waitForTimeout(delay)
    times.push(...(await page.evaluate(() => window.clock.keys)))
  }
  return { paste, median: quantile(times, 0.5), slowest: quantile(times, 1) }
}

/**
 * Measures restoring a draft of 1,000 lines, and opening the saved transaction. The second measurement starts with the
 * server's response.
 */
async function openLines(visit: Visit) {
  const { page } = visit
  await pasteLines(visit, openedCount)
  // The app stores the draft only after a pause in typing.
  await page.waitForFunction(() => Object.keys(localStorage).some(key => key.startsWith('threereco.draft.')))
  await page.reload()
  await page.getByRole('button', { name: 'Restore draft' }).waitFor()
  await page.waitForTimeout(mockDelay)
  const linesAfter = (selector: string, isFromAnswer: boolean) =>
    page.evaluate(
      ([selector, isFromAnswer, count]) =>
        window.clock.time(
          () => {
            const answered = Promise.withResolvers<number>()
            const call = window.fetch
            window.fetch = async (...request) => {
              const answer = await call(...request)
              answered.resolve(performance.now())
              return answer
            }
            const all = [...document.querySelectorAll<HTMLElement>(selector)]
            all.find(each => isFromAnswer || each.textContent === 'Restore draft')?.click()
            return isFromAnswer ? answered.promise : null
          },
          () => document.querySelectorAll('tbody tr[data-row^="line-"]').length >= count,
        ),
      [selector, isFromAnswer, openedCount] as const,
    )
  const draft = await linesAfter('button', false)
  await page.getByRole('combobox', { name: 'Buyer' }).fill('kasi')
  await page.getByRole('option', { name: 'Kasi Recyclers' }).click()
  await page.getByRole('button', { name: 'Record transaction' }).click()
  await page.locator('tr[data-marked] [data-row-link]').waitFor()
  await page.waitForTimeout(mockDelay)
  return { draft, saved: await linesAfter('tr[data-marked] [data-row-link]', true) }
}

export const form: Bench = {
  about: `A transaction of ${lineCount} lines: a weight typed in the middle, from a key's event to the next paint`,
  runs: 3,
  limits: {
    'a key, median': 12,
    'a key, slowest': 30,
    'a key, 4x slower, median': 40,
    'a key, 4x slower, slowest': 90,
    [`paste of ${lineCount} rows`]: null,
    [`draft of ${openedCount} lines, opened`]: 500,
    [`saved ${openedCount} lines, opened`]: 500,
  },
  async run({ visit }) {
    const full = await visit(page => typeWeight(page, 1))
    const slow = await visit(page => typeWeight(page, 4))
    const { draft, saved } = await visit(openLines)
    return {
      'a key, median': full.median,
      'a key, slowest': full.slowest,
      'a key, 4x slower, median': slow.median,
      'a key, 4x slower, slowest': slow.slowest,
      [`paste of ${lineCount} rows`]: full.paste.took,
      [`draft of ${openedCount} lines, opened`]: draft.took,
      [`saved ${openedCount} lines, opened`]: saved.took,
    }
  },
}
