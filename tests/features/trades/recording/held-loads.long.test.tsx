import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { storedDrafts, untilStored } from '../../records/stored-drafts.ts'
import { naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import { addMaterial, choose, combo, fillIn, openedForm, recordButton, valueOf, weightOf } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const create = `${lists.business}/create`
const holdButton = () => screen.getByRole('button', { name: 'Hold load' })
const nameField = () => screen.getByRole('textbox', { name: 'Vehicle or name' })
const yardLink = (count: number) => screen.findByRole('link', { name: `On the yard ${count}` })
const loadRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })

/** Opens the form of a new transaction. */
async function openForm() {
  const app = renderApp({ as: naledi, path: create })
  await openedForm()
  return app
}

/** Names the load of a truck, chooses its buyer, and holds it. */
async function hold({ user }: Pick<RenderedApp, 'user'>, name: string, term: string, buyer: string) {
  await choose(user, 'Buyer', term, buyer)
  await user.type(nameField(), name)
  await user.click(holdButton())
  await screen.findByText(`${name} is on the yard`)
  await waitFor(() => expect(combo('Buyer')).toHaveValue(''))
}

test('holds two loads, opens the first one from the list, and records it', async () => {
  const app = await openForm()
  const { user, mock, path } = app
  expect(holdButton()).toBeDisabled()
  await addMaterial(user, 'copper', 'Copper wire')
  await user.type(weightOf('Copper wire'), '40')
  await hold(app, 'CA 123-456', 'kasi', 'Kasi Recyclers')
  expect(combo('Buyer')).toHaveFocus()
  expect(screen.queryByRole('row', { name: /^Copper wire/ })).toBeNull()
  await hold(app, 'ND 9', 'cape', 'Cape Fibre Mills')

  await user.click(await yardLink(2))
  expect(await screen.findByRole('heading', { name: 'On the yard' })).toBeVisible()
  const first = await loadRow('CA 123-456')
  expect(first).toHaveTextContent('Kasi Recyclers')
  expect(first).toHaveTextContent('Naledi Mokoena')
  expect(within(first).getByRole('cell', { name: /^40\.00/ })).toBeVisible()
  await user.click(within(first).getByRole('link', { name: 'Open CA 123-456' }))
  await openedForm()
  await waitFor(() => expect(combo('Buyer')).toHaveValue('Kasi Recyclers'))
  expect(nameField()).toHaveValue('CA 123-456')
  await screen.findByRole('row', { name: /^Copper wire/ })
  expect(weightOf('Copper wire')).toHaveValue('40')

  await user.type(valueOf('Copper wire'), '320')
  const before = mock.store.transactions.count()
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(mock.store.transactions.count()).toBe(before + 1)
  expect(app.callsOf('transactions.create').at(-1)?.body).not.toHaveProperty('loadName')
  expect(await yardLink(1)).toBeVisible()
  expect(storedDrafts().join('\n')).toContain('ND 9')
})

test('names a load after its buyer, and keeps it without a question when its form closes', async () => {
  const { user } = await openForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await user.keyboard('{Alt>}h{/Alt}')
  await user.click(await screen.findByRole('button', { name: 'Open load' }))
  await waitFor(() => expect(combo('Buyer')).toHaveValue('Kasi Recyclers'))
  await user.type(nameField(), 'Blue truck')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(await yardLink(1))
  expect(await loadRow('Blue truck')).toBeVisible()
})

test('holds an unfinished load when the user opens another one', async () => {
  const app = await openForm()
  const { user } = app
  await hold(app, 'CA 123-456', 'kasi', 'Kasi Recyclers')
  await choose(user, 'Buyer', 'cape', 'Cape Fibre Mills')
  await user.click(await screen.findByRole('button', { name: 'Open load' }))
  expect(await screen.findByText('Cape Fibre Mills is on the yard')).toBeVisible()
  await waitFor(() => expect(nameField()).toHaveValue('CA 123-456'))
  await yardLink(2)
})

test('has an unfinished load of a closed form on the yard', async () => {
  const { user, go } = await openForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await untilStored('Kasi')
  expect(screen.queryByRole('link', { name: 'On the yard 1' })).toBeNull()
  // Navigates like the address bar, which does not ask about unsaved changes.
  go('/business/yard')
  expect(await loadRow('Kasi Recyclers')).toBeVisible()
  await yardLink(1)
})

test('keeps the loads of two forms apart', async () => {
  await openForm().then(({ user }) => choose(user, 'Buyer', 'kasi', 'Kasi Recyclers'))
  await untilStored('Kasi')
  cleanup()
  const { user } = await openForm()
  await choose(user, 'Buyer', 'cape', 'Cape Fibre Mills')
  await untilStored('Cape Fibre')
  expect(storedDrafts()).toHaveLength(2)
})

test('holds a number that is still being typed', async () => {
  const { user } = await openForm()
  await fillIn(user)
  await user.type(weightOf('Copper wire'), '5')
  await user.keyboard('{Alt>}h{/Alt}')
  await yardLink(1)
  expect(storedDrafts()).toHaveLength(1)
  expect(storedDrafts()[0]).toContain('405')
})

test('holds a load without the seller that was not found', async () => {
  const { user } = await openForm()
  await fillIn(user)
  const seller = screen.getByRole('combobox', { name: 'Seller' })
  await user.clear(seller)
  await user.type(seller, 'zzzz{Tab}')
  await waitFor(() => expect(seller).toBeInvalid())
  await user.keyboard('{Alt>}h{/Alt}')
  await user.click(await yardLink(1))
  await user.click(await screen.findByRole('link', { name: /^Open / }))
  expect(await screen.findByRole('combobox', { name: 'Seller' })).toHaveValue('')
})

