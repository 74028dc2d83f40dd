import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Store } from '#mirage/store/store.ts'
import { listed } from '../../list-parts.ts'
import { lindiwe, renderApp } from '../../render-app.tsx'
import { catchFiles } from '../../saved-files.ts'

const note = () => screen.findByText(/could not be read:/)

/** The newest transaction with two lines or more, whose first line has a weight that is no number. */
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

test('the read view names a line that cannot be read, shows the others, and offers neither slip nor copy', async () => {
  const { line, other, count } = open(id => `/admin/transactions/${id}`)
  expect(await note()).toHaveTextContent(`1 line could not be read: ${line.name}. It is not in the totals.`)
  expect(screen.getByText(new RegExp(`${line.id}: weight is "heavy"$`))).toBeInTheDocument()
  expect(await rowsOfMaterials()).toHaveLength(1 + count - 1 + 1)
  expect(screen.getByRole('row', { name: new RegExp(`^${other.name}`) })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Print slip' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull()
})

test('the form names a line that cannot be read, and keeps the others', async () => {
  const { line, other } = open(id => `/admin/transactions/${id}/edit`)
  expect(await note()).toHaveTextContent(`1 line could not be read: ${line.name}. It is not in the totals.`)
  expect(await screen.findByRole('row', { name: new RegExp(`^${other.name}`) })).toBeInTheDocument()
})

test('the list and its file name the record of a line that cannot be read', async () => {
  const files = catchFiles()
  const { user, number } = open(() => '/admin/transactions')
  await listed()
  expect(await note()).toHaveTextContent(`1 line could not be read: ${number}.`)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await user.click(await screen.findByRole('menuitem', { name: 'One row for each transaction' }))
  expect(await screen.findByText(new RegExp(`\\.csv\\. 1 line could not be read: ${number}\\.$`))).toBeInTheDocument()
  expect(files.size).toBe(1)
})

test('the overview counts the other lines, and says which record lacks one', async () => {
  const { number } = open(() => '/admin')
  expect(await note()).toHaveTextContent(`1 line could not be read: ${number}. It is not in these figures.`)
})
