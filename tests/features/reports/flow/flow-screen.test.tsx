import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { TradeRow } from '#mirage/store/records.ts'
import { written } from '../../../domain/carbon/trade-arbitraries.ts'
import { bongani, lindiwe, naledi, type RenderedApp, renderApp } from '../../render-app.tsx'

vi.setConfig({ testTimeout: 180_000 })

const noon = new Date(2026, 10, 22, 12).getTime()
const open = (as: string, path: string, prepare?: NonNullable<Parameters<typeof renderApp>[0]>['prepare']) =>
  renderApp({ as, path, serverClock: () => noon, ...(prepare ? { prepare } : {}) })

const flowTable = (by = 'Material') => screen.findByRole('table', { name: `Material flow by ${by}` })

/** Returns the cells of a row as displayed. */
async function cellsOf(name: string | RegExp, by?: string) {
  const row = within(await flowTable(by))
    .getByRole('rowheader', { name })
    .closest('tr')
  return row ? Array.from(within(row).getAllByRole('cell'), ({ textContent }) => textContent) : []
}

const businessOf = ({ mock }: RenderedApp) => mock.store.userNamed(naledi)?.businessId ?? ''
const dayStart = (day: string) => new Date(`${day}T00:00`).getTime()

/** Returns weights in kg as displayed, from the mock's records: opening, bought, collected, sold, closing. */
function expectedTotals({ mock: { store } }: RenderedApp, businessId: string) {
  const from = dayStart('2025-12-01')
  const users = new Set(
    store.users.all().flatMap(({ id, businessIds }) => (businessIds.includes(businessId) ? [id] : [])),
  )
  const hundredths = (list: 'transactions' | 'collections', isOne: (trade: TradeRow) => boolean) => {
    const lines = list === 'transactions' ? store.transactionLines : store.collectionLines
    return store[list]
      .all()
      .filter(isOne)
      .flatMap(({ id }) => lines.where('tradeId', id))
      .reduce((sum, { weight }) => sum + BigInt(Math.round(weight * 100)), 0n)
  }
  const isBought = ({ buyerId }: TradeRow) => buyerId === businessId
  const isSold = (trade: TradeRow) => !isBought(trade) && users.has(trade.sellerId)
  const isNow = ({ createdAt }: TradeRow) => Date.parse(createdAt) >= from
  const parts = (isOf: (trade: TradeRow) => boolean) =>
    [
      hundredths('transactions', trade => isBought(trade) && isOf(trade)),
      hundredths('collections', trade => isBought(trade) && isOf(trade)),
      hundredths('transactions', trade => isSold(trade) && isOf(trade)),
    ] as const
  const [earlierBought, earlierCollected, earlierSold] = parts(trade => !isNow(trade))
  const [bought, collected, sold] = parts(isNow)
  const opening = earlierBought + earlierCollected - earlierSold
  const shown = (amount: bigint) => `${amount < 0n ? '−' : ''}${written(amount * 10_000n)}`
  return [opening, bought, collected, sold, opening + bought + collected - sold].map(shown)
}

const fingerprint = async () =>
  /[0-9a-f]{64}/.exec((await screen.findByText(/^Fingerprint of the figures/)).textContent)?.[0]

/** Returns the weight that the report names as equal to the carbon statement, after it found the same weight there. */
async function weightInStatement({ go }: RenderedApp, area: string, words: RegExp) {
  const weight = words.exec((await screen.findByText(words)).textContent)?.[1]?.replaceAll('\u00a0', ' ') ?? ''
  go(`/${area}/statement`)
  await screen.findByText(new RegExp(`^The weight equals the .* weight in .*: ${weight}\\.$`))
  return weight
}

test('Material flow of a business adds up all its records, and is equal for an administrator', async () => {
  const own = open(naledi, '/business/flow')
  const [cells, id] = [await cellsOf('All materials'), businessOf(own)]
  expect(cells).toEqual(expectedTotals(own, id))
  const made = await fingerprint()
  const words = /^“Bought” equals the weight in the carbon statement for this period: (.*)\.$/
  expect(await weightInStatement(own, 'business', words)).toMatch(/^\d.*kg$/)
  cleanup()
  open(lindiwe, `/admin/businesses/${id}/flow`)
  expect(await cellsOf('All materials')).toEqual(cells)
  expect(await fingerprint()).toBe(made)
})

