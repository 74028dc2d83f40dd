import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { lindiwe, naledi, permitOnly, renderApp, thandi } from '../render-app.tsx'

vi.setConfig({ testTimeout: 180_000 })

const noon = new Date(2026, 10, 22, 12).getTime()
const open = (as: string, path: string, part: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ as, path, serverClock: () => noon, ...part })

const output = () => screen.queryByRole('button', { name: /Print|Export/ })

/** All reports about a business. `table` is the name of the report's table. */
const reports = [
  {
    name: 'statement',
    table: 'By family and material',
    waits: /^The statement appears after/,
    empty: 'No trades in this period',
  },
  {
    name: 'register',
    table: 'Register of acquisitions',
    waits: 'The register appears after all pages have loaded.',
    empty: 'No purchases in this period',
  },
  {
    name: 'flow',
    table: 'Material flow by Material',
    waits: 'The report appears after all pages have loaded.',
    empty: 'No records in this period',
  },
] as const

describe.each(reports)('$name', ({ name, table, waits, empty }) => {
  test('appears after a missing page is read, and has nothing to print or save in a period without records', async () => {
    const { mock, user, go } = open(naledi, `/business/${name}`)
    mock.switches.fail('transactions.list', { kind: 'status', status: 503, times: 'always' })
    expect(await screen.findByText(waits)).toBeVisible()
    expect(output()).toBeNull()
    mock.switches.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: table })).toBeVisible()
    expect(screen.queryByText(waits)).toBeNull()
    go(`/business/${name}?from=2019-01-01&to=2019-01-31`)
    expect(await screen.findByRole('heading', { name: empty })).toBeVisible()
    expect(output()).toBeNull()
  })

  test('names the permission that is missing for lines', async () => {
    const permissions = ['transactions.access', 'transactions.view', 'collections.access', 'collections.view']
    open(thandi, `/business/${name}`, {
      prepare: store => permitOnly(store, thandi, ...permissions),
    })
    expect(await screen.findByText(/you need the permission transactions\.materials\.view\./)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('does not exist for an unknown business', async () => {
    // Silences React, which logs every error that reaches an error boundary.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open(lindiwe, `/admin/businesses/3f2504e0-4f89-41d3-9a0c-0305e82c3301/${name}`)
    expect(await screen.findByRole('heading', { name: 'This record does not exist' })).toBeVisible()
  })

  test('exists on the public server, which sends lines without the permission', async () => {
    open(thandi, `/business/${name}`, { server: 'public' })
    expect((await screen.findByRole('table', { name: table })).querySelectorAll('tbody tr').length).toBeGreaterThan(1)
  })
})
