import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import { bodiesOf, button, opened, rowNamed, search } from '../record-form.ts'
import { naledi, renderApp } from '../render-app.tsx'
import { openNewUser } from './new-user.ts'

const firstTen = ['page=1', 'pageSize=10', 'searchColumn=name']

test('look-ups of a new user start with the terms in the address, and keep them there', async () => {
  const { user, path, callsOf } = await openNewUser('?businessesSearchTerm=cape&rolesSearchTerm=owner')
  expect(search('Business')).toHaveValue('cape')
  expect(queryOf(callsOf('businesses.list')[0])).toEqual([...firstTen, 'searchTerm=cape'])
  await user.click(search('Add role'))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Business Owner'])
  await user.clear(search('Add role'))
  await waitFor(() => expect(path()).toBe('/admin/users/create?businessesSearchTerm=cape'))
  await user.type(search('Add role'), 'staff')
  await waitFor(() => expect(path()).toBe('/admin/users/create?businessesSearchTerm=cape&rolesSearchTerm=staff'))
  await waitFor(() => expect(queryOf(callsOf('roles.list').at(-1))).toEqual([...firstTen, 'searchTerm=staff']))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(path()).toBe('/admin/users/create?businessesSearchTerm=cape'))
})

test('look-ups of a new user of a business offer only the businesses of the signed-in user', async () => {
  const app = renderApp({ as: naledi, path: '/business/users/create' })
  const { user, mock } = app
  const person = rowNamed(app, 'users', 'Naledi Mokoena')
  const own = person.businessIds
  const other = rowNamed(app, 'businesses', 'Cape Fibre Mills')
  mock.store.users.update(person.id, { businessIds: [...own, other.id] })
  await opened('New user')
  await user.click(search('Add another business'))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([other.name])
  await user.click(screen.getByRole('option'))
  await fill(user, 'Name', 'Zodwa Zulu')
  await fill(user, 'Username', 'zodwa@umhlangametals.example')
  await user.click(button('Create user'))
  await screen.findByText(/created$/)
  expect(bodiesOf(app, 'users.create')).toMatchObject([
    { businessId: own[0], businesses: [{ id: own[0] }, { id: other.id }] },
  ])
})
