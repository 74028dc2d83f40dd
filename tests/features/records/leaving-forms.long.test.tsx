import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lists } from '../list-parts.ts'
import { naledi, renderApp } from '../render-app.tsx'
import { openNewest } from '../trades/open-newest.ts'
import { choose, combo, fillIn, openedForm, recordButton, weightOf } from '../trades/trade-form.ts'
import { storedDrafts } from './stored-drafts.ts'

const create = `${lists.business}/create`
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const isStored = () => waitFor(() => expect(storedDrafts()).toHaveLength(1))
const noQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

test('asks before a link leaves a changed form only, and then deletes the draft', async () => {
  const { user, path, go } = renderApp({ as: naledi, path: create })
  await openedForm()
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(path()).toBe(lists.business))
  noQuestion()
  go(create)
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await isStored()
  for (const name of ['Cancel', 'Users']) {
    await user.click(screen.getByRole('link', { name }))
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
    await waitFor(noQuestion)
    expect(path()).toMatch(/^\/business\/transactions\/create/)
    expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
  }
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(path()).not.toContain('/create'))
  expect(storedDrafts()).toEqual([])
})

test('asks before signing out of a changed form, but not during a search, and then deletes the draft', async () => {
  const { user, path, callsOf } = renderApp({ as: naledi, path: create })
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await isStored()
  await user.clear(combo('Buyer'))
  await user.type(combo('Buyer'), 'umhl')
  await waitFor(() => expect(path()).toBe(`${create}?businessesSearchTerm=umhl`))
  noQuestion()
  await user.keyboard('{Escape}')
  await choose(user, 'Seller', 'sipho', 'Sipho Dlamini')
  await user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  const dialog = await question()
  expect(callsOf('authentication.logout')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(storedDrafts()).toEqual([])
})

test('asks about unsaved changes only', async () => {
  const { user, path } = await openNewest()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Changes saved')
  await choose(user, 'Buyer', 'umhl', 'Umhlanga Metals')
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'))
  expect(await question()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(path()).toBe(lists.admin))
})

test('asks once, with the phrase, before deleting a changed record', async () => {
  const { user, path, mock, trade } = await openNewest()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await user.click(screen.getByRole('button', { name: 'Delete transaction' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await user.type(within(dialog).getByRole('textbox'), 'I confirm')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(path()).toBe(lists.admin))
  noQuestion()
  expect(mock.store.transactions.get(trade.id)).toBeUndefined()
})

describe('leaving while a transaction is being recorded', () => {
  const savingQuestion = () => screen.findByRole('alertdialog', { name: 'Leave while saving?' })

  async function leaveWhileSaving(failure?: Parameters<ReturnType<typeof renderApp>['mock']['switches']['fail']>[1]) {
    const app = renderApp({ as: naledi, path: create })
    await fillIn(app.user)
    const release = app.mock.switches.hold('transactions.create')
    if (failure) app.mock.switches.fail('transactions.create', failure)
    await app.user.click(recordButton())
    await app.user.click(screen.getByRole('link', { name: 'Cancel' }))
    const dialog = await savingQuestion()
    expect(dialog).toHaveTextContent('Saving continues. A message will show the result.')
    await app.user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(app.path()).toBe(lists.business))
    await screen.findByRole('heading', { name: 'Transactions' })
    return { ...app, release }
  }

  test('shows the result, and removes the draft', async () => {
    const { release } = await leaveWhileSaving()
    expect(storedDrafts()).toHaveLength(1)
    release()
    expect(await screen.findByText('Transaction saved')).toBeVisible()
    expect(storedDrafts()).toEqual([])
  })

  test('offers the values again after a refusal', async () => {
    const { user, path, release } = await leaveWhileSaving({ kind: 'status', status: 409, message: 'Out of stock.' })
    release()
    expect(await screen.findByText('Could not save the transaction')).toBeVisible()
    expect(screen.getByText('Out of stock.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(path()).toContain(`${create}?load=`))
    await screen.findByRole('row', { name: /^Copper wire/ })
    expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
    expect(weightOf('Copper wire')).toHaveValue('40')
    await user.click(recordButton())
    expect(await screen.findByText('Transaction recorded')).toBeVisible()
  })

  test('checks for the transaction before it offers the values after a lost response', async () => {
    const { user, mock, release } = await leaveWhileSaving({ kind: 'answer-lost' })
    mock.switches.fail('transactions.get', { kind: 'status', status: 403 })
    release()
    expect(await screen.findByText('The transaction might not have been saved')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText(/^This record was saved at/)).toBeVisible()
    expect(storedDrafts()).toEqual([])
  })

  test('states that signing out loses the values', async () => {
    const { user, mock } = renderApp({ as: naledi, path: create })
    await fillIn(user)
    mock.switches.hold('transactions.create')
    await user.click(recordButton())
    await user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await question()).toHaveTextContent('Unsaved changes will be lost.')
  })
})
