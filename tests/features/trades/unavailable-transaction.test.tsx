import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lists } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

const unknown = '3f6f6a52-6a0e-4d3c-9a53-9f0d1b1e2c3d'

// Silences React, which logs every error that reaches an error boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('shows Not Found for an unknown transaction, with a link home, and for an invalid id without a request', async () => {
  const { user, path, callsOf, go } = renderApp({ as: lindiwe, path: `${lists.admin}/${unknown}/edit` })
  expect(await screen.findByRole('heading', { name: 'This record does not exist' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to the overview' }))
  await waitFor(() => expect(path()).toBe('/admin'))
  go(`${lists.admin}/7/edit`)
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(path()).toBe(`${lists.admin}/7/edit`)
  expect(callsOf('transactions.get')).toHaveLength(1)
})

test("hides other businesses' transactions from a business", async () => {
  const { mock, go } = renderApp({ as: naledi, path: '/business' })
  await screen.findByRole('heading', { name: 'Overview' })
  const business = mock.store.userNamed(naledi)?.businessId ?? ''
  const own = new Set(mock.store.users.where('businessIds', business).map(({ id }) => id))
  const other = mock.store.transactions.all().find(trade => trade.buyerId !== business && !own.has(trade.sellerId))
  go(`${lists.business}/${other?.id}/edit`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Forbidden')
  expect(screen.getByRole('alert')).toHaveTextContent('This transaction is not one of yours')
})