test('keeps a typed gross weight and its price until the tare is typed', async () => {
  const { user } = await openForm()
  await addMaterial(user, 'copper', 'Copper wire')
  await user.type(weightOf('Copper wire'), '1240-')
  await user.type(valueOf('Copper wire'), '@3.50{Tab}')
  await user.click(holdButton())
  await user.click(await yardLink(1))
  const row = await screen.findByRole('row', { name: /^Load of/ })
  expect(row).toHaveTextContent('1 240.00Waiting for tare')
  await user.click(within(row).getByRole('link', { name: /^Open / }))
  expect(await screen.findByText('Waiting for tare')).toBeVisible()
  expect(weightOf('Copper wire')).toHaveValue('1\u00a0240-')
  await user.click(recordButton())
  expect(await screen.findByText('Enter the tare')).toBeVisible()
  await user.type(weightOf('Copper wire'), '380{Enter}')
  expect(weightOf('Copper wire')).toHaveValue('860.00')
  expect(valueOf('Copper wire')).toHaveValue('3\u00a0010')
  expect(screen.queryByText('Waiting for tare')).toBeNull()
  await untilStored('"weight":860')
})

test('asks before a sign-out deletes the loads', async () => {
  const app = await openForm()
  const { user } = app
  await hold(app, 'CA 123-456', 'kasi', 'Kasi Recyclers')
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: /^Naledi Mokoena/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    return screen.findByRole('alertdialog', { name: '1 load is on the yard' })
  }
  await choose(user, 'Buyer', 'cape', 'Cape Fibre Mills')
  await untilStored('Cape Fibre')
  await user.click(within(await signOut()).getByRole('button', { name: 'Cancel' }))
  expect(storedDrafts()).toHaveLength(2)
  await user.click(within(await signOut()).getByRole('button', { name: 'Delete and sign out' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(storedDrafts()).toEqual([])
})

test('deletes a load after a confirmation', async () => {
  const app = await openForm()
  await hold(app, 'CA 123-456', 'kasi', 'Kasi Recyclers')
  await hold(app, 'ND 9', 'cape', 'Cape Fibre Mills')
  await app.user.click(await yardLink(2))
  const row = await loadRow('CA 123-456')
  await app.user.click(within(row).getByRole('button', { name: 'Delete CA 123-456' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this load?' })
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(storedDrafts()).toHaveLength(2)
  await app.user.click(within(row).getByRole('button', { name: 'Delete CA 123-456' }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete load' }))
  expect(await screen.findByText('CA 123-456 deleted')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open ND 9' })).toHaveFocus())
  await app.user.click(screen.getByRole('button', { name: 'Delete ND 9' }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete load' }))
  expect(await screen.findByRole('heading', { name: 'No loads on the yard' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'On the yard' })).toHaveFocus())
  expect(storedDrafts()).toEqual([])
})

test('neither opens nor deletes a load that another tab has open', async () => {
  const app = await openForm()
  await hold(app, 'CA 123-456', 'kasi', 'Kasi Recyclers')
  cleanup()
  const request = async (_: string, options: LockOptions, granted: LockGrantedCallback<unknown>) =>
    options.ifAvailable ? granted(null) : new Promise(() => undefined)
  const key = Object.keys(localStorage).find(each => localStorage.getItem(each)?.includes('CA 123-456')) ?? ''
  const name = key.replace(/^(threereco\.draft)\.\d+\./, '$1 ')
  const query = async () => ({ held: [{ name, mode: 'exclusive' }] })
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const { user } = renderApp({ as: naledi, path: '/business/yard' })
  const row = await loadRow('CA 123-456')
  expect(row).toHaveTextContent('Open in another tab')
  await user.click(within(row).getByRole('button', { name: 'Delete CA 123-456' }))
  await user.click(await screen.findByRole('button', { name: 'Delete load' }))
  expect(await screen.findByText('Load not deleted')).toBeVisible()
  expect(storedDrafts()).toHaveLength(1)
  await user.click(within(row).getByRole('link', { name: /^Open / }))
  expect(await screen.findByText(/^This load is open in another tab or is still being saved/)).toBeVisible()
  // A form beside the notice would take the values of a second truck.
  expect(screen.queryByRole('combobox', { name: 'Buyer' })).toBeNull()
})

test('states that a load to open is gone', async () => {
  renderApp({ as: naledi, path: `${create}?load=0190b3c8-0000-7000-8000-000000000000` })
  expect(await screen.findByText(/^This load is no longer on this device/)).toBeVisible()
  await openedForm()
})

test('shows a load that another tab holds', async () => {
  const app = await openForm()
  await hold(app, 'CA 123-456', 'kasi', 'Kasi Recyclers')
  const [key, text] = Object.entries<string>(localStorage).find(([, each]) => each.includes('CA 123')) ?? ['', '']
  const other = key.replace(/[\da-f]{8}$/, '01234567')
  localStorage.setItem(other, text.replace('CA 123-456', 'NUR 77'))
  window.dispatchEvent(new StorageEvent('storage', { key: other }))
  await app.user.click(await yardLink(2))
  expect(await loadRow('NUR 77')).toBeVisible()
})

test('keeps the form if the browser stores nothing', async () => {
  const { user } = await openForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await untilStored('Kasi')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await user.click(holdButton())
  expect(await screen.findByText('Load not held')).toBeVisible()
  expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
})
