import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, openBusiness } from '../record-form.ts'

test('a business shows its latest five purchases', async () => {
  const { mock, business } = await openBusiness('Kasi Recyclers')
  const list = within(await card('Latest purchases').findByRole('list', { name: 'Latest purchases' }))
  const purchases = mock.store.transactions
    .where('buyerId', business.id)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  expect(list.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
    purchases.slice(0, 5).map(({ id }) => `/admin/transactions/${id}/edit`),
  )
  expect(card('Latest purchases').getByRole('link', { name: 'All purchases' })).toHaveAttribute(
    'href',
    `/admin/transactions?buyer=${business.id}`,
  )
})

test('a business shows no purchases without the permission for transactions', async () => {
  const { callsOf } = await openBusiness('Kasi Recyclers', [
    'businesses.access',
    'businesses.view',
    'businesses.update',
    'users.view',
  ])
  expect(screen.queryByRole('region', { name: 'Latest purchases' })).toBeNull()
  expect(callsOf('transactions.list')).toEqual([])
})
