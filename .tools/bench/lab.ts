// Measures the machine lab of the demo, each time with a browser profile of its own: how soon it is there, how long the biggest
// chart takes to be laid out, and how soon the picture shows what an event has done.
import type { Page, Browser as Started } from '@playwright/test'
import { command } from '../command.ts'
import { serve } from '../serve.ts'
import { ms, quantile, row } from './figures.ts'

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
  await beside.goto(`${url}/lab/list?input=the+first+page+of+materials&screen=materials`)
  await beside.frameLocator('iframe').getByRole('heading', { name: 'Materials' }).waitFor()
  const screen = await beside.evaluate(() => performance.now())
  await context.close()
  return { opened, layout, longestTask, event, screen }
}

/** Prints a table. False when the median of a measurement misses its limit. */
export async function benchLab(browser: Started): Promise<boolean> {
  const built = await command('node', ['.tools/build.ts', 'demo'])
  if (!built.succeeded) throw new Error(built.output)
  const site = await serve('dist/demo')
  const runs: Record<Name, number>[] = []
  for (let count = 0; count < runCount; count += 1) runs.push(await run(browser, site.url))
  await site.close()
  console.log(`\nThe machine lab, ${runCount} runs`)
  console.log(''.padEnd(34) + row(['median', 'slowest', 'limit']))
  let isWithin = true
  for (const name of Object.keys(limits) as Name[]) {
    const times = runs.map(one => one[name])
    const [median, limit] = [quantile(times, 0.5), limits[name]]
    const isOver = limit !== null && !(median <= limit)
    if (isOver) isWithin = false
    const cells = [ms(median), ms(quantile(times, 1)), limit === null ? '' : `${isOver ? '✗ ' : ''}${ms(limit)}`]
    console.log(about[name].padEnd(34) + row(cells))
  }
  return isWithin
}
