// Benchmarks of the demo. Its mock responds without latency.
import type { Page } from '@playwright/test'
import { type Bench, openDemo, slowDown } from './bench-environment.ts'

/** Clicks the first button that starts with `button`. Measures the time until `main` contains the text `shows`. */
const press = (page: Page, button: string, shows: string) =>
  page.evaluate(
    ([button, shows]) =>
      window.clock.time(
        () => [...document.querySelectorAll('button')].find(each => each.textContent.startsWith(button))?.click(),
        () => document.querySelector('main')?.textContent.includes(shows) === true,
      ),
    [button, shows] as const,
  )

const lab: Bench = {
  about: 'The machine lab',
  runs: 5,
  limits: { 'list, opened: its chart is drawn': 1500, 'layout of session, off the page': 400, 'an event': 50 },
  run: ({ visit }) =>
    visit(async ({ page }) => {
      await page.goto('/lab/list')
      await page.getByRole('img', { name: /^Chart of list/ }).waitFor()
      const opened = await page.evaluate(() => performance.now())
      await page.getByRole('link', { name: /^lookup/ }).click()
      await page.getByRole('img', { name: /^Chart of lookup/ }).waitFor()
      const event = await page.getByRole('button', { name: 'lookup.open', exact: true }).evaluate(button => {
        const picture = document.querySelector('svg[role=img]')
        const before = picture?.getAttribute('aria-label')
        return window.clock.time(
          () => (button as HTMLButtonElement).click(),
          () => picture?.getAttribute('aria-label') !== before,
        )
      })
      await page.getByRole('link', { name: /^session/ }).click()
      await page.getByRole('img', { name: /^Chart of session/ }).waitFor()
      const [layout = Number.NaN] = await page.evaluate(() =>
        performance.getEntriesByName('layout of session').map(({ duration }) => duration),
      )
      return {
        'list, opened: its chart is drawn': opened,
        'layout of session, off the page': layout,
        'an event': event.took,
      }
    }),
}

const rowCount = 5000
const file = `Name;GW code;CO₂ factor\n${Array.from({ length: rowCount }, (_, at) => `Alloy ${at + 1};GW 53-${10 + (at % 90)};${at % 50},${1000 + (at % 9000)}`).join('\n')}`

const imports: Bench = {
  about: `A file of ${rowCount} materials, from its choice to the frame that shows its rows`,
  runs: 3,
  limits: {
    'new rows': 1000,
    'new rows: longest task': 50,
    'new rows, 4x slower': null,
    // Includes the mock's work, which runs on the same thread.
    'all written': null,
    'the same file again': 1000,
    'the same file again: longest task': 50,
  },
  run: ({ visit }) =>
    visit(async at => {
      const { page } = at
      await openDemo(at, '/admin/materials/import')
      const choose = async (shows: string) => {
        await page.getByRole('button', { name: 'Choose file' }).waitFor()
        return page.evaluate(
          ([file, shows]) =>
            window.clock.time(
              () => {
                const input = document.querySelector<HTMLInputElement>('input[type=file]')
                const files = new DataTransfer()
                files.items.add(new File([file], 'materials.csv', { type: 'text/csv' }))
                if (input) input.files = files.files
                input?.dispatchEvent(new Event('change', { bubbles: true }))
              },
              () => document.querySelector('main')?.textContent.includes(shows) === true,
            ),
          [file, shows] as const,
        )
      }
      const another = () => page.getByRole('button', { name: 'Choose another file' }).click()
      await slowDown(at, 4)
      const slow = await choose('5\u00a0000 new')
      await slowDown(at, 1)
      await another()
      const first = await choose('5\u00a0000 new')
      const written = await press(page, 'Import 5', '5\u00a0000 of 5\u00a0000 materials imported')
      await another()
      const again = await choose('5\u00a0000 unchanged')
      return {
        'new rows': first.took,
        'new rows: longest task': first.longest,
        'new rows, 4x slower': slow.took,
        'all written': written.took,
        'the same file again': again.took,
        'the same file again: longest task': again.longest,
      }
    }),
}

/** Exports the current list with a row for each of `noun`. Measures from the choice to the file. */
async function exported(page: Page, noun: string) {
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const item = page.getByRole('menuitem', { name: `One row for each ${noun}`, exact: true })
  return item.evaluate(chosen => {
    let isSaved = false
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = blob => {
      isSaved = true
      // Changes the document, so that the clock checks its condition.
      document.body.dataset['saved'] = ''
      delete document.body.dataset['saved']
      return create(blob)
    }
    return window.clock.time(
      () => (chosen as HTMLElement).click(),
      () => isSaved,
    )
  })
}

const exports: Bench = {
  about: 'An export of 10,000 transactions, from the choice to the file, with the work of the mock',
  runs: 1,
  limits: {
    'a row for each transaction': 8000,
    'a row for each transaction: longest task': 50,
    'a row for each material': 8000,
    'a row for each material: longest task': 50,
    '4x slower': null,
  },
  run: ({ visit }) =>
    visit(async at => {
      await openDemo(at, '/admin/transactions?mock-scenario=busy')
      const [trades, lines] = [await exported(at.page, 'transaction'), await exported(at.page, 'material')]
      await slowDown(at, 4)
      const slow = await exported(at.page, 'transaction')
      return {
        'a row for each transaction': trades.took,
        'a row for each transaction: longest task': trades.longest,
        'a row for each material': lines.took,
        'a row for each material: longest task': lines.longest,
        '4x slower': slow.took,
      }
    }),
}

export const demoBenches: Readonly<Record<string, Bench>> = { lab, import: imports, export: exports }
