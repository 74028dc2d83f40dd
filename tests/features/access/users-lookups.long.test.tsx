import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { queryOf } from '../list-parts.ts'
import { bodiesOf, button, opened, rowNamed, search } from '../record-form.ts'
import { naledi, renderApp } from '../render-app.tsx'
import { openNewUser } from './new-user.ts'

const firstTen = ['page=1', 'pageSize=10', 'searchColumn=name']

describe('look-ups of a new user', () => {
  test('start with the terms in the address, and keep them there', async () => {
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
})

/** Opens the form of a new user as Naledi, who also belongs to a second business. `query` is the URL's query string. */
async function openNewColleague(query: string) {
  const app = renderApp({ as: naledi, path: `/business/users/create${query}` })
  const person = rowNamed(app, 'users', 'Naledi Mokoena')
  const other = rowNamed(app, 'businesses', 'Cape Fibre Mills')
  app.mock.store.users.update(person.id, { businessIds: [...person.businessIds, other.id] })
  await opened('New user')
  return { ...app, own: person.businessIds, other }
}

describe('look-ups of a new user of a business', () => {
  test('request the first ten businesses and roles for the terms in the address', async () => {
    const { callsOf } = await openNewColleague('?businessesSearchTerm=cape&rolesSearchTerm=owner')
    expect(search('Add another business')).toHaveValue('cape')
    expect(search('Add role')).toHaveValue('owner')
    await waitFor(() => expect(queryOf(callsOf('businesses.list').at(-1))).toEqual([...firstTen, 'searchTerm=cape']))
    await waitFor(() => expect(queryOf(callsOf('roles.list').at(-1))).toEqual([...firstTen, 'searchTerm=owner']))
  })

  test('offer only the businesses of the signed-in user', async () => {
    const { user, own, other, ...app } = await openNewColleague('')
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
})
