import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lindiwe, type RenderedApp, renderApp, thandi } from '../render-app.tsx'
import { field, highlighted, openPalette, options } from './palette-parts.ts'

const outcome = (text: string | RegExp) => screen.findByText(text)

/** Returns the query parameters of the last request with this name. */
const lastQuery = (app: RenderedApp, name: string) => new URLSearchParams(app.callsOf(name).at(-1)?.query)

describe('records by name', () => {
  test("are searched with each list's own query, a few rows each, show their details, and open on Enter", async () => {
    const app = renderApp({ as: lindiwe, path: '/admin/roles' })
    await openPalette(app.user)
    await app.user.type(field(), 'kasi')
    await outcome(/found$/)
    for (const name of ['transactions', 'collections', 'materials', 'businesses', 'users']) {
      expect(lastQuery(app, `${name}.list`).get('searchTerm')).toBe('kasi')
      expect(lastQuery(app, `${name}.list`).get('pageSize')).toBe('3')
    }
    expect(lastQuery(app, 'users.list').getAll('searchColumn')).toEqual(['name', 'username'])
    expect(lastQuery(app, 'businesses.list').getAll('searchColumn')).toEqual(['name'])
    expect(lastQuery(app, 'transactions.list').getAll('searchColumn')).toEqual([])
    expect(lastQuery(app, 'transactions.list').getAll('preload')).toEqual(['buyer', 'seller', 'materials'])
    expect(app.callsOf('roles.list').every(({ query }) => !query.includes('kasi'))).toBe(true)
    const trade = /^Kasi Recyclers · \w{3} \d{1,2}, \d{4} .+ · [\d\s]+\.\d\d\skg$/
    expect(screen.getAllByRole('option', { name: trade }).length).toBeGreaterThan(0)

    expect(options('Records found')).toContain('Kasi Recyclers')
    expect(screen.getByRole('option', { name: 'Kasi Recyclers business' })).toBeVisible()
    const id = app.mock.store.businesses.all().find(({ name }) => name === 'Kasi Recyclers')?.id
    while (highlighted() !== 'Kasi Recyclers') await app.user.keyboard('{ArrowDown}')
    await app.user.keyboard('{Enter}')
    expect(app.path()).toBe(`/admin/businesses/${id}/edit`)
    expect(await screen.findByRole('form', { name: 'Edit business' })).toBeVisible()
  })

  test('of permitted lists only are requested, and actions are those of a read-only user', async () => {
    const app = renderApp({ as: thandi, path: '/business/users' })
    await openPalette(app.user)
    expect(options('Go to')).toContain('Transactions')
    expect(screen.queryByRole('group', { name: 'Create' })).not.toBeInTheDocument()
    await app.user.type(field(), 'kasi')
    await outcome(/found$/)
    expect(app.callsOf('businesses.list')).toEqual([])
    expect(app.callsOf('materials.list')).toEqual([])
    expect(app.callsOf('transactions.list')).toHaveLength(1)
    await waitFor(() => expect(options('Records found').length).toBeGreaterThan(0))
  })

  test('show the other lists if one search fails', async () => {
    const app = renderApp({ as: lindiwe, path: '/admin/roles' })
    app.mock.switches.fail('materials.list', { kind: 'status', status: 403, message: 'Not now.' })
    await openPalette(app.user)
    await app.user.type(field(), 'kasi')
    await outcome(/records found · Could not search Materials$/)
    expect(options('Records found')).toContain('Kasi Recyclers')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
