import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../list-parts.ts'
import { button, confirmDeletion, opened, rowNamed } from '../record-form.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'
import { fillIn, recordButton } from '../trades/trade-form.ts'

test('shows success if a deletion is repeated after a lost response', async () => {
  const { user, mock, path, go } = renderApp({ as: lindiwe, path: '/admin' })
  const material = rowNamed({ mock }, 'materials', 'Copper wire')
  go(`/admin/materials/${material.id}/edit`)
  await opened('Edit material')
  mock.switches.fail('materials.delete', { kind: 'answer-lost' })
  await user.click(button('Delete material'))
  const dialog = await confirmDeletion(user)
  expect(await dialog.findByRole('alert')).toHaveTextContent(/The record might have been deleted\. Try again\.$/)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(`${material.name} deleted`)).toBeVisible()
  await waitFor(() => expect(path()).toBe('/admin/materials'))
})

test('sends one id per record in all attempts', async () => {
  const { user, mock, path, callsOf } = renderApp({ as: naledi, path: `${lists.business}/create` })
  const sentIds = () => callsOf('transactions.create').map(({ body }) => (body as { id: string }).id)
  await fillIn(user)
  mock.switches.fail('transactions.create', { kind: 'network' })
  await user.click(recordButton())
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      /The app has not found a saved record yet\. Wait a minute, then save again\.$/,
    ),
  )
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  const [id] = mock.store.transactions.all().map(row => row.id)
  expect(sentIds()).toEqual([id, id])
  await user.click(screen.getByRole('link', { name: 'New transaction' }))
  await fillIn(user)
  await user.click(recordButton())
  await waitFor(() => expect(sentIds()).toHaveLength(3))
  expect(sentIds()[2]).not.toBe(id)
})