test('Material flow of a collector has what they brought in, without stock', async () => {
  const app = open(bongani, '/collector/flow')
  const { store } = app.mock
  const id = store.userNamed(bongani)?.id
  const weight = store.collections
    .all()
    .filter(({ sellerId, createdAt }) => sellerId === id && Date.parse(createdAt) >= dayStart('2025-12-01'))
    .flatMap(trade => store.collectionLines.where('tradeId', trade.id))
    .reduce((sum, line) => sum + BigInt(Math.round(line.weight * 100)), 0n)
  expect(await cellsOf('All materials')).toEqual([written(weight * 10_000n)])
  expect(screen.queryByText(/opening stock/i)).toBeNull()
  const words = /^“Collected” equals the weight in the carbon statement for this period: (.*)\.$/
  expect(await weightInStatement(app, 'collector', words)).toMatch(/^\d.*kg$/)
})

test('Groupings, provinces, and months or quarters are in the address and have equal totals', async () => {
  const { user, path, mock, go } = open(lindiwe, '/admin')
  const flow = `/admin/businesses/${mock.store.userNamed(naledi)?.businessId}/flow`
  go(`${flow}?period=year`)
  const all = await cellsOf('All materials')
  await user.click(screen.getByRole('radio', { name: 'GW code' }))
  expect(path()).toBe(`${flow}?period=year&by=code`)
  expect(await cellsOf('All codes', 'GW code')).toEqual(all)
  await user.click(screen.getByRole('radio', { name: 'Counterparty' }))
  expect(await cellsOf('All counterparties', 'Counterparty')).toEqual(all.slice(1, 4))
  await user.click(screen.getByRole('radio', { name: 'Quarter' }))
  expect(path()).toBe(`${flow}?period=year&by=counterparty&every=quarter`)
  const quarters = within(screen.getByRole('table', { name: 'By quarter' }))
  expect(quarters.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Q1 2026',
    'Q2 2026',
    'Q3 2026',
    'Q4 2026',
    'Total',
  ])

  // Counterparties have subtotals by province.
  go('/admin')
  await screen.findByRole('heading', { name: 'Overview' })
  go(`${flow}?by=counterparty`)
  const [, , sold] = await cellsOf('All counterparties', 'Counterparty')
  await user.click(await screen.findByRole('button', { name: 'By province' }))
  expect(path()).toBe(`${flow}?by=counterparty&province=yes`)
  await screen.findByRole('rowheader', { name: 'KwaZulu-Natal' })
  expect((await cellsOf('All counterparties', 'Counterparty'))[2]).toBe(sold)
  const names = within(await flowTable('Counterparty'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  const rows = [...mock.store.businesses.all(), ...mock.store.users.all()]
  const provinces = new Set(rows.flatMap(({ address }) => address?.province ?? []))
  const heads = names.filter(name => provinces.has(name))
  expect(heads).toEqual(heads.toSorted())
  expect(heads.length).toBeGreaterThan(1)
  const at = names.findIndex(name => name.trim().endsWith('Buyer'))
  const buyer = mock.store.businesses.all().find(({ name }) => names[at]?.startsWith(name))
  expect(names.slice(0, at).findLast(name => provinces.has(name))).toBe(buyer?.address?.province)

  const ofProvince = (await cellsOf('Free State', 'Counterparty'))[2] ?? ''
  const [subtotal] = within(await flowTable('Counterparty')).getAllByRole('link', { name: ofProvince })
  await user.click(subtotal as HTMLElement)
  expect(path()).toBe(`${flow}?by=counterparty&province=yes&show=sold&of=province%3AFree+State`)
  const records = within(await screen.findByRole('region', { name: 'Sold: Free State' }))
  const total = await records.findByRole('rowheader', { name: 'Total' })
  expect(total.closest('tr')?.textContent).toContain(ofProvince)
})

test('Figures of a table are one tab stop, in which keys move between figures', async () => {
  const { user, path } = open(naledi, '/business/flow')
  const table = within(await flowTable())
  const links = table.getAllByRole('link')
  const [first, second] = links
  const last = links.at(-1)
  // A figure of 0 has no link.
  const empty = table.getAllByRole('cell').find(({ textContent }) => textContent === '–')
  const gap = [...(empty?.closest('tr')?.querySelectorAll('a') ?? [])]
  const column = (link: Element | null | undefined) => link?.closest('td')?.cellIndex
  const months = within(await screen.findByRole('table', { name: 'By month' }))
  await waitFor(() => expect(screen.getByRole('group', { name: /^Weight by month/ })).toBeVisible())
  act(() => first?.focus())
  await user.tab()
  await user.tab()
  expect(months.getAllByRole('link')[0]).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(first).toHaveFocus()

  await user.keyboard('{ArrowRight}')
  expect(second).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(column(document.activeElement)).toBe(2)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}')
  expect(first).toHaveFocus()
  await user.keyboard('{End}')
  expect(column(document.activeElement)).toBe(5)
  await user.keyboard('{Home}')
  expect(first).toHaveFocus()
  await user.keyboard('{Control>}{End}{/Control}')
  expect(last).toHaveFocus()
  // The tab stop remains where the focus was.
  await user.tab({ shift: true })
  await user.tab()
  expect(last).toHaveFocus()

  act(() => gap.find(link => column(link) === 3)?.focus())
  await user.keyboard('{ArrowRight}')
  expect(column(document.activeElement)).toBe(5)
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(first).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(path()).toMatch(/^\/business\/flow\?show=opening&of=waste/)
})

