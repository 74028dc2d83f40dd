import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, listTable } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, sipho, thandi } from '../render-app.tsx'
import { allLists } from './all-lists.ts'

const menuButton = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('button', { name: /^Menu/ })
const menuButtons = () => within(listTable()).queryAllByRole('button', { name: /^Menu/ })

/** Opens a row's menu and returns the labels and links of its items. */
async function entries(user: RenderedApp['user'], row: HTMLElement | undefined) {
  await user.click(menuButton(row))
  const menu = await screen.findByRole('menu', { name: 'Row' })
  return within(menu)
    .getAllByRole('menuitem')
    .map(item => [item.textContent, item.getAttribute('href')])
}

const editable = allLists.filter(({ hasForms }) => hasForms)

describe.each(editable)('$path', ({ path, as, title, rows }) => {
  test('has a menu at each row, to edit and to delete, and a link to a new record', async () => {
    const { user, mock } = renderApp({ as, path })
    await listed()
    expect(menuButtons()).toHaveLength(listRows().length)
    expect(screen.getByRole('link', { name: /^New / })).toHaveAttribute('href', `${path}/create`)
    const row = listRows()[0]
    const href =
      within(row as HTMLElement)
        .getByRole('link')
        .getAttribute('href') ?? ''
    const [, id = ''] = /([\w-]{36})\/edit$/.exec(href) ?? []
    expect(mock.store[rows].get(id)).toBeDefined()
    expect(href).toBe(`${path}/${id}/edit`)
    const view = ['Transactions', 'Collections'].includes(title)
      ? [
          ['View', `${path}/${id}`],
          ['Duplicate', `${path}/create?copy=${id}`],
        ]
      : []
    const permissions = title === 'Roles' ? [['Permissions', `/admin/roles/${id}/permissions`]] : []
    expect(await entries(user, row)).toEqual([['Edit', href], ...view, ...permissions, ['Delete', null]])
  })
})

test('shows collections of a business read-only', async () => {
  const { user } = renderApp({ as: naledi, path: '/business/collections' })
  await listed()
  const [row] = listRows()
  const link = within(row as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toMatch(/^\/business\/collections\/[\w-]{36}$/)
  expect(menuButton(row)).toHaveAccessibleName(/^Menu of the collection of /)
  expect(await entries(user, row)).toEqual([['View', link.getAttribute('href')]])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: /^New / })).toBeNull()
})

describe('menu of a row', () => {
  test('has no Delete without permission', async () => {
    const { user } = renderApp({ as: sipho, path: '/business/transactions' })
    await listed()
    expect((await entries(user, listRows()[0])).map(([words]) => words)).toEqual(['Edit', 'View', 'Duplicate'])
  })

  test('links to the read view without edit permission, as does the row, and the list has no New', async () => {
    const { user, path } = renderApp({ as: thandi, path: '/business/transactions' })
    await listed()
    const row = listRows()[0] as HTMLElement
    const href = within(row).getByRole('link').getAttribute('href')
    expect(href).toMatch(/^\/business\/transactions\/[\w-]{36}$/)
    expect(screen.queryByRole('link', { name: 'New transaction' })).toBeNull()
    expect(await entries(user, row)).toEqual([['View', href]])
    await user.click(screen.getByRole('menuitem', { name: 'View' }))
    expect(path()).toBe(href)
  })

  test('is only at the own row without permission to edit others', async () => {
    const { user, mock } = renderApp({ as: thandi, path: '/business/users?pageSize=100' })
    await listed()
    expect(menuButtons()).toHaveLength(1)
    const own = screen.getByRole('row', { name: /^Thandi Nkosi/ })
    const { id } = mock.store.userNamed(thandi) ?? {}
    expect(await entries(user, own)).toEqual([['Edit', `/business/users/${id}/edit`]])
    await user.keyboard('{Escape}')
    expect(within(listTable()).getAllByRole('link')).toHaveLength(1)
  })

  test.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
    'opens with %s on its row and returns the focus there',
    async key => {
      const { user } = renderApp({ as: lindiwe, path: '/admin/roles' })
      await listed()
      const link = within(listRows()[1] as HTMLElement).getByRole('link')
      link.focus()
      await user.keyboard(key)
      await screen.findByRole('menu')
      expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
      await user.keyboard('{ArrowDown}')
      expect(screen.getByRole('menuitem', { name: 'Permissions' })).toHaveFocus()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(link).toHaveFocus())
    },
  )
})
