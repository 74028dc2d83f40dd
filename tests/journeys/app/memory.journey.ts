import type { CDPSession, Page } from '@playwright/test'
import { adder, comeBackAs, lines, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

/** Collects garbage in the page, twice. */
async function discard(session: CDPSession) {
  for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage')
}

/** Returns the page's DOM node count, including detached nodes, and its listener count. */
async function heldBy(session: CDPSession) {
  await discard(session)
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners }
}

/** Returns how many MutationObservers the page has. */
async function observersOf(session: CDPSession) {
  await discard(session)
  const { result } = await session.send('Runtime.evaluate', { expression: 'MutationObserver.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length }',
    objectId: objects.objectId ?? '',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return Number(counted.value)
}

async function openAndCancelDeletion(page: Page) {
  await rows(page).first().hover()
  await rows(page).first().getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

async function openAndLeaveForm(page: Page) {
  await rows(page).first().getByRole('link').click()
  await expect(lines(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(rows(page).first()).toBeVisible()
}

/** Moves through the options of a look-up and closes it. */
async function goThroughOptions(page: Page) {
  await adder(page).fill('co')
  await expect(page.getByRole('option').first()).toBeVisible()
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option').first()).toBeHidden()
}

const times = async (count: number, act: () => Promise<void>) => {
  for (let round = 0; round < count; round += 1) await act()
}

test.describe('memory after leaving keeps', () => {
  let session: CDPSession
  test.beforeEach(async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto('/business/transactions')
    await expect(rows(page).first()).toBeVisible()
    session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.enable')
  })

  for (const { what, act } of [
    { what: 'a cancelled dialog', act: openAndCancelDeletion },
    { what: 'a closed form', act: openAndLeaveForm },
  ]) {
    test(`no element of ${what}`, async ({ page }) => {
      const round = () => act(page)
      await times(4, round)
      // Retries, because the browser might briefly retain removed elements. A real leak grows in each attempt.
      await expect(async () => {
        const before = await heldBy(session)
        await times(8, round)
        const grownBy = async () => {
          const { nodes, listeners } = await heldBy(session)
          return Math.max(nodes - before.nodes, listeners - before.listeners)
        }
        await expect.poll(grownBy, { timeout: 3000 }).toBeLessThan(8)
      }).toPass({ timeout: 40_000 })
    })
  }

  test('one observer of a look-up, regardless of the visited options', async ({ page }) => {
    await rows(page).first().getByRole('link').click()
    await expect(lines(page).first()).toBeVisible()
    const round = () => goThroughOptions(page)
    await times(2, round)
    const before = await observersOf(session)
    await times(4, round)
    await expect.poll(async () => (await observersOf(session)) - before).toBeLessThan(4)
  })
})
