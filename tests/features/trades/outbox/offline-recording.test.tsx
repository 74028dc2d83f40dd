import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { untilStored } from '../../records/stored-drafts.ts'
import { naledi, type RenderedApp } from '../../render-app.tsx'
import { choose, combo, fillIn, openedForm, recordButton } from '../trade-form.ts'
import { renderOffline } from './offline-device.ts'

vi.setConfig({ testTimeout: 180_000 })

const create = `${lists.business}/create`

type Device = ReturnType<typeof renderOffline>

const saveButton = () => screen.findByRole('button', { name: 'Save on this device' })

/** Records a transaction without a connection. */
async function recordOffline({ user, connect, path }: Device) {
  await fillIn(user)
  connect(false)
  await user.click(await saveButton())
  await waitFor(() => expect(path()).toBe(lists.business))
}

const group = async () =>
  (await screen.findByText('On this device')).closest<HTMLElement>('tbody') ?? document.createElement('tbody')

const created = (callsOf: RenderedApp['callsOf']) => callsOf('transactions.create').map(({ status }) => status)

async function openWaiting(user: RenderedApp['user']) {
  const [chip] = await screen.findAllByRole('link', { name: /waiting/ })
  await user.click(chip as HTMLElement)
  await screen.findByRole('heading', { name: 'Waiting to be sent' })
}

test('saves a transaction on this device, prints its provisional slip, and sends it once when it is online', async () => {
  const device = renderOffline({ as: naledi, path: create })
  const { user, callsOf, connect, mock, storedIds, go } = device
  await recordOffline(device)
  expect(await screen.findByText('Saved on this device, will be sent later')).toBeVisible()
  expect(callsOf('transactions.create')).toEqual([])
  expect(screen.getByText(/^Offline since/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeDisabled()
  const unsent = await group()
  expect(unsent).toHaveTextContent('1 transaction · 40 kg · sent when you are online')
  expect(within(unsent).getByRole('row', { name: /^Kasi Recyclers/ })).toBeVisible()
  const [id] = await storedIds()
  await openWaiting(user)
  expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled()
  expect(screen.getByRole('row', { name: /Kasi Recyclers/ })).toHaveTextContent('Sent when you are online.')

  const print = vi.spyOn(window, 'print').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  await user.click(screen.getByRole('button', { name: 'Slip for Kasi Recyclers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Provisional slip' }))
  expect(dialog.getByText('Saved on a device, not yet confirmed by the server.')).toBeVisible()
  expect(dialog.getByText('Copper wire')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Download slip' })).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Print slip' }))
  await user.click(await screen.findByRole('menuitem', { name: '80 mm roll' }))
  expect(print).toHaveBeenCalledTimes(1)
  const [paper] = document.querySelectorAll<HTMLElement>('[data-paper="80mm"]')
  expect(paper).toHaveTextContent(/Provisional slip.*not yet confirmed.*Copper wire/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The last chosen size is first in the menu.
  await user.click(screen.getByRole('button', { name: 'Slip for Kasi Recyclers' }))
  await user.click(await screen.findByRole('button', { name: 'Print slip' }))
  const [lastChosen] = await screen.findAllByRole('menuitem')
  expect(lastChosen).toHaveAccessibleName('80 mm roll')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print slip' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  connect(true)
  expect(await screen.findByText('1 record sent')).toBeVisible()
  expect(created(callsOf)).toEqual([201])
  expect(mock.store.transactions.get(id ?? '')?.buyerId).toBeDefined()
  expect(await storedIds()).toEqual([])
  expect(await screen.findByText('No records waiting')).toBeVisible()
  expect(screen.queryByText(/^Offline since/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Offline' })).toBeNull()
  go(lists.business)
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled()
})

test('saves on this device if neither the save nor the search responds, and deletes the record after the phrase', async () => {
  const { user, mock, path, storedIds } = renderOffline({ as: naledi, path: create })
  await fillIn(user)
  mock.switches.fail('*', { kind: 'network', times: 'always' })
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business), { timeout: 8000 })
  expect(await screen.findByText('Saved on this device, will be sent later')).toBeVisible()
  expect(await storedIds()).toHaveLength(1)
  await openWaiting(user)
  await user.click(await screen.findByRole('button', { name: 'Delete record for Kasi Recyclers' }))
  await user.type(await screen.findByRole('textbox', { name: 'Type I confirm' }), 'I confirm')
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /Weight: 40\.00 kg\. Value: R 320\.00\. This record is only on this device\./,
  )
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('No records waiting')).toBeVisible()
  expect(await storedIds()).toEqual([])
})

