import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { lindiwe, naledi, renderApp, sipho, thandi } from '../../render-app.tsx'
import { catchFiles, exportReport, rowsOfCsv } from '../../saved-files.ts'
import {
  businessIn,
  noon,
  openRegister,
  registerRows,
  registerTable,
  sumsShown,
  withOwnSellers,
} from './register-parts.ts'

const fileName = 'register-umhlanga-metals-2025-12-01-2026-11-22'

test('is identical for an administrator, who reads the trades of all businesses', async () => {
  const own = openRegister()
  const [rows, sums, id] = [await registerRows(), await sumsShown(), businessIn(own.mock.store)]
  own.close()
  renderApp({
    as: lindiwe,
    path: `/admin/businesses/${id}/register`,
    prepare: withOwnSellers,
    serverClock: () => noon,
  })
  expect(await registerRows()).toEqual(rows)
  expect(await sumsShown()).toEqual(sums)
  expect(screen.getByRole('link', { name: 'Add particulars' }).getAttribute('href')).toMatch(/^\/admin\/users\//)
})

test('adds missing particulars, and then has one gap less', async () => {
  const { user, go, mock } = openRegister()
  await user.click(await screen.findByRole('link', { name: 'Add price' }))
  await screen.findByRole('heading', { level: 1, name: /Umhlanga Metals/ })
  const incomplete = mock.store.transactionLines.all().find(({ value }) => value === 0)
  mock.store.transactionLines.update(incomplete?.id ?? '', { value: 12 })
  mock.store.users.update(mock.store.userNamed(thandi)?.id ?? '', { idNumber: '7903125084085' })
  go('/business/register')
  await registerTable()
  const list = await screen.findByRole('region', { name: /lack/ })
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Add address')
})

test('moves the focus to the filter when all records with gaps are shown', async () => {
  const { user, path } = openRegister(naledi, '', store => {
    withOwnSellers(store)
    store.users.update(store.userNamed(sipho)?.id ?? '', { idNumber: null })
  })
  const link = await screen.findByRole('link', { name: 'Show all records with gaps' })
  link.focus()
  await user.keyboard('{Enter}')
  expect(path()).toBe('/business/register?rows=gaps')
  await waitFor(() => expect(screen.getByRole('radio', { name: /^With gaps/ })).toHaveFocus())
})

test.each([
  ['Standard CSV', fileName, ','],
  ['CSV for Excel', `${fileName}-excel`, ';'],
])('saves all rows with %s', async (file, name, delimiter) => {
  const files = catchFiles()
  const { user, mock } = openRegister()
  await exportReport(user, file)
  const csv = (await files.get(`${name}.csv`)) ?? ''
  const rows = rowsOfCsv(csv)
  const numbers = new Set(rows.map(row => row.Record))
  const business = businessIn(mock.store)
  const bought = mock.store.transactions
    .where('buyerId', business)
    .filter(({ createdAt }) => Date.parse(createdAt) >= new Date(2025, 11, 1).getTime())
  expect(numbers).toEqual(new Set(bought.map(({ id }) => tradeNumber(id))))
  expect(rows[0]).toMatchObject({
    'No.': '1',
    Seller: 'Thandi Nkosi',
    Address: 'Missing',
    'Register for': 'Umhlanga Metals',
  })
  expect(csv.includes(`Missing particulars${delimiter}Register for`)).toBe(true)
})

test('stores no personal data, and reads the users again', async () => {
  const { mock, go, callsOf } = openRegister()
  await registerTable()
  const stored = [localStorage, sessionStorage].flatMap(storage => Object.entries(storage)).join('\n')
  expect(await indexedDB.databases()).toEqual([])
  const { idNumber, address } = mock.store.userNamed(sipho) ?? {}
  expect(await registerRows()).not.toHaveLength(0)
  for (const secret of [idNumber, address?.lineOne]) {
    expect(secret).toBeTruthy()
    expect(stored).not.toContain(secret)
  }
  go('/business')
  await screen.findByRole('heading', { name: 'Overview' })
  go('/business/register')
  await registerTable()
  expect(callsOf('users.list')).toHaveLength(2)
})

test('names records that could not be read, and marks unreadable lines as gaps', async () => {
  let number = ''
  openRegister(naledi, '', store => {
    const [first = '', second = ''] = withOwnSellers(store).slice(2)
    store.transactions.update(first, { sentAs: { createdAt: 'yesterday' } })
    number = tradeNumber(first)
    const [line] = store.transactionLines.where('tradeId', second)
    store.transactionLines.update(line?.id ?? '', { sentAs: { weight: 'heavy' } })
  })
  expect(await screen.findByText(new RegExp(`^1 record could not be read: ${number}`))).toBeVisible()
  expect(screen.getByText(/^1 line could not be read/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Check record' })).toBeVisible()
})
