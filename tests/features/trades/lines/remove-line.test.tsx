import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RenderedApp } from '../../render-app.tsx'
import { openNewest } from '../open-newest.ts'

/** Opens the removal dialog of a line. */
async function ask({ user }: Pick<RenderedApp, 'user'>, name = '') {
  await user.click(screen.getByRole('button', { name: `Remove ${name}` }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' }))
  return {
    phrase: dialog.getByRole('textbox', { name: 'Type I confirm' }),
    confirm: dialog.getByRole('button', { name: 'Confirm' }),
  }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('removes a confirmed line here and on the server only, and moves the focus to the next line', async () => {
  const app = await openNewest()
  const { user, mock, line, lines, trade, callsOf } = app
  await user.type((await ask(app, line.name)).phrase, 'I confirm')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await isClosed()
  // The dialog does not keep the typed phrase for the next line.
  const next = await ask(app, lines[1]?.name)
  expect(next.phrase).toHaveValue('')
  expect(next.confirm).toBeDisabled()
  await user.keyboard('{Escape}')
  await isClosed()
  const { phrase, confirm } = await ask(app, line.name)
  await user.type(phrase, 'I confirm')
  await user.click(confirm)
  expect(await screen.findByText(`${line.name} removed`)).toBeVisible()
  await isClosed()
  const rows = within(screen.getByRole('table', { name: 'Materials' })).getAllByRole('row')
  expect(rows).toHaveLength(lines.length)
  expect(mock.store.transactionLines.where('tradeId', trade.id)).toHaveLength(lines.length - 1)
  expect(callsOf('transactions.materials.delete').map(({ path, status }) => ({ path, status }))).toEqual([
    { path: `/api/transactions/materials/${line.id}`, status: 200 },
  ])
  expect(callsOf('transactions.update')).toEqual([])
  await waitFor(() => expect(screen.getByRole('button', { name: `Remove ${lines[1]?.name}` })).toHaveFocus())
})

test('keeps a line that fails to be removed, with the reason and Retry', async () => {
  const app = await openNewest()
  const { user, mock, line, row, callsOf } = app
  const { phrase, confirm } = await ask(app, line.name)
  mock.switches.fail('transactions.materials.delete', { kind: 'status', status: 409, message: 'It is sealed.' })
  await user.type(phrase, 'I confirm')
  await user.click(confirm)
  await isClosed()
  await waitFor(() => expect(row()).toHaveTextContent('It is sealed.'))
  expect(mock.store.transactionLines.get(line.id)).toBeDefined()
  await user.click(within(row()).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(`^${line.name}`) })).toBeNull())
  expect(callsOf('transactions.materials.delete').map(({ status }) => status)).toEqual([409, 200])
})
