// A page with the form of a new transaction, and what is measured in it.
import type { Page, Browser as Started } from '@playwright/test'
import { enter } from '../journeys/enter.ts'

declare global {
  interface Window {
    bench: {
      /** For every key the milliseconds from its event to the next paint. */
      keys: number[]
      /** The milliseconds of every long task. */
      tasks: number[]
      /** Resolves with the time at which the page was painted with this many lines. */
      painted: (lines: number) => Promise<number>
    }
  }
}

function watch() {
  const keys: number[] = []
  const tasks: number[] = []
  const channel = new MessageChannel()
  const waiting: number[] = []
  channel.port1.addEventListener('message', () => {
    const now = performance.now()
    for (const start of waiting.splice(0)) keys.push(now - start)
  })
  channel.port1.start()
  addEventListener(
    'keydown',
    event => {
      // The event's own time, so that the wait for the main thread counts.
      waiting.push(event.timeStamp)
      if (waiting.length === 1) requestAnimationFrame(() => channel.port2.postMessage(null))
    },
    true,
  )
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  window.bench = {
    keys,
    tasks,
    painted: lines =>
      new Promise(resolve => {
        const look = () => {
          if (document.querySelectorAll('tbody tr[data-row^="line-"]').length < lines)
            return requestAnimationFrame(look)
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        look()
      }),
  }
}

const searchOf = (page: Page) => page.getByRole('combobox', { name: 'Add a material by name or GW code' })

/** The form of a new transaction, in a browser context of its own: close that in the end. */
export async function openForm(browser: Started, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await enter(page, 'naledi@umhlangametals.example')
  await page.goto('/business/transactions/create')
  await searchOf(page).waitFor()
  return page
}

const materials = ['PET bottles', 'Copper wire', 'Corrugated cardboard', 'Steel cans', 'Tyres']

/** Pastes rows as from a spreadsheet, with materials of the mock's catalogue: milliseconds until their lines are painted. */
export function pasteLines(page: Page, count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, index) => {
    const material = materials[index % materials.length]
    return `${material}\t${(index * 7.25 + 1).toFixed(2)}\t${(index * 31.5 + 2).toFixed(2)}`
  })
  return searchOf(page).evaluate(
    async (search, { text, lines }) => {
      const start = performance.now()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      search.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      return (await window.bench.painted(lines)) - start
    },
    { text: rows.join('\n'), lines: count },
  )
}

/** Makes the computer this many times as slow. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