test('offers to save on this device until it is known if the server has the record, and while a request is slow', async () => {
  const { user, mock, path, storedIds } = renderOffline({ as: naledi, path: create })
  await fillIn(user)
  expect(screen.queryByRole('button', { name: 'Save on this device' })).toBeNull()
  mock.switches.fail('transactions.create', { kind: 'status', status: 500 })
  await user.click(recordButton())
  expect(
    await screen.findByText(/The app has not found a saved record yet\. Wait a minute, then save again\.$/),
  ).toBeVisible()
  expect(await saveButton()).toBeEnabled()

  const release = mock.switches.hold()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await user.click(recordButton())
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await user.click(screen.getByRole('button', { name: 'Save on this device' }))
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(await storedIds()).toHaveLength(1)
  release()
})

test('shows when an unconfirmed record is sent again, and sends it anyway after a warning', async () => {
  const device = renderOffline({ as: naledi, path: create })
  const { user, mock, connect, callsOf } = device
  await recordOffline(device)
  mock.switches.fail('transactions.create', { kind: 'status', status: 500 })
  connect(true)
  await openWaiting(user)
  const row = () => screen.getByRole('row', { name: /Kasi Recyclers/ })
  await waitFor(() => expect(row()).toHaveTextContent(/Unconfirmed Next attempt at \d+:\d\d/))
  await user.click(within(row()).getByRole('button', { name: 'Send anyway' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send anyway?' }))
  expect(dialog.getByText(/it might exist twice\.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send anyway' }))
  expect(await screen.findByText('1 record sent')).toBeVisible()
  expect(created(callsOf)).toEqual([500, 201])
})

/** Records a transaction that the server refuses later, and opens the list of waiting records. */
async function recordRefused(device: Device) {
  const { user, mock, connect } = device
  await recordOffline(device)
  const kasi = mock.store.businesses.all().find(({ name }) => name === 'Kasi Recyclers')
  mock.store.businesses.remove(kasi?.id ?? '')
  connect(true)
  expect(await screen.findByText('The server refused a record')).toBeVisible()
  await openWaiting(user)
}

test("keeps a refused record with the server's reason, and sends the corrected record", async () => {
  const device = renderOffline({ as: naledi, path: create })
  const { user, mock, callsOf, storedIds } = device
  await recordRefused(device)
  const [before] = await storedIds()
  const row = screen.getByRole('row', { name: /Kasi Recyclers/ })
  expect(row).toHaveTextContent('Refused')
  await user.click(within(row).getByRole('link', { name: 'Open' }))
  await openedForm()
  await waitFor(() => expect(combo('Buyer')).toHaveValue('Kasi Recyclers'))
  await user.clear(combo('Buyer'))
  await choose(user, 'Buyer', 'bloem', 'Bloem Scrap & Steel')
  await user.click(screen.getByRole('button', { name: 'Save and send' }))
  expect(await screen.findByText('1 record sent')).toBeVisible()
  expect(created(callsOf)).toEqual([422, 201])
  const saved = mock.store.transactions.get(before ?? '')
  expect(mock.store.businesses.get(saved?.buyerId ?? '')?.name).toBe('Bloem Scrap & Steel')
  expect(await storedIds()).toEqual([])
})

test('keeps an unfinished correction off the yard, and offers it only for the same record', async () => {
  const device = renderOffline({ as: naledi, path: create })
  const { user, go, storedIds } = device
  await recordRefused(device)
  const correction = `${create}?entry=${(await storedIds())[0]}`
  go(correction)
  await waitFor(() => expect(combo('Buyer')).toHaveValue('Kasi Recyclers'))
  await user.clear(combo('Buyer'))
  await choose(user, 'Buyer', 'bloem', 'Bloem Scrap & Steel')
  await untilStored('Bloem')
  // Navigates like the address bar, which does not ask about unsaved changes.
  go(lists.business)
  await screen.findByRole('heading', { name: 'Transactions' })
  go(create)
  await openedForm()
  go('/business/yard')
  expect(await screen.findByRole('heading', { name: 'No loads on the yard' })).toBeVisible()
  go(correction)
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect(combo('Buyer')).toHaveValue('Bloem Scrap & Steel')
})

test('offers no save on this device to a user who does not work offline', async () => {
  const { path, connect, storedIds } = renderOffline({ as: naledi, path: create })
  localStorage.clear()
  await openedForm()
  connect(false)
  expect(screen.queryByRole('button', { name: 'Save on this device' })).toBeNull()
  expect(recordButton()).toBeEnabled()
  expect(path()).toContain(create)
  expect(await storedIds()).toEqual([])
})
