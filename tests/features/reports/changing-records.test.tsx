import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naledi, renderApp } from '../render-app.tsx'
import { catchFiles } from '../saved-files.ts'
import { sheetTable, shownFingerprint } from './statement/statement-parts.ts'

const serverClock = () => Date.UTC(2026, 10, 22, 10)
const changing = /^Records are changing\. Figures as of .+\.$/

/** Opens a screen while another user saves a record before each response. */
function openChanging(path: string) {
  const app = renderApp({ as: naledi, path, serverClock })
  app.mock.switches.fail('transactions.list', { kind: 'changing', times: 'always' })
  const readAgain = async () => {
    app.mock.switches.clear()
    await app.user.click(screen.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(screen.queryByText(changing)).toBeNull())
  }
  return { ...app, readAgain }
}

test('figures of an overview, a filtered list and a file have the time of their records, until they are read again', async () => {
  const files = catchFiles()
  const { user, mock, go, readAgain } = openChanging('/business')
  expect(await screen.findByText(changing)).toHaveRole('status')
  await readAgain()

  mock.switches.fail('transactions.list', { kind: 'changing', times: 'always' })
  go('/business/transactions')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await user.click(await screen.findByRole('menuitem', { name: 'One row for each transaction' }))
  await waitFor(() => expect(files.size).toBe(1))
  const toast = await screen.findByText(/rows exported$/)
  const note = /Records are changing\. Figures as of/
  expect(within(toast.parentElement ?? toast).getByText(note)).toBeVisible()

  go('/business/transactions?family=metal')
  expect(await within(screen.getByRole('main')).findByText(changing)).toBeVisible()
  await readAgain()
})

test.each(['/business/statement', '/business/flow', '/business/register'])(
  '%s has no report until its records are read again',
  async path => {
    const { readAgain } = openChanging(path)
    expect(await screen.findByText(changing)).toBeVisible()
    expect(screen.getByText(/Read again to create the report\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Export|Print)/ })).toBeNull()
    expect(screen.queryByText(/^Records as of/)).toBeNull()
    await readAgain()
    expect(await screen.findByText(/^Records as of \d+:\d\d:\d\d/)).toBeVisible()
    expect((await screen.findAllByRole('button', { name: /^(Export|Print)/ })).length).toBeGreaterThan(0)
  },
)

test('a report checks records that are older than a minute when it opens', async () => {
  let time = serverClock()
  const app = renderApp({ as: naledi, path: '/business/statement', serverClock: () => time })
  const before = await shownFingerprint()
  const { store } = app.mock
  const [trade] = store.transactions.where('buyerId', store.userNamed(naledi)?.businessId ?? '')
  const [line] = store.transactionLines.where('tradeId', trade?.id ?? '')
  app.go('/business')
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  store.transactionLines.update(line?.id ?? '', { weight: 7 })
  store.transactions.update(trade?.id ?? '', { createdAt: new Date(serverClock()).toISOString() })
  time += 61_000
  app.go('/business/statement')
  await sheetTable()
  await waitFor(async () => expect(await shownFingerprint()).not.toBe(before))
})
