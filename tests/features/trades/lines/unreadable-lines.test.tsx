import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Store } from '#mirage/store/store.ts'
import { listed } from '../../list-parts.ts'
import { lindiwe, renderApp } from '../../render-app.tsx'
import { catchFiles } from '../../saved-files.ts'

const note = () => screen.findByText(/could not be read:/)

/** Finds the newest transaction with at least two lines, and makes the weight of its first line non-numeric. */
function spoiled(store: Store) {
  for (const trade of store.transactions.all()) {
    const lines = store.transactionLines.where('tradeId', trade.id)
    const [line, other] = lines
    if (!line || !other) continue
    store.transactionLines.update(line.id, { sentAs: { weight: 'heavy' } })
    return { trade, line, other, count: lines.length }
  }
  throw new Error('There is no transaction with two lines')
}

function open(pathOf: (id: string) => string) {
  let found: ReturnType<typeof spoiled> | undefined
  const app = renderApp({
    as: lindiwe,
    path: '/admin',
    prepare: store => {
      found = spoiled(store)
    },
  })
  if (!found) throw new Error('Nothing was prepared')
  app.go(pathOf(found.trade.id))
  return { ...app, ...found, number: `${found.trade.id.slice(0, 4)}-${found.trade.id.slice(4, 8)}`.toUpperCase() }
}

const rowsOfMaterials = async () => within(await screen.findByRole('table', { name: 'Materials' })).getAllByRole('row')

test('names an unreadable line in the read view, without slip and copy', async () => {
  const { line, other, count } = open(id => `/admin/transactions/${id}`)
  expect(await note()).toHaveTextContent(`1 line could not be read: ${line.name}. It is not in the totals.`)
  expect(screen.getByText(new RegExp(`${line.id}: weight is "heavy"$`))).toBeInTheDocument()
  expect(await rowsOfMaterials()).toHaveLength(1 + count - 1 + 1)
  expect(screen.getByRole('row', { name: new RegExp(`^${other.name}`) })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Print slip' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull()
})

test('names an unreadable line in the form and keeps the others', async () => {
  const { line, other } = open(id => `/admin/transactions/${id}/edit`)
  expect(await note()).toHaveTextContent(`1 line could not be read: ${line.name}. It is not in the totals.`)
  expect(await screen.findByRole('row', { name: new RegExp(`^${other.name}`) })).toBeInTheDocument()
})

test('names the record of an unreadable line in the list and its file', async () => {
  const files = catchFiles()
  const { user, number } = open(() => '/admin/transactions')
  await listed()
  expect(await note()).toHaveTextContent(`1 line could not be read: ${number}.`)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await user.click(await screen.findByRole('menuitem', { name: 'One row for each transaction' }))
  expect(await screen.findByText(new RegExp(`\\.csv\\. 1 line could not be read: ${number}\\.$`))).toBeInTheDocument()
  expect(files.size).toBe(1)
})

test('counts the other lines on the overview and names the record', async () => {
  const { number } = open(() => '/admin')
  expect(await note()).toHaveTextContent(`1 line could not be read: ${number}. It is not in these figures.`)
})
