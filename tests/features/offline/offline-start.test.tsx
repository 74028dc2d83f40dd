import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { naledi, renderApp } from '../render-app.tsx'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

/** Turns on working offline as Naledi, then starts the app again without a connection. */
async function startOffline(path: string) {
  const first = renderApp({ path: '/business/offline', as: naledi })
  await first.user.click(await screen.findByRole('button', { name: 'Work offline' }))
  await screen.findByText('Working offline is on')
  first.close()
  const app = renderApp({ path, as: naledi })
  const reconnect = app.mock.switches.fail('authentication.check', { kind: 'network', times: 'always' })
  return { ...app, reconnect }
}

test('offers to record, and keeps the form when the server responds again', async () => {
  const { user, reconnect } = await startOffline('/business/transactions')
  expect(await screen.findByText('This page needs a connection')).toBeVisible()
  expect(await screen.findByText('You are offline.')).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['New transaction', 'Waiting to be sent'])
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'New transaction' }))
  await user.type(await screen.findByRole('combobox', { name: 'Buyer' }), 'kasi')
  await user.click(await screen.findByRole('option', { name: /^Kasi Recyclers/ }))
  reconnect()
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Users' })).toBeVisible(),
  )
  expect(screen.getByRole('combobox', { name: 'Buyer' })).toHaveValue('Kasi Recyclers')
})
