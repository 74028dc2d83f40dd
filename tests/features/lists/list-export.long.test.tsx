import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { listed, listRows, queryOf } from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp, thandi } from '../render-app.tsx'
import { catchFiles, rowsOfCsv } from '../saved-files.ts'
import { allLists } from './all-lists.ts'

const serverClock = () => Date.UTC(2026, 10, 22, 10)
const today = '2026-11-22'

/** Chooses a file type in the export button's menu. */
async function chooseFile({ user }: Pick<RenderedApp, 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

/** Exports a standard CSV file, with one row for each `rowFor` if the list offers a choice. */
const exportCsv = (app: Pick<RenderedApp, 'user'>, rowFor?: string) =>
  chooseFile(app, rowFor ? `One row for each ${rowFor}` : 'Standard CSV')

/** Waits for the downloaded file and returns its rows. */
async function rowsOf(files: ReturnType<typeof catchFiles>, name: string) {
  await waitFor(() => expect([...files.keys()]).toEqual([name]))
  return rowsOfCsv((await files.get(name)) ?? '')
}

const names = (count: number, noun: string) => `${count} ${count === 1 ? noun.replace(/ies$|s$/, '') : noun}`

describe.each(allLists)('export of $path', ({ path, as, rows: what, columns, call, asks }) => {
  const isOfTrades = what === 'transactions' || what === 'collections'

  test("has all rows and columns, and uses the list's query", async () => {
    const files = catchFiles()
    const app = renderApp({ as, path, serverClock })
    await listed()
    const count = Number(/\d+/.exec(screen.getByText(new RegExp(`^\\d+ ${what}$`)).textContent)?.[0])
    const before = app.callsOf(call).length
    await exportCsv(app, isOfTrades ? what.slice(0, -1) : undefined)
    const whose = path.startsWith('/business/') ? ' Umhlanga Metals' : ''
    const rows = await rowsOf(files, `threereco ${what}${whose}, ${today}.csv`)
    expect(rows).toHaveLength(count)
    expect(Object.keys(rows[0] ?? {}).slice(0, columns.length)).toEqual(
      columns.map(header => header.replace(/ (kg\/kg)$/, ' ($1)')),
    )
    // A list of several pages is proved: page 1 and the version of the list are requested again.
    const queries = app.callsOf(call).slice(before).map(queryOf)
    const ofPages = queries.filter(query => query.includes('pageSize=100'))
    const pages = Math.ceil(count / 100)
    expect(ofPages).toHaveLength(pages === 1 ? 1 : pages + 1)
    for (const query of ofPages) {
      const terms = query.filter(term => !term.startsWith('page'))
      expect(terms).toEqual(asks.split('&').filter(Boolean).toSorted())
    }
    expect(await screen.findAllByText(`${names(count, 'rows')} exported`)).not.toEqual([])
  })
})

/** Returns the first unchecked item of the View menu, such as a hidden column. */
const hidden = () => screen.queryAllByRole('menuitemcheckbox', { checked: false })[0]

describe.each(allLists)('export of $path with all columns', ({ path, as, rows: what }) => {
  test('has each column', async () => {
    const files = catchFiles()
    const app = renderApp({ as, path, serverClock })
    await listed()
    await app.user.click(screen.getByRole('button', { name: 'Display' }))
    await screen.findByRole('menu')
    for (let next = hidden(); next; next = hidden()) await app.user.click(next)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await listed()
    const shown = screen.getAllByRole('columnheader').map(header => header.textContent)
    await exportCsv(app, what === 'transactions' || what === 'collections' ? what.slice(0, -1) : undefined)
    await waitFor(() => expect(files.size).toBe(1))
    const [first] = rowsOfCsv((await [...files.values()][0]) ?? '')
    const named = Object.keys(first ?? {}).map(name => name.replace(/ \((.*)\)$/, ' $1'))
    expect(named).toEqual(expect.arrayContaining(shown))
  })
})

describe('export', () => {
  test('has the search and order of the list, also in its file name', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/materials?searchTerm=copper&sort=-name', serverClock })
    await listed()
    const shown = listRows().map(row => within(row).getByRole('rowheader').textContent)
    await exportCsv(app)
    const rows = await rowsOf(files, `threereco materials, search copper, ${today}.csv`)
    expect(rows.map(({ Name }) => Name)).toEqual(shown)
  })

  test('leaves out a hidden column', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/roles', serverClock })
    await listed()
    await exportCsv(app)
    const rows = await rowsOf(files, `threereco roles, ${today}.csv`)
    expect(Object.keys(rows[0] ?? {})).toEqual(['Name', 'Description'])
  })

  test('has the figures of transactions, even if hidden', async () => {
    const files = catchFiles()
    const app = renderApp({ as: naledi, path: '/business/transactions', serverClock })
    await listed()
    await exportCsv(app, 'transaction')
    const [first] = await rowsOf(files, `threereco transactions Umhlanga Metals, ${today}.csv`)
    expect(Object.keys(first ?? {})).toEqual([
      'Buyer',
      'Seller',
      'Date',
      'Lines',
      'Weight (kg)',
      'Value (R)',
      'CO₂e avoided (kg)',
      'Lines without a factor',
      'Number',
      'Id',
    ])
    expect(first?.['Number']).toBe(tradeNumber(first?.['Id'] ?? ''))
    expect(first?.Date).toMatch(/^2026-11-\d\d \d\d:\d\d:\d\d$/)
  })

  test('has neither material rows nor figures without permission to view materials', async () => {
    const files = catchFiles()
    const app = renderApp({ as: thandi, serverClock })
    const user = app.mock.store.userNamed(thandi)
    app.mock.store.users.update(user?.id ?? '', {
      permissions: ['transactions.access', 'transactions.view'],
      roleIds: [],
    })
    app.go('/business/transactions')
    await listed()
    await exportCsv(app)
    const [first] = await rowsOf(files, `threereco transactions Umhlanga Metals, ${today}.csv`)
    expect(Object.keys(first ?? {})).toEqual(['Buyer', 'Seller', 'Date', 'Number', 'Id'])
  })

  test('has no cell that a spreadsheet would execute', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/materials', serverClock })
    const { materials } = app.mock.store
    const [some] = materials.all()
    if (!some) throw new Error('The mock has no material')
    materials.update(some.id, { name: '=HYPERLINK("http://x","y")', carbonFactor: '-30' })
    await listed()
    await exportCsv(app)
    const rows = await rowsOf(files, `threereco materials, ${today}.csv`)
    expect(rows.map(({ Name }) => Name)).toContain('\'=HYPERLINK("http://x","y")')
    expect(rows.map(row => row['CO₂ Factor (kg/kg)'])).toContain('-30')
  })

  test('has semicolons, decimal commas and a matching name for Excel', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/materials', serverClock })
    const [some] = app.mock.store.materials.all()
    if (!some) throw new Error('The mock has no material')
    app.mock.store.materials.update(some.id, { name: 'Tin, mixed;=1+1', gwCode: '53.05', carbonFactor: '-30.10' })
    await listed()
    await chooseFile(app, 'CSV for Excel')
    await waitFor(() => expect([...files.keys()]).toEqual([`threereco materials, for Excel, ${today}.csv`]))
    const [csv] = files.values()
    expect(await csv).toContain(`\r\n"Tin, mixed;'=1+1";53.05;-30,10\r\n`)
  })

  test('has decimal commas in all figures of trades and lines for Excel', async () => {
    const files = catchFiles()
    const app = renderApp({ as: naledi, path: '/business/transactions', serverClock })
    const [line] = app.mock.store.transactionLines.all()
    app.mock.store.transactionLines.update(line?.id ?? '', { weight: 0.25, value: 0.75, carbonFactor: '1.5' })
    await listed()
    await chooseFile(app, 'Excel: one row for each material')
    await waitFor(() => expect(files.size).toBe(1))
    await chooseFile(app, 'Excel: one row for each transaction')
    await waitFor(() => expect(files.size).toBe(2))
    for (const csv of files.values()) {
      const [, ...rows] = (await csv).split('\r\n')
      expect(rows.join('\n')).toMatch(/\d,\d/)
      expect(rows.join('\n')).not.toMatch(/;-?\d+\.\d/)
    }
  })

  test('continues after the user leaves the list, then saves the file', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/transactions', serverClock })
    await listed()
    const release = app.mock.switches.hold('transactions.list')
    await exportCsv(app, 'transaction')
    await screen.findByRole('progressbar', { name: 'Exported so far' })
    app.go('/admin/materials')
    await screen.findByRole('heading', { name: 'Materials' })
    release()
    expect(await rowsOf(files, `threereco transactions, ${today}.csv`)).toHaveLength(380)
  })

  test('shows a toast if it fails after the user left the list', async () => {
    catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/transactions', serverClock })
    await listed()
    const release = app.mock.switches.hold('transactions.list')
    app.mock.switches.fail('transactions.list', { kind: 'status', status: 403, message: 'No more.' })
    await exportCsv(app, 'transaction')
    app.go('/admin/materials')
    await screen.findByRole('heading', { name: 'Materials' })
    release()
    expect(await screen.findByText('Could not export the transactions')).toBeVisible()
    expect(screen.getByText('No more.')).toBeVisible()
  })

  test('removes its pages from the cache', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/transactions', serverClock })
    await listed()
    await exportCsv(app, 'transaction')
    await rowsOf(files, `threereco transactions, ${today}.csv`)
    const pages = () => app.callsOf('transactions.list').filter(call => queryOf(call).includes('pageSize=100')).length
    const before = pages()
    files.clear()
    await exportCsv(app, 'transaction')
    await rowsOf(files, `threereco transactions, ${today}.csv`)
    // Four pages, and page 1 again.
    expect(pages() - before).toBe(5)
  })

  test('is unavailable for an empty list', async () => {
    const app = renderApp({ as: lindiwe })
    for (const { id } of app.mock.store.collections.all()) app.mock.store.collections.remove(id)
    app.go('/admin/collections')
    await screen.findByText('No collections yet')
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  test('has each row once on the public server, which ignores order', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/users?searchTerm=a', server: 'public', serverClock })
    await listed()
    await exportCsv(app)
    const rows = await rowsOf(files, `threereco users, search a, ${today}.csv`)
    const hits = app.mock.store.users
      .all()
      .filter(({ name, username }) => `${name}${username}`.toLowerCase().includes('a'))
    expect(rows).toHaveLength(hits.length)
    expect(new Set(rows.map(({ Name }) => Name))).toEqual(new Set(hits.map(({ name }) => name)))
  })
})
