import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openNewest } from './open-newest.ts'
import { choose, enter, weightOf } from './trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

test('shows toasts for a line that fails to save, and for a transaction that is saved, after the user left', async () => {
  const { user, mock, line, row, callsOf, otherBuyer } = await openNewest()
  const other = mock.store.businesses.all().find(({ name }) => name === otherBuyer)
  await choose(user, 'Buyer', otherBuyer, otherBuyer)
  const release = mock.switches.hold()
  mock.switches.fail('transactions.materials.update', { kind: 'status', status: 500, message: 'Out of order.' })
  await enter(user, weightOf(line.name), '77.25')
  await user.tab()
  await waitFor(() => expect(row()).toHaveTextContent('Saving…'))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'))
  release()
  expect(await screen.findByText(`${line.name} might not have been saved`)).toBeVisible()
  expect(screen.getByText('Out of order.')).toBeVisible()
  expect(await screen.findByText('Transaction saved')).toBeVisible()
  expect(callsOf('transactions.update').map(({ body }) => body)).toMatchObject([{ buyerId: other?.id }])
})
