import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { queryOf } from '../list-parts.ts'
import { button, enterAdmin, findSearch, opened, rowNamed, search } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

describe('look-up of the owner', () => {
  test('starts with the term in the address, keeps it there, and requests the first ten by name and username', async () => {
    const { user, path, callsOf } = renderApp({ as: lindiwe, path: '/admin/businesses/create?usersSearchTerm=sipho' })
    await opened('New business')
    await user.click(await findSearch('Owner'))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Sipho Dlaminisipho@umhlangametals.example',
    ])
    await user.type(search('Owner'), '@')
    await waitFor(() => expect(path()).toBe('/admin/businesses/create?usersSearchTerm=sipho%40'))
    const firstTen = ['page=1', 'pageSize=10', 'searchColumn=name', 'searchColumn=username']
    await waitFor(() => expect(queryOf(callsOf('users.list').at(-1))).toEqual([...firstTen, 'searchTerm=sipho@']))
  })

  test('shows the error screen with a retry if it fails at first', async () => {
    // Silences React, which logs every error that reaches an error boundary.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const app = await enterAdmin()
    app.mock.switches.fail('users.list', { kind: 'status', status: 500, message: 'Out of order', times: 'always' })
    app.go(`/admin/businesses/${rowNamed(app, 'businesses', 'Kasi Recyclers').id}/edit`)
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Out of order')
    app.mock.switches.clear()
    await app.user.click(button('Retry'))
    expect(await opened('Edit business')).toBeVisible()
  })
})
