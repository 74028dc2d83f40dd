import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessionApi } from '#actors/use-api.ts'
import { listed, listRows, listTable } from '../list-parts.ts'
import type { RenderedApp } from '../render-app.tsx'
import { lindiwe, permitOnly, renderApp } from '../render-app.tsx'
import { allLists, twoLists } from './all-lists.ts'

const offline = 'Could not reach the server. Check your connection, then try again.'

describe.each(twoLists)('$path', ({ path, as, rows, call, columns }) => {
  const search = () => screen.getByRole('searchbox', { name: `Search ${rows}` })

  test('shows a skeleton at first, and dims old rows during loading', async () => {
    const { mock, go, callsOf } = renderApp({ as })
    await screen.findByRole('heading', { name: 'Overview' })
    let release = mock.switches.hold()
    go(path)
    await waitFor(() => expect(listTable()).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByText('Loading')).toHaveRole('status')
    expect(
      within(listTable())
        .getAllByRole('columnheader')
        .map(header => header.textContent),
    ).toEqual(columns)
    expect(within(listTable()).queryByRole('rowheader')).toBeNull()
    release()
    await listed()
    expect(screen.queryByText('Loading')).toBeNull()
    const before = listRows().length
    release = mock.switches.hold()
    go(`${path}?pageSize=25`)
    await waitFor(() => expect(listTable()).toHaveAttribute('aria-busy', 'true'))
    expect(listRows()).toHaveLength(before)
    release()
    await listed()
    // Counts only the list's requests: the overview requests the same data with different page sizes.
    expect(callsOf(call).filter(({ query }) => !/pageSize=1(00)?\b/.test(query))).toHaveLength(2)
  })

  test('shows an empty search, and Clear search restores rows and focus', async () => {
    const { user, path: at } = renderApp({ as, path })
    await listed()
    const before = listRows().length
    await user.type(search(), 'unobtainium')
    const nothing = await screen.findByRole('heading', { name: `No ${rows} match “unobtainium”` })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText(new RegExp(`^\\d+ ${rows}`))).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    const card = nothing.parentElement?.parentElement as HTMLElement
    await user.click(within(card).getByRole('button', { name: 'Clear search' }))
    expect(search()).toHaveFocus()
    expect(search()).toHaveValue('')
    expect(at()).toBe(path)
    await listed()
    expect(listRows()).toHaveLength(before)
  })

  test('shows an error, and Retry keeps the search and focuses the first row', async () => {
    const { user, mock, path: at } = renderApp({ as, path: `${path}?searchTerm=a` })
    mock.switches.fail(call, { kind: 'network', times: 'always' })
    expect(await screen.findByRole('alert')).toHaveTextContent(`No connection ${offline}`)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText(/^GET /)).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show details' }))
    expect(screen.getByText(/^GET /)).toBeVisible()
    mock.switches.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await listed()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(at()).toBe(`${path}?searchTerm=a`)
    expect(search()).toHaveValue('a')
    const link = within(listRows()[0] as HTMLElement).queryByRole('link')
    expect(link ?? search()).toHaveFocus()
  })

  test('keeps loaded rows if the next request fails', async () => {
    const { user, mock, go } = renderApp({ as, path })
    await listed()
    const before = listRows().map(row => row.textContent)
    mock.switches.fail(call, { kind: 'status', status: 403, message: 'Not for your eyes.', times: 'always' })
    go(`${path}?pageSize=100`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Not for your eyes.')
    expect(screen.getByText(/Showing earlier results\.$/)).toBeVisible()
    expect(listRows().map(row => row.textContent)).toEqual(before)
    // The retry fails too, so the focus stays on Retry.
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('data-pending'))
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Not for your eyes.')
  })
})

/** Removes all records of a list except those that the signed-in user depends on. */
function empty({ mock }: Pick<RenderedApp, 'mock'>, rows: Exclude<(typeof allLists)[number]['rows'], 'users'>) {
  const { store } = mock
  if (rows === 'roles') permitOnly(store, lindiwe, '*')
  for (const { id } of store[rows].all()) store[rows].remove(id)
}

// All user lists contain the signed-in user, so they are never empty.
const emptied = allLists.filter(list => list.rows !== 'users')

describe.each(emptied)('$path without records', ({ path, as, rows, hasForms }) => {
  test('explains the list and offers a first record to permitted users', async () => {
    const app = renderApp({ as, path: '/' })
    empty(app, rows)
    app.go(path)
    const nothing = await screen.findByRole('heading', { name: `No ${rows} yet` })
    const card = within(nothing.parentElement?.parentElement as HTMLElement)
    const one = { businesses: 'business' }[rows as string] ?? rows.slice(0, -1)
    const links = screen.queryAllByRole('link', { name: `New ${one}` })
    expect(links.map(link => link.getAttribute('href'))).toEqual(hasForms ? [`${path}/create`] : [])
    for (const link of links) expect(nothing.parentElement?.parentElement).toContainElement(link)
    expect(card.getByText(/will appear here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test('a write that cancels the request of a list with cached rows causes no unhandled rejection', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const { mock, environment, go, callsOf } = renderApp({ as: lindiwe, path: '/admin/roles' })
  await listed()
  go('/admin/materials')
  await screen.findByRole('heading', { name: 'Materials' })
  await listed()
  const release = mock.switches.hold('roles.list')
  go('/admin/roles')
  await screen.findByRole('heading', { name: 'Roles' })
  await sessionApi(environment).roles.remove('00000000-0000-4000-8000-000000000000')
  release()
  await listed()
  expect(callsOf('roles.list').length).toBeGreaterThan(1)
  expect(unhandled).not.toHaveBeenCalled()
})
