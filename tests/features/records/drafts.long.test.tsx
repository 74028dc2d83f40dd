import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { lists } from '../list-parts.ts'
import { naledi, type RenderedApp, renderApp, sipho } from '../render-app.tsx'
import {
  addMaterial,
  choose,
  combo,
  fillIn,
  openedForm,
  recordButton,
  valueOf,
  weightOf,
} from '../trades/trade-form.ts'
import { storedDrafts, untilStored } from './stored-drafts.ts'

const create = `${lists.business}/create`
const offer = () => screen.queryByText(/^On the yard since .*: Kasi Recyclers\.$/)
const openLoad = () => screen.getByRole('button', { name: 'Open load' })

/** Types a buyer and a line, and waits until the draft is stored. */
async function typeSome({ user }: RenderedApp) {
  await fillIn(user)
  await untilStored('320')
}

/** Simulates a page reload, which keeps only the browser's storage. */
async function reload(as = naledi) {
  cleanup()
  const app = renderApp({ as, path: create })
  await openedForm()
  return app
}

test('offers an unfinished load after a reload and restores its lines', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  const { user } = await reload()
  await waitFor(() => expect(offer()).toBeVisible())
  expect(combo('Buyer')).toHaveValue('')
  expect(combo('Buyer')).toHaveFocus()
  await user.keyboard('{Alt>}r{/Alt}')
  expect(openLoad()).toHaveFocus()
  await user.keyboard('{Enter}')
  await screen.findByRole('row', { name: /^Copper wire/ })
  expect(offer()).not.toBeInTheDocument()
  expect(combo('Buyer')).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
  expect(combo('Seller')).toHaveValue('Naledi Mokoena')
  expect(weightOf('Copper wire')).toHaveValue('40')
  expect(valueOf('Copper wire')).toHaveValue('320')
  expect(storedDrafts()).toHaveLength(1)
})

test('records a restored load in React strict mode', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  await typeSome(renderApp({ as: naledi, path: create }))
  const { user, path, mock } = await reload()
  const before = mock.store.transactions.count()
  await user.click(await screen.findByRole('button', { name: 'Open load' }))
  await screen.findByRole('row', { name: /^Copper wire/ })
  expect(weightOf('Copper wire')).toHaveValue('40')
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(mock.store.transactions.count()).toBe(before + 1)
  expect(storedDrafts()).toEqual([])
})

test('stores new input when the page is hidden, closes, or unmounts the form', async () => {
  const { user } = renderApp({ as: naledi, path: create })
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  window.dispatchEvent(new Event('pagehide'))
  expect(storedDrafts()[0]).toContain('Kasi Recyclers')
  await addMaterial(user, 'copper', 'Copper wire')
  await user.type(weightOf('Copper wire'), '7.2')
  const closing = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(closing))
  expect(closing.defaultPrevented).toBe(true)
  expect(storedDrafts()[0]).toContain('7.2')
  await user.type(weightOf('Copper wire'), '5')
  cleanup()
  expect(storedDrafts()[0]).toContain('7.25')
})

test('keeps form and draft after a failed sign-out', async () => {
  const app = renderApp({ as: naledi, path: create })
  await typeSome(app)
  app.mock.switches.fail('authentication.logout', { kind: 'status', status: 500, times: 'always' })
  await app.user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('You are still signed in')
  expect(storedDrafts()).toHaveLength(1)
  await app.user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

test("deletes the user's drafts after signing out on a screen without a form", async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  cleanup()
  const { user } = renderApp({ as: naledi, path: '/business' })
  await user.click(await screen.findByRole('button', { name: /^Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await user.click(await screen.findByRole('button', { name: 'Delete and sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(storedDrafts()).toEqual([])
})

test('keeps the load of a user whom another user replaces in an open tab, hidden from the other', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  await reload(sipho)
  expect(offer()).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^On the yard/ })).not.toBeInTheDocument()
  expect(storedDrafts()).toHaveLength(1)
})
