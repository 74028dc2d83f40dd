import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowNamed } from '../../record-form.ts'
import { lindiwe, renderApp } from '../../render-app.tsx'
import { addLine, choose, enter, materialSearch, openedForm, recordButton, valueOf, weightOf } from '../trade-form.ts'

const create = '/admin/transactions/create'
const day = 24 * 60 * 60_000

/** Opens a new transaction. Three past transactions each have 40 kg of copper wire at R 128 per kg. */
async function openedAfterCopper() {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const { store } = app.mock
  const [sample] = store.transactions.all()
  const copper = store.materials.all().find(({ name }) => name === 'Copper wire')
  if (!sample || !copper) throw new Error('The mock lacks what is traded here')
  const { name, gwCode, carbonFactor } = copper
  for (const line of store.transactionLines.all()) if (line.name === name) store.transactionLines.remove(line.id)
  for (const ago of [1, 2, 3]) {
    const createdAt = new Date(Date.now() - ago * day).toISOString()
    const { id } = store.transactions.insert({ buyerId: sample.buyerId, sellerId: sample.sellerId, createdAt })
    store.transactionLines.insert({ tradeId: id, name, gwCode, carbonFactor, weight: 40, value: 5120 })
  }
  app.go(create)
  await openedForm()
  await waitFor(() => expect(app.callsOf('transactions.list')).toHaveLength(1))
  return app
}

const hints = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('shows the last price in options, and a non-blocking hint on blur', async () => {
  const { user } = await openedAfterCopper()
  await user.type(materialSearch(), 'copper wire')
  const option = await screen.findByRole('option', { name: /^Copper wire/ })
  await waitFor(() => expect(option.textContent?.replaceAll('\u00a0', ' ')).toMatch(/last paid R 128\.00\/kg$/))
  await user.click(option)
  await screen.findByRole('row', { name: /^Copper wire/ })
  await enter(user, weightOf('Copper wire'), '400')
  expect(hints()).not.toContain('10 times the usual weight for Copper wire, 40.00 kg')
  await user.tab()
  expect(hints()).toContain('10 times the usual weight for Copper wire, 40.00 kg')
  await enter(user, valueOf('Copper wire'), '5120')
  await user.tab()
  expect(hints()).toContain('A tenth of the usual price for Copper wire, R 128.00/kg')
  expect(valueOf('Copper wire')).toBeValid()
  await enter(user, weightOf('Copper wire'), '41')
  await user.tab()
  expect(hints().filter(hint => hint?.includes('usual'))).toEqual([])
})

test('warns about the same load of another user, with the minutes since then, without blocking', async () => {
  const begun = Date.now()
  let passed = 0
  const { mock, user, go } = renderApp({ as: lindiwe, path: '/admin', serverClock: () => begun + passed })
  const { store } = mock
  const note = 'The same load was recorded 3 minutes ago: the same buyer, seller, materials and weights.'
  const buyerId = rowNamed({ mock }, 'businesses', 'Kasi Recyclers').id
  const sellerId = rowNamed({ mock }, 'users', 'Naledi Mokoena').id
  const { name, gwCode, carbonFactor } = rowNamed({ mock }, 'materials', 'Copper wire')
  const { id } = store.transactions.insert({ buyerId, sellerId, createdAt: new Date(begun).toISOString() })
  store.transactionLines.insert({ tradeId: id, name, gwCode, carbonFactor, weight: 40, value: 320 })
  passed = 150_000
  go(create)
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await choose(user, 'Seller', 'naledi', 'Naledi Mokoena')
  await addLine(user, 'copper wire', 'Copper wire', '39', '320')
  expect(screen.queryByText(note)).not.toBeInTheDocument()
  await enter(user, weightOf('Copper wire'), '40')
  expect(await screen.findByText(note)).toBeVisible()
  const before = store.transactions.all().length
  await user.click(recordButton())
  await screen.findByRole('heading', { name: 'Transactions' })
  expect(store.transactions.all()).toHaveLength(before + 1)
})

test('shows no hints if the list is unreadable', async () => {
  const { user, go, mock, callsOf } = renderApp({ as: lindiwe, path: '/admin' })
  mock.switches.fail('transactions.list', { kind: 'status', status: 403 })
  go(create)
  await openedForm()
  await waitFor(() => expect(callsOf('transactions.list')).toHaveLength(1))
  await user.type(materialSearch(), 'copper wire')
  const option = await screen.findByRole('option', { name: /^Copper wire/ })
  expect(within(option).queryByText(/kg$/)).not.toBeInTheDocument()
})
