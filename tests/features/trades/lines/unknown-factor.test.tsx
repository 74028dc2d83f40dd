import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { carbonOf, fillIn, materialSearch, openedForm, recordButton } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

/** Opens the form of a new transaction. `sentAs` replaces fields of copper wire in the mock's responses. */
const open = (sentAs: Record<string, string>) =>
  renderApp({
    as: naledi,
    path: `${lists.business}/create`,
    prepare: ({ materials }) => {
      const [copper] = materials.where('name', 'Copper wire')
      materials.update(copper?.id ?? '', { sentAs })
    },
  })

test('records a material with a non-numeric factor, without a factor', async () => {
  const { user, mock, path, callsOf } = open({ carbonFactor: 'n/a' })
  await fillIn(user)
  expect(carbonOf('Copper wire')).toHaveTextContent('unknown')
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  const [call] = callsOf('transactions.create')
  expect(call).toMatchObject({ status: 201, body: { materials: [{ name: 'Copper wire', weight: 40, value: 320 }] } })
  expect(JSON.stringify(call?.body)).not.toContain('carbonFactor')
  expect(mock.store.transactionLines.all().some(({ carbonFactor }) => carbonFactor === '')).toBe(true)
})

test('reports an unreadable only result instead of none', async () => {
  const { user } = open({ createdAt: 'noon' })
  await openedForm()
  await user.type(materialSearch(), 'copper wire')
  expect(await screen.findAllByText('1 record could not be read: Copper wire.')).not.toEqual([])
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
})