describe('Records', () => {
  const recordsTable = async () => within(await screen.findByRole('table', { name: 'Records behind this figure' }))
  const totalOf = (records: Awaited<ReturnType<typeof recordsTable>>) =>
    records.getByRole('rowheader', { name: 'Total' }).closest('tr')?.textContent

  test('of a figure, a finding, a stock and a filtered figure add up, and return the focus when they close', async () => {
    const { user, path, go } = open(naledi, '/business/flow')
    const [, bought] = await cellsOf('All materials')
    const figure = within(await flowTable())
      .getAllByRole('link', { name: bought ?? '' })
      .at(-1)
    await user.click(figure as HTMLElement)
    expect(path()).toBe('/business/flow?show=bought')
    expect(await screen.findByRole('heading', { name: 'Bought' })).toHaveFocus()
    const records = await recordsTable()
    expect(totalOf(records)).toContain(bought)
    expect(records.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/business\/transactions\//),
    )
    expect(screen.getByRole('link', { name: 'Open in Transactions' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/business\/transactions\?period=[-0-9]+\.\.[-0-9]+&buyer=[-0-9a-f]+$/),
    )
    await user.click(screen.getByRole('button', { name: 'Close records' }))
    expect(path()).toBe('/business/flow')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', 'bought '))

    const findings = within(await screen.findByRole('region', { name: 'Findings' }))
    const [first] = findings.getAllByRole('listitem')
    const missing = /^[\d.\u00a0]+/.exec(first?.textContent ?? '')?.[0]
    await user.click(findings.getAllByRole('link', { name: 'Show records' })[0] as HTMLElement)
    expect(await screen.findByText(/^Sales are subtracted\./)).toBeVisible()
    await waitFor(async () => expect(totalOf(await recordsTable())).toContain(`−${missing?.trim()}`))

    go('/business/flow?show=closing')
    await screen.findByRole('rowheader', { name: /^\d+ earlier records$/ })
    const stock = await recordsTable()
    const directions = stock
      .getAllByRole('rowheader')
      .flatMap(({ textContent }) => /· (Bought|Collected|Sold) ·/.exec(textContent)?.[1] ?? [])
    expect(directions).toContain('Sold')
    const cents = stock
      .getAllByRole('row')
      .flatMap(row => within(row).queryAllByRole('cell')[0]?.textContent ?? [])
      .map(text => BigInt(text.replace('−', '-').replaceAll(/[^-\d]/g, '')))
    expect(cents.slice(0, -1).some(each => each < 0n)).toBe(true)
    expect(cents.slice(0, -1).reduce((sum, each) => sum + each, 0n)).toBe(cents.at(-1))

    go('/business/flow?material=Copper+wire&show=bought')
    await screen.findByText('Only: Copper wire')
    const lines = async () =>
      (await recordsTable())
        .getAllByRole('rowheader', { name: /GW \d/ })
        .map(({ textContent }) => textContent.split('GW')[0])
    await waitFor(async () => expect(new Set(await lines())).toEqual(new Set(['Copper wire'])))
  })

  test('of the period are listed on request, and always on paper, after all pages of both lists are read', async () => {
    const { mock, user } = open(naledi, '/')
    mock.switches.fail('collections.list', { kind: 'status', status: 503, times: 'always' })
    await user.click(await screen.findByRole('button', { name: 'Reports' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Material flow' }))
    expect(await screen.findByText('The report appears after all pages have loaded.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
    // The pages of the transactions are read, those of the collections are not.
    const inSoFar = screen.getByText('In, so far').nextElementSibling?.textContent
    mock.switches.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    const [, bought] = await cellsOf('All materials')
    expect(inSoFar).toBe(`${(Number(bought?.replaceAll('\u00a0', '')) / 1000).toFixed(2)} t`)

    const list = () => screen.queryByRole('table', { name: 'Records in the period' })
    const show = await screen.findByRole('button', { name: 'Show records', expanded: false })
    await waitFor(() => expect(screen.queryByLabelText('Finding records')).toBeNull())
    expect(list()).toBeNull()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(list()).not.toBeNull()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(list()).toBeNull()
    await user.click(show)
    expect(list()).toBeVisible()
  })

  test('open in a sheet if the window is narrow', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      media => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    )
    const { user, path } = open(naledi, '/business/flow?show=bought')
    const sheet = await screen.findByRole('dialog', { name: 'Bought' })
    expect(await within(sheet).findByRole('table', { name: 'Records behind this figure' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(path()).toBe('/business/flow')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', 'bought '))
  })
})

test('Stock-take of a business changes the opening stock, and can be deleted', async () => {
  const { user } = open(naledi, '/business/flow')
  const before = await cellsOf(/^Copper wire/)
  await user.click(screen.getByRole('button', { name: 'Enter stock-take' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stock-take' }))
  await user.type(dialog.getByRole('spinbutton', { name: /^Copper wire, .* kg$/ }), '5000.125')
  await user.click(dialog.getByRole('button', { name: 'Save stock-take' }))
  await screen.findByRole('button', { name: 'Change stock-take' })
  await waitFor(async () => expect((await cellsOf(/^Copper wire/))[0]).toBe('5\u00a0000.12'))
  expect(screen.getByText(/with the stock-take of Dec 1, 2025$/)).toBeVisible()
  expect(await screen.findByText(/The stock-take corrects the opening stock of counted materials\./)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())

  await user.click(screen.getByRole('button', { name: 'Change stock-take' }))
  await user.click(await screen.findByRole('button', { name: 'Delete stock-take' }))
  await screen.findByRole('button', { name: 'Enter stock-take' })
  expect(await cellsOf(/^Copper wire/)).toEqual(before)
})

test('A filter keeps the lines of families and materials, is in the address, and can be cleared', async () => {
  const { user, path } = open(naledi, '/business/flow?period=decade&by=family&family=gold')
  // Unreadable parts are named, and leave the address.
  expect(await screen.findByText('This filter in the address can’t be read: Period')).toBeVisible()
  expect(await screen.findByText('This filter in the address can’t be read: Material family')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/business/flow?by=family'))
  const all = await cellsOf('All families', 'Family')
  const metal = await cellsOf('Metal', 'Family')
  const [, bought] = within(await flowTable('Family')).getAllByRole('link', { name: metal[1] ?? '' })
  expect(bought).toHaveAttribute('href', '/business/flow?by=family&show=bought&of=family%3Ametal')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(within(dialog.getByRole('group', { name: 'Families' })).getByRole('checkbox', { name: 'Metal' }))
  await user.click(dialog.getByRole('button', { name: 'Apply filter' }))
  expect(path()).toBe('/business/flow?by=family&family=metal')
  expect(await screen.findByText('Only: Metal')).toBeVisible()
  expect(await cellsOf('All families', 'Family')).toEqual(metal)
  expect(await screen.findByText(/^Only lines of these materials count: Metal\./)).toBeVisible()
  expect(screen.queryByText(/^“Bought” equals the weight in the carbon statement/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const again = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(again.getByRole('checkbox', { name: 'Metal' }))
  const materials = within(again.getByRole('group', { name: 'Materials' }))
  await user.click(materials.getByRole('checkbox', { name: 'Copper wire' }))
  await user.click(again.getByRole('button', { name: 'Apply filter' }))
  expect(path()).toBe('/business/flow?by=family&material=Copper+wire')
  expect(await screen.findByText('Only: Copper wire')).toBeVisible()
  await user.click(await screen.findByRole('radio', { name: 'Material' }))
  const rows = within(await flowTable()).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Copper wire/), 'All materials'])
  await user.click(screen.getByRole('radio', { name: 'Family' }))

  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  expect(path()).toBe('/business/flow?by=family')
  await waitFor(async () => expect(await cellsOf('All families', 'Family')).toEqual(all))
})
