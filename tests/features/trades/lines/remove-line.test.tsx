import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openNewest } from '../open-newest.ts'

/** Opens the newest transaction, and the removal dialog of its first line. */
async function askToRemove() {
  const app = await openNewest()
  await app.user.click(screen.getByRole('button', { name: `Remove ${app.line.name}` }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  const inDialog = within(dialog)
  return {
    ...app,
    dialog,
    phrase: inDialog.getByRole('textbox', { name: 'Type I confirm' }),
    confirm: inDialog.getByRole('button', { name: 'Confirm' }),
    cancel: inDialog.getByRole('button', { name: 'Cancel' }),
  }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('does not keep the typed phrase for the next line', async () => {
  const { user, phrase, cancel, lines } = await askToRemove()
  await user.type(phrase, 'I confirm')
  await user.click(cancel)
  await isClosed()
  await user.click(screen.getByRole('button', { name: `Remove ${lines[1]?.name}` }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByRole('textbox')).toHaveValue('')
  expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDisabled()
})

test('removes a confirmed line here and on the server only, and moves the focus to the next line', async () => {
  const { user, phrase, confirm, mock, line, lines, trade, callsOf } = await askToRemove()
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
  const { user, phrase, confirm, mock, line, row, callsOf } = await askToRemove()
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
