import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openNewest } from './open-newest.ts'
import { choose, combo, enter, openDate, valueOf, weightOf } from './trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const save = () => screen.getByRole('button', { name: 'Save changes' })

const kg = (number: number) => number.toLocaleString('en-US', { minimumFractionDigits: 2 }).replaceAll(',', '\u00a0')

test('recorded transaction loads with its fields and lines, and saves only changed fields unless they are discarded', async () => {
  const { user, callsOf, mock, trade, lines } = await openNewest()
  expect(callsOf('transactions.get').map(({ path, query }) => ({ path, query }))).toEqual([
    { path: `/api/transactions/${trade.id}`, query: 'preload=buyer&preload=seller&preload=materials' },
  ])
  expect(combo('Buyer')).toHaveValue(mock.store.businesses.get(trade.buyerId)?.name)
  expect(combo('Seller')).toHaveValue(mock.store.users.get(trade.sellerId)?.name)
  expect(new Date((await openDate(user)).value).toISOString()).toBe(
    trade.createdAt.replace(/:\d\d\.\d{3}Z$/, ':00.000Z'),
  )
  for (const { name, weight, value } of lines) {
    expect(weightOf(name)).toHaveValue(kg(weight))
    expect(valueOf(name)).toHaveValue(kg(value))
  }
  expect(within(screen.getByRole('table', { name: 'Materials' })).getAllByRole('row')).toHaveLength(lines.length + 1)
  expect(screen.queryByText(/^You can’t /)).toBeNull()

  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  await choose(user, 'Seller', 'bongani', 'Bongani Khumalo')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(combo('Seller')).toHaveValue(mock.store.users.get(trade.sellerId)?.name)
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  expect(callsOf('transactions.update')).toEqual([])

  const other = mock.store.businesses.all().find(({ id }) => id !== trade.buyerId)
  await choose(user, 'Buyer', other?.name.slice(0, 4) ?? '', other?.name ?? '')
  await user.click(save())
  expect(await screen.findByText('Changes saved')).toBeVisible()
  await enter(user, await openDate(user), '2024-05-06T08:30')
  await user.click(save())
  await waitFor(() => expect(callsOf('transactions.update')).toHaveLength(2))
  expect(callsOf('transactions.update').map(({ body }) => body)).toEqual([
    { buyerId: other?.id, sellerId: null, createdAt: null },
    { buyerId: null, sellerId: null, createdAt: new Date('2024-05-06T08:30').toISOString() },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

test('line of a recorded transaction saves itself with a status, and keeps a failed or unconfirmed change', async () => {
  const { user, mock, line, callsOf, row } = await openNewest()
  const release = mock.switches.hold()
  await enter(user, weightOf(line.name), '7')
  expect(callsOf('transactions.materials.update')).toEqual([])
  await waitFor(() => expect(row()).toHaveTextContent('Saving…'))
  release()
  await waitFor(() => expect(row()).toHaveTextContent('Saved'))
  expect(row()).not.toHaveTextContent('Saving…')
  expect(screen.getByText(/^Lines save automatically · All saved \d/)).toBeVisible()
  expect(callsOf('transactions.materials.update').map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `/api/transactions/materials/${line.id}`, body: { weight: 7, value: line.value } },
  ])
  expect(mock.store.transactionLines.get(line.id)).toMatchObject({ weight: 7, value: line.value })

  mock.switches.fail('transactions.materials.update', { kind: 'status', status: 422, message: 'Scale is off.' })
  await enter(user, weightOf(line.name), '8')
  await waitFor(() => expect(row()).toHaveTextContent('Not saved. Scale is off.'))
  expect(await screen.findByText(`Could not save ${line.name}`)).toBeVisible()
  expect(screen.getByText('Lines save automatically · 1 line needs attention')).toBeVisible()
  await user.tab()
  expect(weightOf(line.name)).toHaveValue('8.00')
  await user.click(within(row()).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(row()).toHaveTextContent('Saved'))
  expect(screen.getByRole('button', { name: `Remove ${line.name}` })).toHaveFocus()
  expect(callsOf('transactions.materials.update').map(({ status }) => status)).toEqual([200, 422, 200])
  expect(mock.store.transactionLines.get(line.id)?.weight).toBe(8)

  mock.switches.fail('transactions.materials.update', { kind: 'answer-lost' })
  await enter(user, weightOf(line.name), '9')
  await waitFor(() =>
    expect(row()).toHaveTextContent('Might not have been saved. The server did not respond. Check your connection.'),
  )
  expect(await screen.findByText(`${line.name} might not have been saved`)).toBeVisible()
  // The app never claims that a change is not saved if the response was lost.
  expect(screen.queryByText(/not saved/i)).toBeNull()
})
