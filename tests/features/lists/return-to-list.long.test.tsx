import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows } from '../list-parts.ts'
import { button, confirmDeletion, fieldOf, opened } from '../record-form.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

const materials = '/admin/materials?page=2&searchTerm=a&sort=-name'

/** Opens a list at a URL, and then its first record. */
async function openFirst(address: string, form: string) {
  const app = renderApp({ as: lindiwe, path: address })
  await listed()
  await app.user.click(within(listRows()[0] as HTMLElement).getByRole('link'))
  await opened(form)
  return app
}

describe('return from a form', () => {
  test.each(['Back to the list', 'Materials'])('by %s restores the list', async name => {
    const { user, path } = await openFirst(materials, 'Edit material')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name }))
    expect(path()).toBe(materials)
    await listed()
    expect(screen.getByRole('searchbox')).toHaveValue('a')
  })

  test('restores the list after a cancelled and after a new record', async () => {
    const first = '/admin/materials?searchTerm=z&sort=-name'
    const { user, path } = renderApp({ as: lindiwe, path: first })
    await listed()
    await user.click(screen.getByRole('link', { name: 'New material' }))
    await opened('New material')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(path()).toBe(first)
    await listed()
    await user.click(screen.getByRole('link', { name: 'New material' }))
    await opened('New material')
    await user.type(fieldOf('Name'), 'Zinc')
    await user.type(fieldOf('GW code'), 'GW 99')
    await user.type(fieldOf('CO₂ factor'), '1')
    await user.click(button('Create material'))
    await waitFor(() => expect(path()).toBe(first))
  })

  test('restores the list after a deletion, skips the deleted record, and names it by buyer and seller', async () => {
    const address = '/admin/transactions?page=2'
    const { user, path, history, mock } = await openFirst(address, 'Edit transaction')
    const steps = history.length
    const { buyerId, sellerId } = mock.store.transactions.all()[10] ?? {}
    const parties = [mock.store.businesses.get(buyerId ?? '')?.name, mock.store.users.get(sellerId ?? '')?.name]
    await user.click(screen.getByRole('button', { name: 'Delete transaction' }))
    await confirmDeletion(user)
    await waitFor(() => expect(path()).toBe(address))
    expect(history).toHaveLength(steps)
    expect(history.filter(step => step.endsWith('/edit'))).toEqual([])
    expect(await screen.findByText('Transaction deleted')).toBeVisible()
    expect(screen.getByText(parties.join(', '))).toBeVisible()
  })

  test('opens another list at its beginning', async () => {
    const { user, go, path, mock } = renderApp({ as: lindiwe, path: materials })
    await listed()
    go('/admin/roles')
    await screen.findByRole('heading', { name: 'Roles' })
    go(`/admin/materials/${mock.store.materials.all()[0]?.id}/edit`)
    await opened('Edit material')
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    expect(path()).toBe('/admin/materials')
  })

  test.each([
    ['what somebody else looked at', JSON.stringify(['another id', '/admin/materials', '?page=2'])],
    ['what cannot be read', '{'],
  ])('opens the list at its beginning, not at %s', async (_, stored) => {
    const { user, path, go, mock } = renderApp({ as: lindiwe, path: '/admin' })
    await screen.findByRole('heading', { name: 'Overview' })
    sessionStorage.setItem('threereco.list', stored)
    go(`/admin/materials/${mock.store.materials.all()[0]?.id}/edit`)
    await opened('Edit material')
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    expect(path()).toBe('/admin/materials')
  })
})

describe('list with rows deleted in this tab', () => {
  test('goes to the last existing page after a deletion from a form', async () => {
    const { user, path, go, visited } = renderApp({ as: naledi, path: '/business/transactions' })
    await listed()
    const count = Number(/\d+/.exec(screen.getByText(/^\d+ transactions$/).textContent)?.[0])
    const size = Array.from({ length: 90 }, (_, index) => index + 10).find(each => count % each === 1) ?? 1
    const last = Math.ceil(count / size)
    const address = `/business/transactions?page=${last}&pageSize=${size}`
    const before = last === 2 ? `/business/transactions?pageSize=${size}` : address.replace(`${last}`, `${last - 1}`)
    go(address)
    await waitFor(() => expect(listRows()).toHaveLength(1))
    await listed()
    await user.click(within(listRows()[0] as HTMLElement).getByRole('link'))
    await opened('Edit transaction')
    await user.click(screen.getByRole('button', { name: 'Delete transaction' }))
    await confirmDeletion(user)
    await waitFor(() => expect(path()).toBe(before))
    await listed()
    expect(listRows()).toHaveLength(size)
    // Imitates pressing Back to a page number that no longer exists.
    go('/business')
    go(address)
    await waitFor(() => expect(path()).toBe(before))
    expect(visited).not.toContain('/admin/transactions')
  })
})
