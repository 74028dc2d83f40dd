import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { textOf } from '../list-parts.ts'
import { button, opened } from '../record-form.ts'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../render-app.tsx'
import { fillIn } from '../trades/trade-form.ts'

type User = RenderedApp['user']

const marked = () =>
  screen
    .queryAllByRole('row')
    .filter(({ dataset }) => 'marked' in dataset)
    .map(row => textOf(within(row).getByRole('rowheader')))

/** Two types of records, because all forms share the way back to the list. */
const material = {
  noun: 'material',
  as: lindiwe,
  list: '/admin/materials',
  complete: async (user: User) => {
    await fill(user, 'Name', 'Brand new')
    await fill(user, 'GW code', 'GW 53')
    await fill(user, 'CO₂ factor', '1.5')
  },
  name: 'Brand new',
}
const transaction = {
  noun: 'transaction',
  as: naledi,
  list: '/business/transactions',
  complete: fillIn,
  name: 'Kasi Recyclers',
}

/** Opens a list at a URL and creates a record from there. */
async function make(kind: Pick<typeof material, 'noun' | 'as' | 'complete'>, address: string) {
  const app = renderApp({ as: kind.as, path: address })
  const link = await screen.findByRole('link', { name: `New ${kind.noun}` })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  await app.user.click(link)
  await opened(`New ${kind.noun}`)
  await kind.complete(app.user)
  await app.user.click(button(`(Create|Record) ${kind.noun}`))
  return app
}

describe('new record', () => {
  test.each([material, transaction])('is visible and marked despite a search that hides it: $list', async kind => {
    const { path, history } = await make(kind, `${kind.list}?searchTerm=zzz&page=1`)
    await waitFor(() => expect(marked()).toEqual([kind.name]))
    expect(path().split('?')[0]).toBe(kind.list)
    expect(path()).not.toContain('searchTerm')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    // The history contains the search that hides the record only once, so Back does not return to that search after the
    // form.
    expect(history.filter(address => address.includes('searchTerm=zzz'))).toHaveLength(1)
  })

  test('is not searched when the list opens again later', async () => {
    const { go, callsOf } = await make(material, '/admin/materials')
    await waitFor(() => expect(marked()).toEqual(['Brand new']))
    go('/admin/roles')
    await screen.findByRole('heading', { name: 'Roles' })
    const before = callsOf('materials.list').length
    go('/admin/materials?searchTerm=zzz')
    await screen.findByText(/match “zzz”/)
    expect(callsOf('materials.list')).toHaveLength(before + 1)
    expect(marked()).toEqual([])
  })

  test('is visible in the list of roles after choosing its permissions', async () => {
    const { user, path } = renderApp({ as: lindiwe, path: '/admin/roles?searchTerm=zzz' })
    await screen.findByText(/match “zzz”/)
    await user.click(screen.getByRole('link', { name: 'New role' }))
    await opened('New role')
    await fill(user, 'Name', 'Brand new')
    await fill(user, 'Description', 'New here')
    await user.click(button('Create role'))
    await waitFor(() => expect(path()).toMatch(/permissions$/))
    await user.click(await screen.findByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(marked()).toEqual(['Brand new']))
    expect(path()).toBe('/admin/roles')
  })
})
