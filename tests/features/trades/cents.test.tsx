import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'
import { valueOf } from './trade-form.ts'

test('shows a value with half a cent identically in form, view and list', async () => {
  const { mock, go, user } = renderApp({ as: lindiwe, path: '/admin' })
  const { store } = mock
  const [trade] = store.transactions.all()
  const [line, ...others] = store.transactionLines.where('tradeId', trade?.id ?? '')
  if (!trade || !line) throw new Error('The newest transaction has no lines')
  for (const { id } of others) store.transactionLines.remove(id)
  store.transactionLines.update(line.id, { value: 5.325 })
  go(`${lists.admin}/${trade.id}/edit`)
  await screen.findByRole('form', { name: 'Edit transaction' })
  expect(valueOf(line.name)).toHaveValue('5.33')
  expect(screen.getByText('R 5.33')).toBeVisible()
  go(`${lists.admin}/${trade.id}`)
  expect(await screen.findAllByRole('cell', { name: '5.33' })).toHaveLength(2)
  go(lists.admin)
  await user.click(await screen.findByRole('button', { name: 'Figures' }))
  expect(await screen.findByRole('cell', { name: '5.33' })).toBeVisible()
})
