import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { columnTexts, listed, listRows, listTable, queryOf } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'
import { allLists } from './all-lists.ts'

vi.setConfig({ testTimeout: 180_000 })

const head = (name: string) => within(listTable()).getByRole('columnheader', { name })

/** Stores preferences that show all columns of transactions and collections. */
function showAllColumns() {
  const columns = { figures: true }
  localStorage.setItem('threereco.lists', JSON.stringify({ columns: { transactions: columns, collections: columns } }))
}

/** Returns a cell's text as a value to compare: a number (negative for "more than new"), or else the text. */
function valueOf(text: string): number | string {
  const plain = text.replace('more\u00a0than\u00a0new ', '−').replaceAll('\u00a0', '').replace('−', '-')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** Returns a column's values from top to bottom; dates as epoch milliseconds. */
const valuesOf = (header: string): Array<number | string> =>
  header === 'Date'
    ? listRows().map(row => Date.parse(row.querySelector('td time')?.getAttribute('datetime') ?? ''))
    : columnTexts(header).map(valueOf)

/** True for columns of numbers and dates, which first sort in descending order. */
const isDownFirst = (header: string) =>
  ['Date', 'Lines', 'Weight kg', 'Value R', 'CO₂e avoided kg', 'CO₂ Factor kg/kg'].includes(header)

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const compare = (one: number | string, other: number | string) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))

describe.each(allLists)('$path', ({ path, as, call }) => {
  test('sorts by column headers: descending first for figures, third click resets', async () => {
    showAllColumns()
    const { user, path: at, callsOf } = renderApp({ as, path: `${path}?pageSize=25` })
    await listed()
    const headers = within(listTable()).getAllByRole('columnheader')
    const names = headers.map(header => header.textContent)
    for (const name of names) {
      const unsorted = valuesOf(name)
      const directions = ['ascending', 'descending'] as const
      for (const direction of isDownFirst(name) ? directions.toReversed() : directions) {
        await user.click(within(head(name)).getByRole('button'))
        expect(head(name)).toHaveAttribute('aria-sort', direction)
        expect(at()).toMatch(direction === 'ascending' ? /\?pageSize=25&sort=\w+$/ : /\?pageSize=25&sort=-\w+$/)
        await listed()
        expect(head(name)).toHaveAttribute('aria-sort', direction)
        // Sales show no CO₂e, but the server sorts them by it.
        const sorted = valuesOf(name).filter(value => value !== '–')
        const sign = direction === 'ascending' ? 1 : -1
        expect(sorted).toEqual(sorted.toSorted((one, other) => sign * compare(one, other)))
      }
      await user.click(within(head(name)).getByRole('button'))
      expect(at()).toBe(`${path}?pageSize=25`)
      expect(head(name)).not.toHaveAttribute('aria-sort')
      await listed()
      expect(valuesOf(name)).toEqual(unsorted)
    }
    expect(callsOf(call).every(({ status }) => status === 200)).toBe(true)
  })
})

describe('order of a list', () => {
  test('is in the address, resets to page 1, and returns on Back', async () => {
    const { user, path, go } = renderApp({ as: lindiwe, path: '/admin/materials?page=3&searchTerm=a' })
    await listed()
    await user.click(within(head('GW Code')).getByRole('button'))
    expect(path()).toBe('/admin/materials?searchTerm=a&sort=gwCode')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(path()).toBe('/admin/materials?page=2&searchTerm=a&sort=gwCode'))
    go('/admin/materials?sort=-name')
    await waitFor(() => expect(head('Name')).toHaveAttribute('aria-sort', 'descending'))
    expect(head('GW Code')).not.toHaveAttribute('aria-sort')
  })

  test('ignores an unknown column', async () => {
    const { callsOf } = renderApp({ as: lindiwe, path: '/admin/materials?sort=-password' })
    await listed()
    expect(queryOf(callsOf('materials.list')[0])).toEqual(['page=1', 'pageSize=10'])
    expect(listTable().querySelector('[aria-sort]')).toBeNull()
  })

  test('is in the Display menu for cards only, including hidden columns', async () => {
    const { user, path } = renderApp({ as: naledi, path: '/business/transactions' })
    await listed()
    await user.click(screen.getByRole('button', { name: 'Display' }))
    await screen.findByRole('menu')
    expect(screen.queryByRole('group', { name: 'Sort by' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    // Imitates the style sheet on narrow screens, where the table shows cards instead of columns.
    listTable().style.display = 'block'
    await user.click(screen.getByRole('button', { name: 'Display' }))
    expect(screen.getByRole('menuitemradio', { name: 'Default order' })).toBeChecked()
    expect(screen.queryByRole('menuitemradio', { name: 'Largest first' })).toBeNull()
    await user.click(within(screen.getByRole('group', { name: 'Sort by' })).getByText('Weight'))
    expect(path()).toBe('/business/transactions?sort=-weight')
    await user.click(await screen.findByRole('menuitemradio', { name: 'Smallest first' }))
    expect(path()).toBe('/business/transactions?sort=weight')
    await user.click(within(screen.getByRole('group', { name: 'Sort by' })).getByText('Date'))
    expect(path()).toBe('/business/transactions?sort=-createdAt')
    await user.click(screen.getByRole('menuitemradio', { name: 'Default order' }))
    expect(path()).toBe('/business/transactions')
  })

  test('is shown in the subtitle', async () => {
    const { go } = renderApp({ as: lindiwe, path: '/admin/transactions' })
    for (const [search, words] of [
      ['', '380 transactions · newest first'],
      ['?sort=createdAt', '380 transactions · oldest first'],
      ['?sort=-weight', '380 transactions · by “Weight”, largest first'],
      ['?sort=-buyer', '380 transactions · by “Buyer”, Z to A'],
    ]) {
      go(`/admin/transactions${search}`)
      await listed()
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(words ?? ''),
      )
    }
  })
})

/**
 * Opens the user list on a server that ignores the requested sort order and always sorts by name. `count` is the total
 * that the server reports.
 */
async function openIgnoring(count?: number) {
  const app = renderApp({ as: lindiwe, path: '/admin/roles' })
  await listed()
  const sorting = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const answer = await sorting(new Request(input.url.replace(/&sort=[^&]*/, ''), input), init)
    if (count === undefined || !input.url.includes('/api/users?')) return answer
    const { items, pagination } = (await answer.json()) as { items: unknown[]; pagination: object }
    return Response.json({ items, pagination: { ...pagination, count } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  app.go('/admin/users')
  await screen.findByRole('table', { name: 'Users' })
  await listed()
  return app
}

test('list of a server that ignores order has no order in its address if it is too long, with a note', async () => {
  const { user, path } = await openIgnoring(5001)
  await user.click(within(head('Username')).getByRole('button'))
  expect(await screen.findByText('Not sorted')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/admin/users'))
  expect(head('Username')).not.toHaveAttribute('aria-sort')
})
