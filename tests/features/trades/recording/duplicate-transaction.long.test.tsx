import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { bodiesOf } from '../../record-form.ts'
import { naledi, renderApp } from '../../render-app.tsx'

type Sent = { buyerId: string; createdAt: string; materials: Array<{ name: string; weight: number; value: number }> }

/** Opens the read view of the newest purchase by Naledi's business and returns the transaction's values. */
async function openView() {
  const app = renderApp({ as: naledi, path: '/business' })
  await screen.findByRole('heading', { name: 'Overview' })
  const { store } = app.mock
  const seller = store.userNamed(naledi)
  const trade = store.transactions.all().find(({ sellerId }) => sellerId === seller?.id)
  if (!trade) throw new Error('Naledi has sold nothing')
  app.go(`${lists.business}/${trade.id}`)
  await screen.findByRole('link', { name: 'Duplicate' })
  return { ...app, trade, lines: store.transactionLines.where('tradeId', trade.id) }
}

const weights = () => screen.queryAllByRole('spinbutton', { name: /^Weight/ })

test('starts with buyer, seller and lines of the original, and the current date', async () => {
  const app = await openView()
  const { user, mock, trade, lines } = app
  await user.click(screen.getByRole('link', { name: 'Duplicate' }))
  await screen.findByRole('form', { name: 'New transaction' })
  await waitFor(() => expect(weights()).toHaveLength(lines.length))
  expect(screen.getByRole('combobox', { name: /^Buyer/ })).toHaveValue(mock.store.businesses.get(trade.buyerId)?.name)
  await user.click(screen.getByRole('button', { name: 'Record transaction' }))
  expect(await screen.findByText('Transaction recorded')).toBeVisible()
  const [sent] = bodiesOf(app, 'transactions.create') as Sent[]
  expect(sent?.buyerId).toBe(trade.buyerId)
  expect(sent?.materials.map(({ name, weight, value }) => [name, weight, value])).toEqual(
    lines.map(({ name, weight, value }) => [name, weight, value]),
  )
  expect(Date.parse(sent?.createdAt ?? '')).toBeGreaterThan(Date.parse(trade.createdAt))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
})

test('replaces an unknown seller of a purchase by the user', async () => {
  const app = renderApp({ as: naledi, path: '/business' })
  await screen.findByRole('heading', { name: 'Overview' })
  const { store } = app.mock
  const own = store.userNamed(naledi)
  const bought = store.transactions
    .all()
    .find(({ buyerId, sellerId }) => buyerId === own?.businessId && store.users.get(sellerId)?.businessId !== buyerId)
  if (!bought) throw new Error('Her business has bought nothing')
  app.go(`${lists.business}/${bought.id}`)
  await app.user.click(await screen.findByRole('link', { name: 'Duplicate' }))
  await screen.findByRole('form', { name: 'New transaction' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Seller/ })).toHaveValue('Naledi Mokoena'))
  await app.user.click(screen.getByRole('button', { name: 'Record transaction' }))
  expect(await screen.findByText('Transaction recorded')).toBeVisible()
})

test('keeps an unfinished load beside a duplicate', async () => {
  const { user, go, trade, lines } = await openView()
  go(`${lists.business}/create`)
  await screen.findByRole('form', { name: 'New transaction' })
  await user.type(screen.getByRole('combobox', { name: /^Add a material/ }), 'pet{Enter}')
  await waitFor(() => expect(weights()).toHaveLength(1))
  await user.type(weights()[0] as HTMLElement, '12.5')
  // Navigates like the address bar, which does not ask about unsaved changes.
  go(`${lists.business}/${trade.id}`)
  await user.click(await screen.findByRole('link', { name: 'Duplicate' }))
  await waitFor(() => expect(weights()).toHaveLength(lines.length))
  expect(await screen.findByRole('link', { name: 'On the yard 1' })).toBeVisible()
})
