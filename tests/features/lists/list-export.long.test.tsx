import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, listTable, queryOf } from '../list-parts.ts'
import { lindiwe, permitOnly, type RenderedApp, renderApp, thandi } from '../render-app.tsx'
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

/** Returns the first unchecked item of the Display menu, such as a hidden column. */
const hidden = () => screen.queryAllByRole('menuitemcheckbox', { checked: false })[0]

async function showAllColumns({ user }: Pick<RenderedApp, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await screen.findByRole('menu')
  for (let next = hidden(); next; next = hidden()) await user.click(next)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await listed()
}

const withoutPage = (query: readonly string[]) => query.filter(term => !term.startsWith('page'))

describe.each(allLists)('export of $path', ({ path, as, rows: what, call }) => {
  const isOfTrades = what === 'transactions' || what === 'collections'

  test("has all rows and columns, and uses the list's query", async () => {
    const files = catchFiles()
    const app = renderApp({ as, path, serverClock })
    await listed()
    const count = Number(/\d+/.exec(screen.getByText(new RegExp(`^\\d+ ${what}$`)).textContent)?.[0])
    await showAllColumns(app)
    const shown = within(listTable()).getAllByRole('columnheader')
    const before = app.callsOf(call).map(queryOf)
    await exportCsv(app, isOfTrades ? what.slice(0, -1) : undefined)
    const whose = path.startsWith('/business/') ? ' Umhlanga Metals' : ''
    const rows = await rowsOf(files, `threereco ${what}${whose}, ${today}.csv`)
    expect(rows).toHaveLength(count)
    expect(Object.keys(rows[0] ?? {}).map(name => name.replace(/ \((.*)\)$/, ' $1'))).toEqual([
      ...shown.map(({ textContent }) => textContent),
      ...(isOfTrades ? ['Lines without a factor', 'Number', 'Id'] : []),
    ])
    // A list of several pages is proved: page 1 and the version of the list are requested again.
    const queries = app.callsOf(call).slice(before.length).map(queryOf)
    const ofPages = queries.filter(query => query.includes('pageSize=100'))
    const pages = Math.ceil(count / 100)
    expect(ofPages).toHaveLength(pages === 1 ? 1 : pages + 1)
    for (const query of ofPages) expect(withoutPage(query)).toEqual(withoutPage(before.at(-1) ?? []))
    expect(await screen.findAllByText(`${names(count, 'rows')} exported`)).not.toEqual([])
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

  test('has neither material rows nor figures without permission to view materials', async () => {
    const files = catchFiles()
    const app = renderApp({ as: thandi, serverClock })
    permitOnly(app.mock.store, thandi, 'transactions.access', 'transactions.view')
    app.go('/business/transactions')
    await listed()
    await exportCsv(app)
    const [first] = await rowsOf(files, `threereco transactions Umhlanga Metals, ${today}.csv`)
    expect(Object.keys(first ?? {})).toEqual(['Buyer', 'Seller', 'Date', 'Number', 'Id'])
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

  test('continues after the user leaves the list, saves the file, and removes its pages from the cache', async () => {
    const files = catchFiles()
    const app = renderApp({ as: lindiwe, path: '/admin/transactions', serverClock })
    await listed()
    const release = app.mock.switches.hold('transactions.list')
    await exportCsv(app, 'transaction')
    await screen.findByRole('progressbar', { name: 'Export progress' })
    app.go('/admin/materials')
    await screen.findByRole('heading', { name: 'Materials' })
    release()
    expect(await rowsOf(files, `threereco transactions, ${today}.csv`)).toHaveLength(380)
    app.go('/admin/transactions')
    await listed()
    const pages = () => app.callsOf('transactions.list').filter(call => queryOf(call).includes('pageSize=100')).length
    const before = pages()
    files.clear()
    await exportCsv(app, 'transaction')
    await rowsOf(files, `threereco transactions, ${today}.csv`)
    // Four pages, and page 1 again.
    expect(pages() - before).toBe(5)
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
