import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { familyNames, familyOf } from '#domain/figures/material-families.ts'
import { tradeFigures } from '#features/trades/totals/trade-figure.tsx'
import type { Line, Trade } from '#schemas/trade.ts'
import { line, record } from '../../domain/flow/some-flows.ts'
import {
  columnTexts,
  headers,
  listed,
  listRows,
  lists,
  listTable,
  midNovember,
  secondLines,
  widenWindow,
} from '../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../render-app.tsx'

const figures = ['Date', 'Lines', 'Weight kg', 'Value R', 'CO₂e avoided kg']
const figuresSwitch = () => screen.getByRole('button', { name: 'Figures' })

/** Toggles items of the Display menu and closes it. */
async function change({ user }: Pick<RenderedApp, 'user'>, ...names: string[]) {
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await screen.findByRole('menu')
  for (const name of names) await user.click(screen.getByRole('menuitemcheckbox', { name }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

describe('figures of a list', () => {
  test('toggle together by button, by F outside the search and in the Display menu, without a request', async () => {
    const app = renderApp({ as: naledi, path: lists.business, serverClock: midNovember })
    await listed()
    // The line under a name describes the link of its row, because names repeat.
    const [link] = within(listRows()[0] as HTMLElement).getAllByRole('link')
    expect(link).toHaveAccessibleDescription(/^Nov \d+, \d+:\d\d [AP]M · \d+ materials?/)
    expect(figuresSwitch()).toHaveAttribute('aria-pressed', 'false')
    await app.user.click(figuresSwitch())
    expect(headers()).toEqual(['Buyer', 'Seller', ...figures])
    expect(figuresSwitch()).toHaveAttribute('aria-pressed', 'true')
    // A sale: its CO₂e counts for the buyer.
    expect(await within(listRows()[0] as HTMLElement).findAllByText(/^[\d ]+\.\d\d$|^–$/)).toHaveLength(3)
    await app.user.keyboard('f')
    expect(headers()).toEqual(['Buyer', 'Seller'])
    await change(app, 'Figures')
    expect(headers()).toEqual(['Buyer', 'Seller', ...figures])
    expect(app.callsOf('transactions.list')).toHaveLength(1)
    await app.user.type(screen.getByRole('searchbox'), 'f')
    expect(headers()).toEqual(['Buyer', 'Seller', ...figures])
  })
})

/** Returns the number in a cell or a heading: 1234.5 for "1 234.50", and 0 for a dash. */
const numberIn = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, '') || 0)

/** Returns the numbers of a column, and their sum in the headings of the days. */
function summed(header: string) {
  const sumOf = (numbers: readonly number[]) => Number(numbers.reduce((sum, each) => sum + each, 0).toFixed(2))
  const inHeadings = within(listTable())
    .getAllByRole('rowheader')
    .filter(cell => cell.getAttribute('scope') === 'rowgroup')
  const inBody = listRows().filter(row => row.closest('tfoot') === null)
  const place = headers().length - headers().indexOf(header)
  return {
    rows: sumOf(inBody.map(row => numberIn(row.children[headers().indexOf(header)]?.textContent))),
    days: sumOf(inHeadings.map(cell => numberIn([...(cell.parentElement?.children ?? [])].at(-place)?.textContent))),
  }
}

describe('list in a wide window', () => {
  const wideFigures = ['Side', 'Materials', 'Date', 'Weight kg', 'Value R', 'CO₂e avoided kg']

  test('has one line per row, and headings with the sums of the figures', async () => {
    widenWindow()
    const { user, callsOf } = renderApp({ as: naledi, path: lists.business, serverClock: midNovember })
    await listed()
    expect(headers()).toEqual(['Buyer', 'Seller', ...wideFigures])
    expect(secondLines().join('')).toBe('')
    for (const header of wideFigures.slice(-3)) {
      const { rows, days } = summed(header)
      expect(days).toBe(rows)
      expect(rows).toBeGreaterThan(0)
    }
    expect(columnTexts('Materials')[0]).toMatch(/^ ?\u2068?[A-Z][a-z]/)
    await user.keyboard('f')
    expect(headers()).toEqual(['Buyer', 'Seller'])
    expect(secondLines()[0]).toMatch(/ · \d+ materials?/)
    expect(callsOf('transactions.list')).toHaveLength(1)
  })

  test('marks sales, and counts their CO₂e nowhere', async () => {
    widenWindow()
    renderApp({ as: naledi, path: lists.business, serverClock: midNovember })
    await listed()
    const sides = columnTexts('Side')
    const carbon = columnTexts('CO₂e avoided kg')
    expect(new Set(sides)).toEqual(new Set(['Bought', 'Sold']))
    expect(carbon.map(text => (text === '–' ? 'Sold' : 'Bought'))).toEqual(sides)
  })

  test('has no side for administrators, who see the CO₂e of each hand-over', async () => {
    widenWindow()
    renderApp({ as: lindiwe, path: lists.admin, serverClock: midNovember })
    await listed()
    expect(headers()).toEqual(['Buyer', 'Seller', ...wideFigures.slice(1)])
    expect(columnTexts('CO₂e avoided kg').map(numberIn)).not.toContain(0)
  })

  test('counts the lines that match a filter in rows, headings and the foot', async () => {
    widenWindow()
    const { mock } = renderApp({ as: lindiwe, path: `${lists.admin}?family=metal&pageSize=100` })
    await listed()
    await waitFor(() => expect(within(listTable()).getAllByRole('row').at(-1)).toHaveTextContent('Complete records'))
    await waitFor(() => expect(listTable()).not.toHaveTextContent('so far'))
    const feet = within(listTable()).getAllByRole('row').slice(-2)
    const [matching, complete] = feet.map(foot => numberIn(foot.children[headers().indexOf('Weight kg')]?.textContent))
    expect(matching).toBeLessThan(complete ?? 0)
    const metals = mock.store.transactionLines.all().filter(({ gwCode }) => familyOf(gwCode) === 'metal')
    expect(matching).toBeCloseTo(
      metals.reduce((sum, { weight }) => sum + weight, 0),
      1,
    )
    const { rows, days } = summed('Weight kg')
    expect(days).toBe(rows)
  })
})

test('a filtered list is sorted by the figures that its rows show', async () => {
  widenWindow()
  renderApp({ as: lindiwe, path: `${lists.admin}?family=metal&sort=-weight` })
  await listed()
  await waitFor(() => expect(listTable()).toHaveTextContent('Complete records'))
  await waitFor(() => expect(listTable()).not.toHaveTextContent('so far'))
  const weights = columnTexts('Weight kg').slice(0, -2).map(numberIn)
  expect(weights).toHaveLength(10)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
})

describe('line under a name', () => {
  test('shows the time, the number of materials, and their families by savings', async () => {
    const { mock } = renderApp({ as: lindiwe, path: lists.admin, serverClock: midNovember })
    await listed()
    const { transactions, transactionLines } = mock.store
    const expected = transactions
      .all()
      .slice(0, 10)
      .map(({ id, createdAt }) => {
        const lines = transactionLines.where('tradeId', id)
        const sums = Map.groupBy(lines, ({ gwCode }) => familyNames[familyOf(gwCode)])
        const saved = [...sums].map(
          ([name, own]) => [name, own.reduce((sum, line) => sum + line.weight * Number(line.carbonFactor), 0)] as const,
        )
        const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(createdAt))
        const count = new Set(lines.map(({ name }) => name)).size
        return `${time} · ${count} ${count === 1 ? 'material' : 'materials'}${saved
          .toSorted((one, other) => other[1] - one[1])
          .map(([name]) => name)
          .join(', ')}`
      })
    // Removes the date, which precedes the time, because the date depends on when the test runs.
    expect(secondLines().map(line => line.replace(/^[A-Z][a-z]{2} \d+(, \d{4})?, /, ''))).toEqual(expected)
  })

  test('shows the date if no heading or column does', async () => {
    const app = renderApp({ as: lindiwe, path: `${lists.admin}?sort=buyer` })
    await listed()
    expect(secondLines()[0]).toMatch(/^[A-Z][a-z]{2} \d+(, \d{4})?, \d+:\d\d [AP]M · /)
    await change(app, 'Date')
    expect(secondLines()[0]).toMatch(/^\d+:\d\d [AP]M · /)
  })

  test('omits the materials of a trade without its lines', async () => {
    const { mock, go } = renderApp({ as: lindiwe, serverClock: midNovember })
    for (const role of mock.store.roles.all())
      mock.store.roles.update(role.id, { permissions: ['transactions.view', 'transactions.access'] })
    go(lists.admin)
    await listed()
    expect(secondLines()[0]).toMatch(/^([A-Z][a-z]{2} \d+, )?\d+:\d\d [AP]M$/)
    expect(screen.queryByRole('button', { name: 'Figures' })).toBeNull()
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Buyer or seller')
  })
})

