import type { CDPSession, Page } from '@playwright/test'
import { adder, comeBackAs, lines, owner, rows } from '../support.ts'
import { expect, test } from '../test.ts'

/** Discards what the page no longer needs. */
async function discard(session: CDPSession) {
  for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage')
}

/** The DOM nodes and the listeners that the page holds, also those that have left the document. */
async function heldBy(session: CDPSession) {
  await discard(session)
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners }
}

/** How many MutationObservers the page holds. */
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
  await page.getByRole('link', { name: 'Back to transactions' }).click()
  await expect(rows(page).first()).toBeVisible()
}

/** Goes through the options of a look-up, and closes it. */
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

test.describe('of what was left, the page keeps', () => {
  let session: CDPSession
  test.beforeEach(async ({ page }) => {
    await comeBackAs(page, owner)
    await page.goto('/business/transactions')
    await expect(rows(page).first()).toBeVisible()
    session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.enable')
  })

  for (const { what, act } of [
    { what: 'a question that was answered with Cancel', act: openAndCancelDeletion },
    { what: 'a form that was opened and left', act: openAndLeaveForm },
  ]) {
    test(`no element of ${what}`, async ({ page }) => {
      const round = () => act(page)
      await times(4, round)
      // What was open last may be held for a while, before or after. What is kept of each grows in every eight rounds.
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

  test('one observer of a look-up, however many options were gone through', async ({ page }) => {
    await rows(page).first().getByRole('link').click()
    await expect(lines(page).first()).toBeVisible()
    const round = () => goThroughOptions(page)
    await times(2, round)
    const before = await observersOf(session)
    await times(4, round)
    await expect.poll(async () => (await observersOf(session)) - before).toBeLessThan(4)
  })
})
