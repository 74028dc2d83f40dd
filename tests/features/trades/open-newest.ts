import { screen } from '@testing-library/react'
import { lists } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

/**
 * Opens the form of the newest transaction as an administrator. `line` is the transaction's first line; `row()` returns
 * its row. `otherBuyer` is the name of a business that is not the buyer: who bought last depends on the date.
 */
export async function openNewest() {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const { store } = app.mock
  const [trade] = store.transactions.all()
  if (!trade) throw new Error('There is no transaction')
  const lines = store.transactionLines.where('tradeId', trade.id)
  const [line] = lines
  if (!line) throw new Error('The newest transaction has no lines')
  const otherBuyer = store.businesses.all().find(({ id }) => id !== trade.buyerId)?.name ?? ''
  app.go(`${lists.admin}/${trade.id}/edit`)
  await screen.findByRole('form', { name: 'Edit transaction' })
  return {
    ...app,
    trade,
    lines,
    line,
    otherBuyer,
    row: () => screen.getByRole('row', { name: new RegExp(`^${line.name}`) }),
  }
}
