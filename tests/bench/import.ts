// Measures how soon the preview of a file of 5,000 materials is there, on the mock without latency: while the server has few materials,
// once it has all of them, and on a computer four times as slow. Times go from the choice of the file to the frame that shows its rows.
import type { Browser, Page } from '@playwright/test'
import { enter } from '../journeys/enter.ts'
import { serveDemo } from './demo-table.ts'
import { ms, row } from './figures.ts'
import { slowDown } from './form-page.ts'

const rowCount = 5000
const text = `Name;GW code;CO₂ factor\n${Array.from(
  { length: rowCount },
  (_, at) =>
    `Alloy ${at + 1};GW 53-${String(at % 90).padStart(2, '0')};${at % 50},${String(at % 9999).padStart(4, '0')}`,
).join('\n')}`

/** Upper limits in ms. */
const measurements = {
  'new rows': { preview: 1000, longest: 50 },
  'new rows, 4x slower': { preview: null, longest: null },
  // With the work of the mock, which is done on the same thread.
  'all written': { preview: null, longest: null },
  'the same file again': { preview: 1000, longest: 50 },
} as const
type Name = keyof typeof measurements
type Times = { preview: number; longest: number }

/** What is done in the page, and the text that is shown once it is done. */
type Step = { file: string; shows: string } | { press: string; shows: string }

/** Milliseconds from a step to the frame that shows its end, and the longest task meanwhile; 0 where none took 50 ms. */
const timed = (page: Page, step: Step): Promise<Times> =>
  page.evaluate(async step => {
    const tasks: number[] = []
    const observer = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    const begun = performance.now()
    if ('file' in step) {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      const files = new DataTransfer()
      files.items.add(new File([step.file], 'materials.csv', { type: 'text/csv' }))
      if (input) input.files = files.files
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent.startsWith(step.press))?.click()
    }
    const preview = await new Promise<number>(resolve => {
      const look = () => {
        const isThere = document.querySelector('main')?.textContent.includes(step.shows)
        if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        else requestAnimationFrame(look)
      }
      look()
    })
    // Tasks are told of in a later one.
    await new Promise(resolve => setTimeout(resolve, 100))
    observer.disconnect()
    return { preview, longest: Math.max(0, ...tasks) }
  }, step)

async function run(browser: Browser, url: string): Promise<Record<Name, Times>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-US' })
  const page = await context.newPage()
  await enter(page, 'lindiwe@threereco.example')
  await page.goto('/admin/materials/import?mock-latency=0')
  await page.getByRole('button', { name: 'Choose file' }).waitFor()
  const another = () => page.getByRole('button', { name: 'Another file' }).click()
  const added = { file: text, shows: '5\u00a0000 new' }
  await slowDown(page, 4)
  const slow = await timed(page, added)
  await slowDown(page, 1)
  await another()
  const first = await timed(page, added)
  const written = await timed(page, { press: 'Import 5', shows: '5\u00a0000 of 5\u00a0000 materials written' })
  await another()
  const again = await timed(page, { file: text, shows: '5\u00a0000 unchanged' })
  await context.close()
  return { 'new rows': first, 'new rows, 4x slower': slow, 'all written': written, 'the same file again': again }
}

const atMost = (limit: number | null) => (limit === null ? '' : `${limit} ms`)

/** Prints a table. False when a limit is missed. */
export async function benchImport(browser: Browser): Promise<boolean> {
  const site = await serveDemo()
  const times = await run(browser, site.url)
  await site.close()

  const missed: string[] = []
  console.log(`An import of ${rowCount.toLocaleString('en')} materials, on the mock without latency\n`)
  console.log(row(['', 'there after', 'limit', 'longest task', 'limit'], 22))
  for (const name of Object.keys(measurements) as Name[]) {
    const { preview, longest } = times[name]
    const limits = measurements[name]
    console.log(row([name, ms(preview), atMost(limits.preview), ms(longest), atMost(limits.longest)], 22))
    if (limits.preview !== null && preview > limits.preview) missed.push(`${name}: ${ms(preview)}`)
    if (limits.longest !== null && longest > limits.longest) missed.push(`${name}: a task of ${ms(longest)}`)
  }
  console.log(
    missed.length > 0 ? `\nOver the limit: ${missed.join('; ')}\n` : '\nEvery figure keeps within its limit.\n',
  )
  return missed.length === 0
}
