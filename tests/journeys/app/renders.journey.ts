import type { Page } from '@playwright/test'
import { comeBackAs, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

/** Work of one step: React's commits, and the DOM nodes that were added, removed or changed. */
type Work = { commits: number; nodes: number }

declare global {
  interface Window {
    work: Work
  }
}

/** Counts the work in #root. React reports its commits to this hook of its developer tools, in production builds too. */
function countWork() {
  const work = (window.work = { commits: 0, nodes: 0 })
  const isRoot = ({ containerInfo }: { containerInfo: Element }) => containerInfo.id === 'root'
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_renderer: number, root: { containerInfo: Element }) {
        if (isRoot(root)) work.commits += 1
      },
    },
  })
  const sizeOf = (node: Node) => 1 + (node instanceof Element ? node.querySelectorAll('*').length : 0)
  new MutationObserver(changes => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if (!(target instanceof Element ? target : target.parentElement)?.closest('#root')) continue
      const moved = [...addedNodes, ...removedNodes]
      work.nodes += moved.length === 0 ? 1 : moved.reduce((sum, node) => sum + sizeOf(node), 0)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** Waits until the page is idle three times, so that prefetches and their renders are complete. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Timeout: an idle page that paints nothing might not call back for a long time.
    for (const timeout of [1000, 1000, 1000]) await new Promise(resolve => requestIdleCallback(resolve, { timeout }))
  })

/** Returns the work of an action, until the page is idle again. */
async function workOf(page: Page, act: () => Promise<unknown>): Promise<Work> {
  await settle(page)
  await page.evaluate(() => void Object.assign(window.work, { commits: 0, nodes: 0 }))
  await act()
  await settle(page)
  return page.evaluate(() => ({ ...window.work }))
}

/** Upper limits of the work of each step: today's work on either server, with a small margin. */
const limits: Readonly<Record<string, Work>> = {
  open: { commits: 7, nodes: 300 },
  back: { commits: 4, nodes: 295 },
  'arrow key': { commits: 2, nodes: 36 },
  'next page': { commits: 7, nodes: 950 },
}

test('changes only what a step in a list of 25 rows needs', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(countWork)
  await comeBackAs(page, owner)
  await page.goto('/business/transactions?pageSize=25')
  const table = page.getByRole('table', { name: 'Transactions' })
  // The checkboxes are the last part of the list that loads.
  await expect(table.getByRole('checkbox')).toHaveCount(25)
  await settle(page)
  expect(await page.locator('#root *').count()).toBeLessThanOrEqual(650)

  const link = (index: number) => rows(page).nth(index).getByRole('link')
  const shown = async (range: RegExp) => {
    await expect(page.getByText(range)).toBeVisible()
    await expect(table).toHaveAttribute('aria-busy', 'false')
  }
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    async open() {
      await rows(page).filter({ hasText: /\+2/ }).first().getByRole('link').click()
      await expect(page.getByRole('table', { name: 'Materials' }).getByRole('spinbutton').first()).toBeVisible()
    },
    async back() {
      await page.goBack()
      await shown(/^1–25 of/)
    },
    'arrow key': () => link(1).press('ArrowDown'),
    async 'next page'() {
      await page.getByRole('button', { name: 'Next' }).click()
      await shown(/^26–50 of/)
    },
  }
  const all: Array<[name: string, work: Work]> = []
  // Several rounds, of which the least work counts: on a slow machine, a prefetch might end during a step.
  for (let round = 0; round < 5; round += 1) {
    for (const [name, step] of Object.entries(steps)) all.push([name, await workOf(page, step)])
    await page.goBack()
    await shown(/^1–25 of/)
  }
  for (const [name, most] of Object.entries(limits)) {
    const own = all.filter(([step]) => step === name).map(([, work]) => work)
    const commits = Math.min(...own.map(work => work.commits))
    const nodes = Math.min(...own.map(work => work.nodes))
    test.info().annotations.push({ type: 'Work', description: `${name} ${commits} commits, ${nodes} nodes` })
    expect.soft(commits, `commits: ${name}`).toBeGreaterThan(0)
    expect.soft(commits, `commits: ${name}`).toBeLessThanOrEqual(most.commits)
    expect.soft(nodes, `nodes: ${name}`).toBeLessThanOrEqual(most.nodes)
  }
})
