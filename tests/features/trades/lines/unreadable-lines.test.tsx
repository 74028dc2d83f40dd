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

const rowsOfMaterials = async () => within(await screen.findByRole('table', { name: 'Materials' })).getAllByRole('row')

test('names an unreadable line in the view, the form, the list, its file and the overview, and keeps others', async () => {
  let found: ReturnType<typeof spoiled> | undefined
  const { user, go } = renderApp({
    as: lindiwe,
    path: '/admin',
    prepare: store => {
      found = spoiled(store)
    },
  })
  if (!found) throw new Error('Nothing was prepared')
  const { trade, line, other, count } = found
  const number = `${trade.id.slice(0, 4)}-${trade.id.slice(4, 8)}`.toUpperCase()
  expect(await note()).toHaveTextContent(`1 line could not be read: ${number}. It is not in these figures.`)

  go(`/admin/transactions/${trade.id}`)
  await screen.findByText(new RegExp(`${line.id}: weight is "heavy"$`))
  expect(await note()).toHaveTextContent(`1 line could not be read: ${line.name}. It is not in the totals.`)
  expect(await rowsOfMaterials()).toHaveLength(1 + count - 1 + 1)
  expect(screen.getByRole('row', { name: new RegExp(`^${other.name}`) })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Print slip' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull()

  go(`/admin/transactions/${trade.id}/edit`)
  await screen.findByRole('form')
  expect(await note()).toHaveTextContent(`1 line could not be read: ${line.name}. It is not in the totals.`)
  expect(await screen.findByRole('row', { name: new RegExp(`^${other.name}`) })).toBeInTheDocument()

  const files = catchFiles()
  go('/admin/transactions')
  await screen.findByRole('table', { name: 'Transactions' })
  await listed()
  expect(await note()).toHaveTextContent(`1 line could not be read: ${number}.`)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await user.click(await screen.findByRole('menuitem', { name: 'One row for each transaction' }))
  expect(await screen.findByText(new RegExp(`\\.csv\\. 1 line could not be read: ${number}\\.$`))).toBeInTheDocument()
  expect(files.size).toBe(1)
})
