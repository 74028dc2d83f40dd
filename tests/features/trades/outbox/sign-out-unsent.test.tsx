import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { outboxMarker } from '#actors/outbox/outbox-marker.ts'
import { lists } from '../../list-parts.ts'
import { naledi } from '../../render-app.tsx'
import { fillIn } from '../trade-form.ts'
import { renderOffline } from './offline-device.ts'

vi.setConfig({ testTimeout: 180_000 })

async function requestSignOut(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /Naledi Mokoena Umhlanga Metals/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}

/** Records a transaction without a connection, then asks to sign out. */
async function askToSignOut({ isOnline = false, status = 429 } = {}) {
  const device = renderOffline({ as: naledi, path: `${lists.business}/create` })
  const { user, connect, path, mock } = device
  await fillIn(user)
  connect(false)
  await user.click(await screen.findByRole('button', { name: 'Save on this device' }))
  await waitFor(() => expect(path()).toBe(lists.business))
  if (isOnline) {
    mock.switches.fail('transactions.create', { kind: 'status', status })
    connect(true)
  }
  await requestSignOut(user)
  await screen.findByRole('dialog', { name: '1 record is not sent yet' })
  return device
}

/** Waits for the sign-in screen, and for the end of the deletion of the stored data. */
async function isSignedOut(path: () => string) {
  await waitFor(() => expect(path()).toBe('/sign-in'))
  await waitFor(() => expect(localStorage.getItem('threereco.offline')).toBeNull())
}

test('reports that the browser has deleted the records, and signs out without a question', async () => {
  const device = renderOffline({
    as: naledi,
    path: lists.business,
    prepare: store => outboxMarker.set('', store.userNamed(naledi)?.id ?? '', true),
  })
  expect(await screen.findByText('The browser deleted unsent records')).toBeVisible()
  await requestSignOut(device.user)
  await isSignedOut(device.path)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays signed in after Escape, or keeps the records for the next sign-in of the same user', async () => {
  const { user, path, storedIds, callsOf } = await askToSignOut()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('authentication.logout')).toEqual([])
  expect(path()).toBe(lists.business)
  await requestSignOut(user)
  expect(await screen.findByRole('button', { name: 'Send now' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Keep for my next sign-in' }))
  await isSignedOut(path)
  expect(await storedIds()).toHaveLength(1)
  expect(callsOf('transactions.create')).toEqual([])
})

test('sends the records, then signs the user out', async () => {
  const { user, path, storedIds, callsOf } = await askToSignOut({ isOnline: true })
  await within(screen.getByRole('dialog')).findByText(/^Next attempt at/)
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await isSignedOut(path)
  expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([429, 201])
  expect(await storedIds()).toEqual([])
})

test('states when an unconfirmed record is sent again, or deletes it after the phrase and signs the user out', async () => {
  const { user, path, storedIds } = await askToSignOut({ isOnline: true, status: 503 })
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Unconfirmed.')).toBeVisible()
  expect(dialog.getByText(/^Next attempt at/)).toBeVisible()
  expect(path()).toBe(lists.business)
  await user.click(screen.getByRole('button', { name: 'Delete records' }))
  const phrase = await screen.findByRole('textbox', { name: 'Type I confirm' })
  await user.type(phrase, 'I conf')
  expect(screen.getByRole('button', { name: 'Delete records' })).toBeDisabled()
  await user.type(phrase, 'irm')
  await user.click(screen.getByRole('button', { name: 'Delete records' }))
  await isSignedOut(path)
  expect(await storedIds()).toEqual([])
})
