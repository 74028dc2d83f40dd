// Benchmarks of the product with a server. Their values exclude the mock's work.
import type { Page } from '@playwright/test'
import { rows } from '#tests/journeys/support.ts'
import { type Bench, type BenchEnvironment, measureCpuTime, retainedMemory, type Visit } from './bench-environment.ts'
import { quantile } from './judge.ts'

const signedInAs = ({ server, url }: BenchEnvironment, username: string) => ({
  cookies: server ? [server.signInAs(username, 'verified', url)] : [],
})

const list: Bench = {
  about:
    'The next page of a list of 100 rows, in ms of work of the page, with figures and headings of days and without',
  runs: 3,
  limits: { without: null, 'with figures and days': null, 'times as much with them': 1.3 },
  async run(place) {
    const worked = (isFull: boolean) =>
      place.visit(
        async visit => {
          const { page } = visit
          await page.addInitScript(
            look => localStorage.setItem('threereco.lists', JSON.stringify({ columns: { transactions: look } })),
            { figures: isFull, days: isFull },
          )
          await page.goto('/admin/transactions?pageSize=100')
          const turnTo = (first: number, button: string | null) =>
            page.evaluate(
              ([first, button]) =>
                window.clock.time(
                  // Avoids a query by role: more cells would make the query slower and distort the value.
                  () => {
                    const buttons = document.querySelectorAll<HTMLElement>('nav[aria-label="Pages"] button')
                    ;[...buttons].find(({ textContent }) => textContent.includes(button ?? '-'))?.click()
                  },
                  () =>
                    document.querySelector('table[aria-busy="false"] [data-row]')?.getAttribute('aria-rowindex') ===
                    String(first + 1),
                ),
              [first, button] as const,
            )
          await turnTo(1, null)
          const times: number[] = []
          for (let turn = 0; turn < 14; turn += 1) {
            const [first, button] = turn % 2 === 0 ? ([101, 'Next'] as const) : ([1, 'Previous'] as const)
            times.push(await measureCpuTime(visit, () => turnTo(first, button)))
          }
          // Skips the first runs, in which the browser has not optimized the code yet.
          return quantile(times.slice(4), 0.5)
        },
        signedInAs(place, 'lindiwe@threereco.example'),
      )
    const [without, full] = [await worked(false), await worked(true)]
    return { without, 'with figures and days': full, 'times as much with them': full / without }
  },
}

const first = (page: Page) => rows(page).first()

/** Round trips that start and end at the list of transactions. */
const trips: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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
const rounds = new Set([5, 30, 55])

/** Measures the retained memory after 5, 30 and 55 round trips. The first round trips load code and fill caches. */
async function retainedAfter(visit: Visit, go: (page: Page) => Promise<void>) {
  const held: Array<Awaited<ReturnType<typeof retainedMemory>>> = []
  await visit.page.goto('/business/transactions')
  await first(visit.page).waitFor()
  await visit.page.waitForLoadState('networkidle')
  for (let round = 1; round <= 55; round += 1) {
    await go(visit.page)
    if (!rounds.has(round)) continue
    // Waits for effects that continue after a screen is closed, such as the fading of a menu.
    await visit.page.waitForTimeout(1000)
    held.push(await retainedMemory(visit))
  }
  return held
}

const growth = {
  'MB of objects, rounds 5 to 55': 0.2,
  'MB of objects, rounds 30 to 55': 0.05,
  'DOM nodes, rounds 5 to 55': 49,
  'listeners, rounds 5 to 55': 49,
}

const memory: Bench = {
  about: 'Retained memory after 55 round trips',
  runs: 1,
  limits: Object.fromEntries(
    Object.keys(trips).flatMap(trip => Object.entries(growth).map(([what, limit]) => [`${trip}: ${what}`, limit])),
  ),
  async run(place) {
    const grown: Record<string, number> = {}
    for (const [trip, go] of Object.entries(trips)) {
      const visitor = signedInAs(place, 'naledi@umhlangametals.example')
      const [early, middle, late] = await place.visit(visit => retainedAfter(visit, go), visitor)
      if (!early || !middle || !late) throw new Error('A round was not weighed')
      const values = [
        late.objects - early.objects,
        late.objects - middle.objects,
        late.nodes - early.nodes,
        late.listeners - early.listeners,
      ]
      for (const [index, what] of Object.keys(growth).entries()) grown[`${trip}: ${what}`] = values[index] ?? Number.NaN
    }
    return grown
  },
}

export const productBenches: Readonly<Record<string, Bench>> = { list, memory }
