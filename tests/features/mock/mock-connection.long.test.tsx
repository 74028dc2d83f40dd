import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { slow3g } from '#mirage/situation/connection.ts'
import { openMockedBuild, openPanel } from './mocked-build.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Returns the latest request in the panel's log. */
const latest = () => within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button')[0]

test('“Slow 3G” from the panel delays the next page by over two seconds, as the log shows', async () => {
  const page = await openMockedBuild('/admin/transactions?mock-as=lindiwe')
  expect(await screen.findByText(/^1–10 of/)).toBeVisible()
  await openPanel(page)
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Response time' }), 'Slow 3G')
  await page.user.click(screen.getByRole('tab', { name: 'Calls' }))
  await page.user.type(screen.getByRole('textbox', { name: 'Filter' }), 'transactions.list')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await page.user.click(screen.getByRole('button', { name: 'Next' }))
  // Much less than the delay, because the fake clock also advances with real time.
  await pass(100)
  expect(latest()).toHaveTextContent(/so far waiting$/)
  expect(screen.queryByText(/^11–20 of/)).not.toBeInTheDocument()
  await pass(slow3g.wait * 2)
  expect(screen.getByText(/^11–20 of/)).toBeVisible()
  expect(latest()).toHaveTextContent(/ 2\d\d\d ms 200$/)
})
