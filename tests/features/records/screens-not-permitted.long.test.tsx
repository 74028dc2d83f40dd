import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../list-parts.ts'
import { lindiwe, naledi, permitOnly, renderApp, sipho, thandi } from '../render-app.tsx'

const refused = () => screen.findByRole('heading', { name: 'Not permitted' })

test.each([
  [thandi, `${lists.business}/create`, 'transactions.create'],
  [thandi, '/business/users/create', 'users.create'],
  [sipho, '/business/users/create', 'users.create'],
])('shows %s at %s that %s is missing', async (as, path, missing) => {
  const { mock } = renderApp({ as, path })
  expect(await refused()).toBeVisible()
  expect(screen.getByText(new RegExp(`You need the permission ${missing}\\.`))).toBeVisible()
  const called = mock.calls.list().map(({ name }) => name)
  expect(called).toEqual(['authentication.check'])
})

test("closes other users' details without permission to view them", async () => {
  const app = renderApp({ as: thandi, path: '/business' })
  const owner = app.mock.store.users.all().find(({ username }) => username === naledi)
  await screen.findByRole('heading', { name: 'Overview' })
  app.go(`/business/users/${owner?.id}/edit`)
  expect(await refused()).toBeVisible()
  expect(screen.getByText(/the permission users\.view\./)).toBeVisible()
})

test('names several missing permissions, and shows a refused page after the permission is granted', async () => {
  const { go, mock, environment } = await enterWith('users.*')
  go('/admin/materials')
  expect(await screen.findByText(/You need the permissions materials\.access and materials\.view\./)).toBeVisible()
  go('/admin/materials/create')
  expect(await refused()).toBeVisible()
  permitOnly(mock.store, lindiwe, 'materials.*')
  act(() => environment.session.send({ type: 'user.refresh' }))
  expect(await screen.findByRole('form', { name: 'New material' })).toBeVisible()
})

/** Opens the overview as an administrator with only these permissions. */
async function enterWith(...permissions: string[]) {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  permitOnly(app.mock.store, lindiwe, ...permissions)
  await screen.findByRole('heading', { name: 'Overview' })
  return app
}

test('shows no links to forbidden screens', async () => {
  await enterWith('transactions.access')
  expect(screen.queryByRole('link', { name: /transactions/i })).not.toBeInTheDocument()
})

test('needs the owner look-up for a new business, with the reason', async () => {
  const { go } = await enterWith('businesses.*')
  go('/admin/businesses')
  await screen.findByRole('table', { name: 'Businesses' })
  expect(screen.queryByRole('link', { name: 'New business' })).not.toBeInTheDocument()
  go('/admin/businesses/create')
  expect(await refused()).toBeVisible()
  expect(screen.getByText(/the permission users\.view\./)).toBeVisible()
})

test('shows a role with more permissions than its reader read-only', async () => {
  const { go, mock } = await enterWith('roles.*')
  go(`/admin/roles/${mock.store.roles.all()[0]?.id}/edit`)
  expect(await screen.findByText(/You can’t change this role because it has/)).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveAttribute('readonly')
})

test('explains that only the lines are editable', async () => {
  const { go, mock } = await enterWith('transactions.access', 'transactions.view', 'transactions.materials.*')
  go(`/admin/transactions/${mock.store.transactions.all()[0]?.id}/edit`)
  expect(await screen.findByText(/You can edit the materials, but not the buyer, the seller or the date/)).toBeVisible()
})

test('ignores the save keys in a read-only form', async () => {
  const { go, mock, user, callsOf } = await enterWith(
    'transactions.access',
    'transactions.view',
    'transactions.materials.view',
  )
  go(`/admin/transactions/${mock.store.transactions.all()[0]?.id}/edit`)
  await screen.findByRole('form', { name: 'Transaction' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('region', { name: 'This load' })
  expect(callsOf('transactions.update')).toEqual([])
  expect(screen.queryByText(/Forbidden/)).not.toBeInTheDocument()
})

test('returns to the list after creating a role without edit permission', async () => {
  const { go, user, path } = await enterWith('roles.access', 'roles.view', 'roles.create')
  go('/admin/roles/create')
  await user.type(await screen.findByLabelText(/^Name/), 'Weighbridge')
  await user.click(screen.getByRole('button', { name: /^Create role/ }))
  await waitFor(() => expect(path()).toBe('/admin/roles'))
})
