import { createHash } from 'node:crypto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { TradeRow } from '#mirage/store/records.ts'
import { written } from '../../../domain/carbon/trade-arbitraries.ts'
import { bongani, lindiwe, naledi, permitOnly, type RenderedApp, renderApp, thandi } from '../../render-app.tsx'
import { catchFiles, exportReport } from '../../saved-files.ts'
import { expectedTotals, sheetTable, shownFingerprint, statementRows } from './statement-parts.ts'

const noon = new Date(2026, 10, 22, 12).getTime()
const open = (as: string, path: string) => renderApp({ as, path, serverClock: () => noon })

const isFrom =
  (from: string, until = '2026-12-01') =>
  ({ createdAt }: TradeRow) =>
    new Date(`${from}T00:00`).getTime() <= Date.parse(createdAt) &&
    Date.parse(createdAt) < new Date(`${until}T00:00`).getTime()

const idOf = ({ mock }: RenderedApp, username: string) => mock.store.userNamed(username)?.id ?? ''
const businessOf = ({ mock }: RenderedApp) => mock.store.userNamed(naledi)?.businessId ?? ''
const isNow = isFrom('2025-12-01')
const boughtBy = (app: RenderedApp) => (trade: TradeRow) => trade.buyerId === businessOf(app) && isNow(trade)

/** Returns the trade fields that the records file contains, except the lines. */
const partsOf = ({ id, createdAt, sellerId, buyerId }: Record<string, unknown>) => [id, createdAt, sellerId, buyerId]

const grams = (hundredths: bigint) => written(hundredths * 10_000n)

describe('statement of a business', () => {
  test('has a fingerprint that node:crypto computes from its saved records', async () => {
    const files = catchFiles()
    const app = open(naledi, '/business/statement')
    const fingerprint = await shownFingerprint()
    await exportReport(app.user, 'Records')
    const records = (await files.get('carbon-statement-umhlanga-metals-2025-12-01-2026-11-22-records.jsonl')) ?? ''
    expect(createHash('sha256').update(records).digest('hex')).toBe(fingerprint)

    const [head, ...lines] = records
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    const business = businessOf(app)
    expect(head).toEqual({
      statementOf: { kind: 'business', id: business },
      period: { from: '2025-12-01', to: '2026-11-22', timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    })
    const bought = app.mock.store.transactions.all().filter(boughtBy(app))
    expect(lines.map(partsOf)).toEqual(
      bought.map(partsOf).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    )
  })

  test('is identical for an administrator, who reads the trades of all businesses', async () => {
    const own = open(naledi, '/business/statement')
    const [fingerprint, rows] = [await shownFingerprint(), await statementRows()]
    const path = `/admin/businesses/${businessOf(own)}/statement`
    cleanup()
    open(lindiwe, path)
    expect(await shownFingerprint()).toBe(fingerprint)
    expect(await statementRows()).toEqual(rows)
    expect(screen.getByText(/^Created on /)).toHaveTextContent('Lindiwe Pretorius')
  })

  test('has its name but no address without permission to view businesses', async () => {
    const { mock } = open(thandi, '/business/statement')
    permitOnly(mock.store, thandi, 'transactions.access', 'transactions.view', 'transactions.materials.view')
    await sheetTable()
    expect(screen.getByText(/^Umhlanga Metals, Dec 1, 2025/)).toBeVisible()
    expect(mock.calls.list().map(({ name }) => name)).not.toContain('businesses.get')
  })
})

test('statement of a collector has their own collections, and is identical for an administrator', async () => {
  const own = open(bongani, '/collector/statement')
  const [fingerprint, rows] = [await shownFingerprint(), await statementRows()]
  const id = idOf(own, bongani)
  const all = expectedTotals(own, 'collections', trade => trade.sellerId === id && isNow(trade)).get('all')
  expect(rows.get('All materials')).toEqual([grams(all?.weight ?? 0n), written(all?.carbon ?? 0n)])
  expect(screen.getByText(/^Created on /)).toHaveTextContent(`from ${all?.trades} trades`)
  expect(screen.getByText(/^Role: collector\./)).toBeVisible()
  cleanup()
  open(lindiwe, `/admin/users/${id}/statement`)
  expect(await shownFingerprint()).toBe(fingerprint)
  expect(await statementRows()).toEqual(rows)
})

describe('period of a statement', () => {
  test('is in the address and on paper, and a change updates the statement', async () => {
    const app = open(naledi, '/business/statement?period=month')
    const fingerprint = await shownFingerprint()
    await app.user.click(screen.getByRole('button', { name: /Period/ }))
    await app.user.click(await screen.findByRole('option', { name: 'This year' }))
    expect(app.path()).toBe('/business/statement?period=year')
    await waitFor(async () => expect(await shownFingerprint()).not.toBe(fingerprint))
    const all = expectedTotals(app, 'transactions', trade => boughtBy(app)(trade) && isFrom('2026-01-01')(trade)).get(
      'all',
    )
    expect((await statementRows()).get('All materials')?.[1]).toBe(written(all?.carbon ?? 0n))
    expect(screen.getByText('Umhlanga Metals, Jan 1 – Nov 22, 2026')).toBeVisible()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await app.user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    const head = document.documentElement.style.getPropertyValue('--page-head')
    expect(head).toMatch(/^"Carbon statement · Umhlanga Metals · Jan 1\s–\sNov 22, 2026"$/)
  })

  test('shows an error instead of figures if it is reversed', async () => {
    const path = '/business/statement'
    const app = open(naledi, `${path}?from=2026-09-30&to=2026-07-01`)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The first day, Sep 30, 2026, is after the last day, Jul 1, 2026. Choose another period.',
    )
    expect(screen.getByRole('heading', { name: 'Carbon statement' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Print|Export/ })).toBeNull()
    expect(screen.queryByText(/CO₂e avoided, estimated/)).toBeNull()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } })
    await waitFor(() => expect(app.path()).toBe(`${path}?from=2026-09-30&to=2026-10-31`))
    expect(await screen.findAllByText(/Sep 30 – Oct 31, 2026/)).not.toHaveLength(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('collectors have a link to it on their form, users of a business do not', async () => {
  const { mock, go } = open(lindiwe, '/admin')
  await screen.findByRole('heading', { name: 'Overview' })
  const idOfUser = (username: string) => mock.store.userNamed(username)?.id
  const link = () => screen.queryByRole('link', { name: 'Carbon statement' })?.getAttribute('href')
  go(`/admin/users/${idOfUser(bongani)}/edit`)
  await screen.findByDisplayValue('Bongani Khumalo')
  expect(link()).toBe(`/admin/users/${idOfUser(bongani)}/statement`)
  go(`/admin/users/${idOfUser(naledi)}/edit`)
  await screen.findByDisplayValue('Naledi Mokoena')
  expect(link()).toBeUndefined()
})
