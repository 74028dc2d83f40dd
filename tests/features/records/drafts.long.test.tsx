import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lists } from '../list-parts.ts'
import { naledi, type RenderedApp, renderApp, sipho } from '../render-app.tsx'
import {
  addLine,
  addMaterial,
  choose,
  combo,
  fillIn,
  openedForm,
  recordButton,
  valueOf,
  weightOf,
} from '../trades/trade-form.ts'

const create = `${lists.business}/create`
const offer = () => screen.queryByText(/^You have an unsaved draft from/)
const kept = () => Object.keys(localStorage).filter(key => key.startsWith('threereco.draft.'))

/** Types a buyer and a line, and waits until the browser keeps them. */
async function typeSome({ user }: RenderedApp) {
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await addLine(user, 'copper', 'Copper wire', '40', '320')
  await waitFor(() => expect(localStorage.getItem(kept()[0] ?? '')).toContain('320'))
}

/** Simulates a reload: everything but the browser's storage starts again. */
async function reload(as = naledi) {
  cleanup()
  const app = renderApp({ as, path: create })
  await openedForm()
  return app
}

test('what was typed before a reload is offered back, and brought back with its lines', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  const { user } = await reload()
  expect(offer()).toBeVisible()
  expect(combo('Buyer')).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Restore draft' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
  expect(combo('Seller')).toHaveValue('Naledi Mokoena')
  expect(weightOf('Copper wire')).toHaveValue('40')
  expect(valueOf('Copper wire')).toHaveValue('320')
  expect(offer()).not.toBeInTheDocument()
})

test('what is typed at the moment of closing is kept, and asked about', async () => {
  const { user } = renderApp({ as: naledi, path: create })
  await openedForm()
  await addMaterial(user, 'copper', 'Copper wire')
  await user.type(weightOf('Copper wire'), '7.25')
  const closing = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(closing))
  expect(closing.defaultPrevented).toBe(true)
  expect(localStorage.getItem(kept()[0] ?? '')).toContain('7.25')
})

test('what was typed last is kept when the page is put aside without a question', async () => {
  const { user } = renderApp({ as: naledi, path: create })
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(kept()[0] ?? '')).toContain('Kasi Recyclers')
})

test('what is typed at the moment that the form is taken away is kept', async () => {
  const { user } = renderApp({ as: naledi, path: create })
  await openedForm()
  await addMaterial(user, 'copper', 'Copper wire')
  await user.type(weightOf('Copper wire'), '7.25')
  cleanup()
  expect(localStorage.getItem(kept()[0] ?? '')).toContain('7.25')
})

test('what was typed is kept and offered back also where React tries the form out first', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  await typeSome(renderApp({ as: naledi, path: create }))
  const { user } = await reload()
  await user.click(screen.getByRole('button', { name: 'Restore draft' }))
  expect(weightOf('Copper wire')).toHaveValue('40')
})

test('a sign-out that fails leaves the form and its draft as they were', async () => {
  const app = renderApp({ as: naledi, path: create })
  await typeSome(app)
  app.mock.switches.fail('authentication.logout', { kind: 'status', status: 500, times: 'always' })
  await app.user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('You are still signed in')
  expect(kept()).toHaveLength(1)
  await app.user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('a discarded draft is not offered again', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  const { user } = await reload()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(offer()).not.toBeInTheDocument()
  await reload()
  expect(offer()).not.toBeInTheDocument()
})

test('signing out from a screen without a form drops the drafts of its user', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  cleanup()
  const { user } = renderApp({ as: naledi, path: '/business' })
  await user.click(await screen.findByRole('button', { name: /^Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(kept()).toEqual([])
})

test('a form that is recorded leaves no draft behind', async () => {
  const { user, path } = renderApp({ as: naledi, path: create })
  await fillIn(user)
  await waitFor(() => expect(kept()).toHaveLength(1))
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(kept()).toEqual([])
})

test('a form that is left on purpose leaves no draft behind', async () => {
  const app = renderApp({ as: naledi, path: create })
  await typeSome(app)
  await app.user.click(screen.getByRole('link', { name: 'Cancel' }))
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Transactions' })
  expect(kept()).toEqual([])
})

test.each(['Restore draft', 'Discard'])('%s leaves the focus at the first field of the form', async name => {
  await typeSome(renderApp({ as: naledi, path: create }))
  const { user } = await reload()
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(offer()).not.toBeInTheDocument()
  expect(combo('Buyer')).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('nobody is offered the draft of another, which goes when its session ended unseen and somebody else comes', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  await reload(sipho)
  expect(offer()).not.toBeInTheDocument()
  expect(kept()).toEqual([])
})

test('signing out drops every draft', async () => {
  const app = renderApp({ as: naledi, path: create })
  await typeSome(app)
  await app.user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(kept()).toEqual([])
})

test('a draft that nobody can read is not offered, and goes', async () => {
  await typeSome(renderApp({ as: naledi, path: create }))
  // Until the form is gone, it may keep its values once more.
  cleanup()
  localStorage.setItem(kept()[0] ?? '', '{"at":1,"changes":')
  await reload()
  expect(offer()).not.toBeInTheDocument()
  expect(kept()).toEqual([])
})

test('where the browser keeps nothing the form works all the same', async () => {
  const { user, path } = renderApp({ as: naledi, path: create })
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await fillIn(user)
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  refuse.mockRestore()
})
