import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { slow3g } from '#mirage/situation/connection.ts'
import { type MockedBuild, openMockedBuild, openPanel } from './mocked-build.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a list, chooses a connection speed in the panel, and installs fake timers. */
async function openOver(line: string) {
  const page = await openMockedBuild('/admin/transactions?mock-as=lindiwe')
  expect(await screen.findByText(/^1–10 of/)).toBeVisible()
  await openPanel(page)
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Response time' }), line)
  await page.user.click(screen.getByRole('tab', { name: 'Calls' }))
  await page.user.type(screen.getByRole('textbox', { name: 'Filter' }), 'transactions.list')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  return page
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = ({ user }: MockedBuild, name: string) => user.click(screen.getByRole('button', { name }))

/** Returns the requests in the panel's log, newest first. */
const log = () =>
  within(screen.getByRole('list', { name: 'Calls' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('“Slow 3G” from the panel', () => {
  test('delays the next page by over two seconds, as the log shows', async () => {
    const page = await openOver('Slow 3G')
    await press(page, 'Next')
    // Much less than the delay, because the fake clock also advances with real time.
    await pass(100)
    expect(log()[0]).toMatch(/so far waiting$/)
    expect(screen.queryByText(/^11–20 of/)).not.toBeInTheDocument()
    await pass(slow3g.wait * 2)
    expect(screen.getByText(/^11–20 of/)).toBeVisible()
    expect(log()[0]).toMatch(/ 2\d\d\d ms 200$/)
  })
})

describe('“Flaky” from the panel', () => {
  test('loses and delays requests, and retries still load the list', async () => {
    const page = await openOver('Flaky: some slow, some lost')
    for (let number = 2; number < 20; number += 1) {
      await press(page, 'Next')
      // Enough for three of the slowest responses and the pauses between retries.
      await pass(30_000)
      expect(screen.getByText(new RegExp(`^${number * 10 - 9}–${number * 10} of`))).toBeVisible()
    }
    expect(log().filter(line => line.endsWith('no answer'))).not.toEqual([])
    expect(log().filter(line => / [2-6]\d\d\d ms 200$/.test(line))).not.toEqual([])
    expect(log().filter(line => / 1\d\d ms 200$/.test(line))).not.toEqual([])
  })
})
