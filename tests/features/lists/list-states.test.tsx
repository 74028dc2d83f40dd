import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessionApi } from '#actors/use-api.ts'
import { listed, listRows, listTable } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'
import { twoLists } from './all-lists.ts'

const offline = 'Could not reach the server. Check your connection, then try again.'

describe.each(twoLists)('$path', ({ path, as, rows, call, columns }) => {
  const search = () => screen.getByRole('searchbox', { name: `Search ${rows}` })

  test('shows a skeleton, dims old rows during loading, and keeps them if the next request fails', async () => {
    const { user, mock, go, callsOf } = renderApp({ as })
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
    const first = listRows().length
    release = mock.switches.hold()
    go(`${path}?pageSize=25`)
    await waitFor(() => expect(listTable()).toHaveAttribute('aria-busy', 'true'))
    expect(listRows()).toHaveLength(first)
    release()
    await listed()
    // Counts only the list's requests: the overview requests the same data with different page sizes.
    expect(callsOf(call).filter(({ query }) => !/pageSize=1(00)?\b/.test(query))).toHaveLength(2)

    const before = listRows().map(row => row.textContent)
    mock.switches.fail(call, { kind: 'status', status: 403, message: 'Not for your eyes.', times: 'always' })
    go(`${path}?pageSize=50`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Not for your eyes.')
    expect(screen.getByText(/Showing earlier results\.$/)).toBeVisible()
    expect(listRows().map(row => row.textContent)).toEqual(before)
    // The retry fails too, so the focus stays on Retry.
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('data-pending'))
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Not for your eyes.')
  })

  test('shows an error, Retry keeps the search, and Clear search restores the rows after an empty search', async () => {
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
    expect(within(listRows()[0] as HTMLElement).getByRole('link')).toHaveFocus()

    await user.clear(search())
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
    expect(listRows()).toHaveLength(10)
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
