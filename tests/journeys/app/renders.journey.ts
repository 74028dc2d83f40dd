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

/** Performs an action and checks its work. `most` is today's work with a margin for slow machines. */
async function expectWork(page: Page, name: string, act: () => Promise<unknown>, most: Work) {
  const { commits, nodes } = await workOf(page, act)
  test.info().annotations.push({ type: 'Work', description: `${name}: ${commits} commits, ${nodes} nodes` })
  expect.soft(commits, `commits: ${name}`).toBeGreaterThan(0)
  expect.soft(commits, `commits: ${name}`).toBeLessThanOrEqual(most.commits)
  expect.soft(nodes, `nodes: ${name}`).toBeLessThanOrEqual(most.nodes)
}

test('changes only what a step in a list of 25 rows needs', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(countWork)
  await comeBackAs(page, owner)
  await page.goto('/business/transactions?pageSize=25')
  const table = page.getByRole('table', { name: 'Transactions' })
  // The checkboxes are the last part of the list that loads.
  await expect(table.getByRole('checkbox')).toHaveCount(25)
  await settle(page)
  expect(await page.locator('#root *').count()).toBeLessThanOrEqual(600)

  const link = (index: number) => rows(page).nth(index).getByRole('link')
  const open = async (index: number) => {
    await link(index).click()
    await expect(page.getByRole('table', { name: 'Materials' }).getByRole('spinbutton').first()).toBeVisible()
  }
  const back = async () => {
    await page.goBack()
    await expect(rows(page)).toHaveCount(25)
    await expect(table).toHaveAttribute('aria-busy', 'false')
  }
  const next = async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/^26–50 of/)).toBeVisible()
    await expect(table).toHaveAttribute('aria-busy', 'false')
  }
  await open(0)
  await expectWork(page, 'back', back, { commits: 5, nodes: 870 })
  await expectWork(page, 'open', () => open(1), { commits: 5, nodes: 900 })
  await back()
  await link(1).focus()
  await expectWork(page, 'arrow key', () => link(1).press('ArrowDown'), { commits: 2, nodes: 20 })
  await expectWork(page, 'next page', next, { commits: 9, nodes: 900 })
})
