// Measures what the product keeps of screens that were left: a way through it is gone fifty-five times, and what the page
// holds is weighed after rounds 5, 30 and 55. The first five load and make what stays for good. The heap as a whole is shown
// and has no limit: most of its growth is code that the engine compiles for functions as they become hot.
import type { Page } from '@playwright/test'
import { home } from '../api-server/one-origin.ts'
import { buildProduct, startProduct } from '../resilience/stage.ts'
import { row } from './figures.ts'
import { type Held, weigher } from './heap.ts'

const marks = [5, 30, 55] as const
/** In MB: how much the objects may grow from round 5 to 55, and from round 30 on. */
const limits = { all: 0.2, secondHalf: 0.05 }

const first = (page: Page) =>
  page.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row').first()

type Product = Awaited<ReturnType<typeof startProduct>>
type Way = (page: Page) => Promise<void>

/** Ways that begin and end at the list of transactions. */
const ways: Readonly<Record<string, Way>> = {
  async 'list, form, list'(page) {
    await first(page).getByRole('link').click()
    await page.getByRole('table', { name: 'Materials' }).locator('tbody').getByRole('row').first().waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Transactions' }).click()
    await first(page).waitFor()
  },
  async 'menu, question, Cancel'(page) {
    await first(page).hover()
    await first(page).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
  },
}

async function measure({ server, browser }: Product, go: Way) {
  const context = await browser.newContext({ baseURL: home, viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await context.addCookies([server.signInAs('naledi@umhlangametals.example', 'verified', home)])
  const page = await context.newPage()
  const weigh = await weigher(page)
  await page.goto('/business/transactions')
  await first(page).waitFor()
  await page.waitForLoadState('networkidle')
  const held: Held[] = []
  for (let round = 1; round <= marks[2]; round += 1) {
    await go(page)
    if (!marks.some(mark => mark === round)) continue
    // What ends by itself after a screen, such as a fading menu, is over by then.
    await page.waitForTimeout(1000)
    held.push(await weigh())
  }
  await context.close()
  const [start, middle, end] = held
  if (!start || !middle || !end) throw new Error('A round was not weighed')
  return { start, middle, end }
}

const difference = (from: Held, to: Held): Held => ({
  heap: to.heap - from.heap,
  objects: to.objects - from.objects,
  nodes: to.nodes - from.nodes,
  listeners: to.listeners - from.listeners,
})

const mb = (size: number) => `${size.toFixed(2)} MB`
const cells = ({ heap, objects, nodes, listeners }: Held) => [mb(heap), mb(objects), String(nodes), String(listeners)]

/** Prints the table of a way. False when it keeps more than it may. */
async function weighWay(product: Product, name: string, go: Way): Promise<boolean> {
  const { start, middle, end } = await measure(product, go)
  const [all, secondHalf] = [difference(start, end), difference(middle, end)]
  console.log(`\n${name}: what the page holds\n`)
  console.log(row(['', 'heap', 'objects', 'DOM nodes', 'listeners']))
  for (const [index, held] of [start, middle, end].entries())
    console.log(row([`round ${marks[index]}`, ...cells(held)]))
  console.log(row(['more, 5 to 55', ...cells(all)]))
  console.log(row(['30 to 55', ...cells(secondHalf)]))
  const rounds = marks[2] - marks[0]
  const areFew = all.nodes < rounds && all.listeners < rounds
  return areFew && all.objects <= limits.all && secondHalf.objects <= limits.secondHalf
}

/** Prints a table for each way. False when one of them keeps more than it may. */
export async function benchMemory(): Promise<boolean> {
  await buildProduct()
  const product = await startProduct()
  let isSmall = true
  try {
    for (const [name, go] of Object.entries(ways)) if (!(await weighWay(product, name, go))) isSmall = false
  } finally {
    await product.browser.close()
    await product.server.close()
  }
  console.log(
    `\nObjects may grow by ${limits.all} MB in all and by ${limits.secondHalf} MB in the second half, nodes and listeners by less than one a round.`,
  )
  console.log('The rest of the heap is mostly code that the engine compiles as it becomes hot.\n')
  return isSmall
}
