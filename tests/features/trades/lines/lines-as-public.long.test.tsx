import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { lindiwe, permitOnly, type RenderedApp, renderApp } from '../../render-app.tsx'
import { addLine, enter, figure, weightOf } from '../trade-form.ts'

/** Opens a transaction as an administrator, on a mock that imitates the public server. */
async function openOnPublic(prepare: (app: RenderedApp) => void = () => {}) {
  const app = renderApp({ as: lindiwe, path: lists.admin, server: 'public' })
  prepare(app)
  const { store } = app.mock
  const trade = store.transactions.all().find(({ id }) => store.transactionLines.where('tradeId', id).length === 2)
  if (!trade) throw new Error('There is no transaction of two lines')
  const lines = store.transactionLines.where('tradeId', trade.id)
  app.go(`${lists.admin}/${trade.id}/edit`)
  await screen.findByRole('form', { name: 'Edit transaction' })
  return { ...app, lines }
}

/**
 * Returns the save status of a material's line: the first element with the status role, because hints have this role
 * too.
 */
const statusOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('status')[0]

test('shows and counts the stored weight if the server ignores a 0', async () => {
  const { user, lines } = await openOnPublic()
  const [line] = lines
  if (!line) throw new Error('The transaction has no line')
  const { name, weight } = line
  const before = figure('Weight').textContent
  await enter(user, weightOf(name), '0')
  await waitFor(() => expect(statusOf(name)).toHaveTextContent(`The server kept the weight of ${weight} kg`))
  expect(statusOf(name)).toHaveTextContent(/^Not saved\./)
  expect(figure('Weight').textContent).toBe(before)
  await enter(user, weightOf(name), `${weight + 1}`)
  await waitFor(() => expect(statusOf(name)).toHaveTextContent('Saved'))
  expect(figure('Weight').textContent).not.toBe(before)
})

test('shows at each attempt that the server only takes this line while recording', async () => {
  const may = ['transactions.view', 'transactions.update', 'transactions.materials.*', 'materials.view']
  const { user, callsOf } = await openOnPublic(({ mock }) => permitOnly(mock.store, lindiwe, ...may))
  await addLine(user, 'Asphalt', 'Asphalt', '3', '4')
  await waitFor(() => expect(statusOf('Asphalt')).toHaveTextContent('accepts lines only in a new transaction'))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(callsOf('transactions.materials.create')).toHaveLength(2))
  await waitFor(() => expect(statusOf('Asphalt')).toHaveTextContent('accepts lines only in a new transaction'))
})
