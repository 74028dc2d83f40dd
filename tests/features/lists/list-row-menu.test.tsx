import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listed, listRows, listTable, menuEntries, rowMenus } from '../list-parts.ts'
import { lindiwe, naledi, renderApp, sipho, thandi } from '../render-app.tsx'

test('shows collections of a business read-only', async () => {
  const { user, path } = renderApp({ as: naledi, path: '/business/collections' })
  await listed()
  const [row] = listRows()
  expect(rowMenus()[0]).toHaveAccessibleName(/^Menu of the collection of /)
  const [[, href] = []] = await menuEntries(user, row)
  await user.click(screen.getByRole('menuitem', { name: 'View' }))
  expect(await screen.findByRole('heading', { name: 'This load' })).toBeVisible()
  expect(path()).toBe(href)
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

describe('menu of a row', () => {
  test('has no Delete without permission', async () => {
    const { user } = renderApp({ as: sipho, path: '/business/transactions' })
    await listed()
    expect((await menuEntries(user, listRows()[0])).map(([words]) => words)).toEqual([
      'Edit',
      'View',
      'Print slip',
      'Duplicate',
    ])
  })

  test('links to the read view without edit permission, as does the row, and the list has no New', async () => {
    const { user, path } = renderApp({ as: thandi, path: '/business/transactions' })
    await listed()
    const row = listRows()[0] as HTMLElement
    const href = within(row).getByRole('link').getAttribute('href')
    expect(href).toMatch(/^\/business\/transactions\/[\w-]{36}$/)
    expect(screen.queryByRole('link', { name: 'New transaction' })).toBeNull()
    expect(await menuEntries(user, row)).toEqual([
      ['View', href],
      ['Print slip', `${href}?print=slip`],
    ])
    await user.click(screen.getByRole('menuitem', { name: 'View' }))
    expect(path()).toBe(href)
  })

  test('prints the slip of the focused row once with P', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user, path } = renderApp({ as: naledi, path: '/business/transactions' })
    await listed()
    await user.keyboard('p')
    expect(path()).toBe('/business/transactions')
    // The first arrow key enters the rows.
    await user.keyboard('{ArrowDown}')
    expect(within(listRows()[0] as HTMLElement).getByRole('link')).toHaveFocus()
    await user.keyboard('{ArrowDown}p')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(path()).toMatch(/^\/business\/transactions\/[\w-]{36}$/)
    await screen.findByRole('heading', { name: 'This load' })
    expect(print).toHaveBeenCalledOnce()
  })

  test('is only at the own row without permission to edit others', async () => {
    const { user, mock } = renderApp({ as: thandi, path: '/business/users?pageSize=100' })
    await listed()
    expect(rowMenus()).toHaveLength(1)
    const own = screen.getByRole('row', { name: /^Thandi Nkosi/ })
    const { id } = mock.store.userNamed(thandi) ?? {}
    expect(await menuEntries(user, own)).toEqual([['Edit', `/business/users/${id}/edit`]])
    await user.keyboard('{Escape}')
    expect(within(listTable()).getAllByRole('link')).toHaveLength(1)
  })

  test('opens with ContextMenu or Shift+F10 on its row and returns the focus there', async () => {
    const { user } = renderApp({ as: lindiwe, path: '/admin/roles' })
    await listed()
    const link = within(listRows()[1] as HTMLElement).getByRole('link')
    link.focus()
    for (const key of ['{ContextMenu}', '{Shift>}{F10}{/Shift}']) {
      await user.keyboard(key)
      await screen.findByRole('menu')
      expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
      await user.keyboard('{ArrowDown}')
      expect(screen.getByRole('menuitem', { name: 'Permissions' })).toHaveFocus()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(link).toHaveFocus())
    }
  })
})
