import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { localDay, mondayOf } from '#domain/figures/periods.ts'
import {
  dayHeadings,
  listed,
  listRows,
  lists,
  listTable,
  midNovember,
  partiesOf,
  rowTexts,
  secondLines,
} from '../list-parts.ts'
import { lindiwe, type RenderedApp, renderApp } from '../render-app.tsx'

vi.setConfig({ testTimeout: 180_000 })

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short' })
const roundedKg = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, roundingMode: 'halfEven' })

/**
 * Changes the dates of the latest 100 transactions so that each day has `countOnDay` of them. The newest keeps its
 * date. Within a day, transactions are a minute apart.
 */
function recordEachDay({ mock: { store } }: RenderedApp, countOnDay: number) {
  const all = store.transactions.all()
  const newest = Date.parse(all[0]?.createdAt ?? '')
  for (const [place, { id }] of all.slice(0, 100).entries()) {
    const moment = newest - Math.floor(place / countOnDay) * 86_400_000 - (place % countOnDay) * 60_000
    store.transactions.update(id, { createdAt: new Date(moment).toISOString() })
  }
}

/**
 * Returns the expected headings of the transactions from index `from` to `to`, newest first. Each has the total weight
 * of its day or week.
 */
function headingsOf({ store }: RenderedApp['mock'], from: number, to: number, dayOf = localDay) {
  const all = store.transactions.all()
  const days = Map.groupBy(all.slice(from, to), ({ createdAt }) => dayOf(createdAt))
  return [...days.values()].map((trades, at) => {
    const lines = trades.flatMap(({ id }) => store.transactionLines.where('tradeId', id))
    const weight = Math.round(lines.reduce((sum, line) => sum + line.weight * 100, 0)) / 100
    const ends = [trades.at(-1), trades[0]].map(trade => weekdays.format(new Date(trade?.createdAt ?? '')))
    const title = [...new Set(ends)].join(' – ')
    const isAtEdge = (at === 0 && from > 0) || (at === days.size - 1 && to < all.length)
    const count = trades.length === 1 ? '1 transaction' : `${trades.length} transactions`
    return `${title} · ${count}${isAtEdge ? ' on this page' : ''} · ${roundedKg.format(weight).replaceAll(',', '\u00a0')}\u00a0kg`
  })
}

const dateAndTime = /^[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M · /

/** Returns the subtitle: the number of rows, and their sort order. */
const order = () => screen.getByRole('heading', { level: 1 }).nextElementSibling

describe('day headings', () => {
  test("show each day's weight, or each week's if most days have one row, also of days on two pages", async () => {
    const app = renderApp({ as: lindiwe, path: `${lists.admin}?pageSize=25`, serverClock: midNovember })
    recordEachDay(app, 4)
    await listed()
    // The code that computes totals loads with the first total.
    await waitFor(() => expect(dayHeadings()).toEqual(headingsOf(app.mock, 0, 25)))
    expect(dayHeadings()).toHaveLength(7)
    expect(dayHeadings().at(-1)).toContain(' on this page ')
    expect(secondLines()[0]).toMatch(/^\d+:\d\d [AP]M · /)
    await app.user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('26–50 of 380')
    expect(dayHeadings()).toEqual(headingsOf(app.mock, 25, 50))
    expect(dayHeadings()[0]).toContain(' on this page ')

    recordEachDay(app, 1)
    await app.user.click(screen.getByRole('button', { name: 'Previous' }))
    const weekOf = (moment: string | number) => mondayOf(localDay(moment))
    const ofWeeks = headingsOf(app.mock, 0, 25, weekOf)
    await waitFor(() => expect(dayHeadings()).toEqual(ofWeeks))
    expect(ofWeeks.length).toBeLessThan(6)
    // Rows below the heading of a week show their date.
    const trades = app.mock.store.transactions.all().slice(0, 25)
    const inWeeks = [...Map.groupBy(trades, ({ createdAt }) => weekOf(createdAt)).values()].filter(
      ({ length }) => length > 1,
    )
    expect(secondLines().filter(line => dateAndTime.test(line))).toHaveLength(inWeeks.flat().length)
  })

  test('name their row group and are no rows, are skipped by the keys, and can be hidden in the Display menu', async () => {
    const { mock, user, go } = renderApp({ as: lindiwe, path: lists.admin, serverClock: midNovember })
    await listed()
    expect(rowTexts()).toEqual(partiesOf(mock, 0, 10))
    expect(listRows().map(row => row.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 2)),
    )
    const groups = within(listTable()).getAllByRole('rowgroup').slice(1)
    expect(groups.map(group => within(group).getAllByRole('rowheader')[0]?.textContent)).toEqual(dayHeadings())
    expect(groups.every(group => group.querySelectorAll('[scope="rowgroup"]').length === 1)).toBe(true)
    const links = within(listTable()).getAllByRole('link')
    links[0]?.focus()
    await user.keyboard('{ArrowDown}')
    expect(links[1]).toHaveFocus()
    await user.keyboard('{End}')
    expect(links[9]).toHaveFocus()
    expect(links.filter(link => link.tabIndex === 0)).toEqual([links[9]])

    for (const [search, areThere] of [
      ['sort=buyer', false],
      ['sort=-createdAt', true],
      ['sort=createdAt', false],
      ['searchTerm=copper', true],
    ] as const) {
      go(`${lists.admin}?${search}`)
      await waitFor(() => expect(dayHeadings().length > 0).toBe(areThere))
    }

    await user.click(screen.getByRole('button', { name: 'Display' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Day headings' }))
    await user.keyboard('{Escape}')
    expect(dayHeadings()).toEqual([])
    expect(secondLines()[0]).toMatch(dateAndTime)
    go('/admin/roles')
    await screen.findByRole('table', { name: 'Roles' })
    go(lists.admin)
    await screen.findByRole('table', { name: 'Transactions' })
    expect(dayHeadings()).toEqual([])
  })

  test('disappear from multi-page lists if the server ignores the order', async () => {
    const { go } = renderApp({ as: lindiwe, path: '/admin/roles', serverClock: midNovember })
    await listed()
    const sorting = globalThis.fetch
    vi.stubGlobal('fetch', (input: Request, init?: RequestInit) =>
      sorting(new Request(input.url.replace(/&sort=[^&]*/, ''), input), init),
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    go(`${lists.admin}?pageSize=25&sort=-weight`)
    await waitFor(() => expect(order()).toHaveTextContent('380 transactions · by “Weight”, largest first'))
    go(`${lists.admin}?pageSize=25`)
    await waitFor(() => expect(order()).toHaveTextContent(/^380 transactions$/))
    expect(dayHeadings()).toEqual([])
  })

  test('are absent without an order from the server', async () => {
    const { go } = renderApp({ as: lindiwe, serverClock: midNovember })
    await screen.findByRole('heading', { name: 'Overview' })
    const ordered = globalThis.fetch
    vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
      const answer = await ordered(input, init)
      if (!input.url.includes('/api/transactions?')) return answer
      const { items, ...others } = (await answer.json()) as { items: unknown[] }
      return Response.json({ ...others, items: items.toReversed() })
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    go(`${lists.admin}?pageSize=25`)
    await listed()
    expect(listRows()).toHaveLength(25)
    expect(dayHeadings()).toEqual([])
    expect(order()).toHaveTextContent(/^380 transactions$/)
  })
})