describe('totals of filtered rows', () => {
  const lineWith = (name: string, carbonFactor: number | null, weight: number) => {
    const own = line(name, 'GW 30-01', weight, 10)
    return { ...own, material: { ...own.material, carbonFactor } }
  }
  const trade = (...lines: Line[]) => record('1', '2026-11-01', { from: 'petra', to: 'umhlanga' }, ...lines)
  const totals = (trades: readonly Trade[], linesOf?: (row: Trade) => readonly Line[]) =>
    tradeFigures.totals(
      [trades],
      { locale: 'en-US', businessId: null, ...(linesOf && { linesOf }) },
      new AbortController().signal,
    )
  const wordsOf = async (...of: Parameters<typeof totals>) => (await totals(...of)).words.replaceAll('\u00a0', ' ')

  test('name a negative total and lines without a factor', async () => {
    const drywall = lineWith('Drywall', -0.5, 100)
    expect(await wordsOf([trade(drywall)])).toBe('100.00 kg · R 10.00 · 50.00 kg CO₂e more than new')
    expect(await wordsOf([trade(drywall, lineWith('Mystery', null, 7))])).toBe(
      '107.00 kg · R 20.00 · 50.00 kg CO₂e more than new · 1 of 2 lines',
    )
    expect(await wordsOf([trade(lineWith('Mystery', null, 7))])).toMatch(/CO₂e unknown/)
  })

  test('are those of the lines that fit, with those of the complete records as a second figure', async () => {
    const rows = [
      trade(lineWith('Copper wire', 2, 100), lineWith('Steel', 1, 40)),
      trade(lineWith('Copper wire', 2, 5)),
    ]
    const named =
      (...names: string[]) =>
      ({ materials }: Trade) =>
        materials.filter(({ material }) => names.includes(material.name ?? ''))
    expect(await wordsOf([...rows], named('Copper wire'))).toBe(
      'Copper wire: 105.00 kg · R 20.00 · 210.00 kg CO₂e avoided · complete records: 145.00 kg',
    )
    const mixed = trade(lineWith('Copper wire', 2, 1), lineWith('Steel', 1, 2), lineWith('Glass', 1, 4))
    expect(await wordsOf([mixed], named('Copper wire', 'Steel'))).toMatch(
      /^Matching lines: 3.00 kg .* complete records: 7.00 kg$/,
    )
    expect(await wordsOf([trade(lineWith('Steel', 1, 2))], named('Steel'))).toBe(
      '2.00 kg · R 10.00 · 2.00 kg CO₂e avoided',
    )
    const { cells, recordSums: all } = await totals([...rows], named('Copper wire'))
    expect([cells['weight'], all?.label, all?.cells['weight']]).toEqual(['105.00', 'Copper wire', '145.00'])
  })
})
