import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows } from '../list-parts.ts'
import { button, confirmDeletion, fieldOf, opened } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

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
  test('returns the focus to the opened row', async () => {
    const { user } = renderApp({ as: lindiwe, path: materials })
    await listed()
    const link = () => within(listRows()[2] as HTMLElement).getByRole('link')
    act(() => link().focus())
    await user.keyboard('{Enter}')
    await opened('Edit material')
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    await listed()
    expect(link()).toHaveFocus()
  })

  test('by “Back to the list” or the breadcrumb restores the list', async () => {
    const { user, path } = await openFirst(materials, 'Edit material')
    for (const name of ['Back to the list', 'Materials']) {
      await user.click(within(screen.getByRole('main')).getByRole('link', { name }))
      expect(path()).toBe(materials)
      await listed()
      expect(screen.getByRole('searchbox')).toHaveValue('a')
      await user.click(within(listRows()[0] as HTMLElement).getByRole('link'))
      await opened('Edit material')
    }
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

  test('opens the list at its beginning after another list, or if the stored list is of another user or unreadable', async () => {
    const { user, go, path, mock } = renderApp({ as: lindiwe, path: materials })
    await listed()
    for (const stored of [null, JSON.stringify(['another id', '/admin/materials', '?page=2']), '{']) {
      go('/admin/roles')
      await screen.findByRole('heading', { name: 'Roles' })
      if (stored !== null) sessionStorage.setItem('threereco.list', stored)
      go(`/admin/materials/${mock.store.materials.all()[0]?.id}/edit`)
      await opened('Edit material')
      await user.click(screen.getByRole('link', { name: 'Back to the list' }))
      expect(path()).toBe('/admin/materials')
    }
  })
})
