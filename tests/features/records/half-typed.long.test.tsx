import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fillInUser, openNewUser } from '../access/new-user.ts'
import { lists } from '../list-parts.ts'
import { bodiesOf, findSearch } from '../record-form.ts'
import { naledi, renderApp } from '../render-app.tsx'
import { isClosed, signInAgain } from '../sign-in/sign-in-again.ts'
import { combo, fillIn, materialSearch } from '../trades/trade-form.ts'

const saveKeys = '{Control>}{Enter}{/Control}'
const refusal = /^Several options match/

async function newTransaction() {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await fillIn(app.user)
  return app
}

describe('Ctrl+Enter with a partly typed look-up', () => {
  test('shows an error if it has several results, and records with the only result', async () => {
    const { user, mock, path, callsOf } = await newTransaction()
    await user.type(materialSearch(), 'bottles')
    await screen.findByRole('option', { name: /^PET bottles/ })
    await user.keyboard(saveKeys)
    expect(materialSearch()).toHaveValue('bottles')
    expect(materialSearch()).toHaveFocus()
    expect(materialSearch()).toHaveAccessibleDescription(refusal)
    expect(screen.getByRole('alert')).toHaveTextContent(refusal)
    expect(callsOf('transactions.create')).toEqual([])
    await user.clear(materialSearch())
    expect(materialSearch()).toBeValid()
    await user.keyboard('{Escape}')
    await user.clear(combo('Seller'))
    await user.type(combo('Seller'), 'sipho')
    await screen.findByRole('option', { name: /^Sipho Dlamini/ })
    await user.keyboard(saveKeys)
    await waitFor(() => expect(path()).toBe(lists.business))
    expect(callsOf('transactions.create').map(({ body }) => body)).toMatchObject([
      { sellerId: mock.store.userNamed('sipho@umhlangametals.example')?.id },
    ])
  })

  test('creates a user with the typed role', async () => {
    const app = await openNewUser()
    await fillInUser(app)
    const role = app.mock.store.roles.all()[0]
    await app.user.type(await findSearch('Add role'), role?.name ?? '')
    await screen.findByRole('option', { name: role?.name ?? '' })
    await app.user.keyboard(saveKeys)
    await waitFor(() => expect(app.callsOf('users.create')).toHaveLength(1))
    expect(bodiesOf(app, 'users.create')).toMatchObject([{ roles: [{ id: role?.id }] }])
  })
})

test('keeps the text if the session ends during a look-up', async () => {
  const { user, mock } = await newTransaction()
  await user.clear(combo('Seller'))
  mock.switches.fail('businesses.users.list', { kind: 'session-ended' })
  await user.type(combo('Seller'), 'sipho')
  await signInAgain({ mock, user })
  await isClosed()
  await waitFor(() => expect(combo('Seller')).toHaveFocus())
  expect(combo('Seller')).toHaveValue('sipho')
  expect(await screen.findByRole('option', { name: /^Sipho Dlamini/ })).toBeVisible()
})
