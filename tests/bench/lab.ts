// Measures the machine lab of the demo, each time with a browser profile of its own: how soon it is there, how long the biggest
// chart takes to be laid out, and how soon the picture shows what an event has done.
import type { Page, Browser as Started } from '@playwright/test'
import { benchDemo } from './demo-table.ts'

const runCount = 5
/** In ms, of the median. */
const limits = { opened: 1500, layout: 400, longestTask: null, event: 50, screen: null } as const
type Name = keyof typeof limits
const about: Record<Name, string> = {
  opened: 'list, opened: its chart is drawn',
  layout: 'layout of session, off the page',
  longestTask: 'longest task meanwhile',
  event: 'an event, until it is painted',
  screen: 'list beside its screen, opened',
}

/** Notes the long tasks of every page. */
async function watchTasks(page: Page) {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
}

/** Milliseconds from the press of a button to the frame after the picture has another name. */
const timeOfEvent = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate(
    button =>
      new Promise<number>(resolve => {
        const picture = document.querySelector('svg[role=img]')
        if (!picture) throw new Error('There is no picture')
        const began = performance.now()
        new MutationObserver(() =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - began))
            port1.start()
            port2.postMessage(null)
          }),
        ).observe(picture, { attributeFilter: ['aria-label'] })
        ;(button as HTMLButtonElement).click()
      }),
  )

async function run(browser: Started, url: string): Promise<Record<Name, number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await watchTasks(page)
  const since = () => page.evaluate(() => performance.now())
  await page.goto(`${url}/lab/list`)
  await page.getByRole('img', { name: /^Chart of list/ }).waitFor()
  const opened = await since()

  await page.getByRole('link', { name: /^lookup/ }).click()
  await page.getByRole('img', { name: /^Chart of lookup/ }).waitFor()
  const event = await timeOfEvent(page, 'lookup.open')

  await page.evaluate(() => Reflect.get(window, 'tasks').splice(0))
  await page.getByRole('link', { name: /^session/ }).click()
  await page.getByRole('img', { name: /^Chart of session/ }).waitFor()
  const [layout = Number.NaN] = await page.evaluate(() =>
    performance.getEntriesByName('layout of session').map(({ duration }) => duration),
  )
  const longestTask = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tasks') as number[])))

  const beside = await context.newPage()
  await beside.goto(`${url}/lab/list?screen=materials#input=the+first+page+of+materials`)
  await beside.frameLocator('iframe').getByRole('heading', { name: 'Materials' }).waitFor()
  const screen = await beside.evaluate(() => performance.now())
  await context.close()
  return { opened, layout, longestTask, event, screen }
}

/** Prints a table. False when the median of a measurement misses its limit. */
export const benchLab = (browser: Started): Promise<boolean> =>
  benchDemo(browser, { title: `The machine lab, ${runCount} runs`, runCount, limits, about, run })
