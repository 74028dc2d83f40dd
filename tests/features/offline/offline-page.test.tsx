import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDeviceDatabase, withDatabase } from '#actors/device/device-database.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { bongani, lindiwe, naledi, renderApp } from '../render-app.tsx'

const button = (name: string) => screen.findByRole('button', { name })
const turnOn = async (path: string, as: string) => {
  const app = renderApp({ path, as })
  await app.user.click(await button('Work offline'))
  await screen.findByText('Working offline is on')
  return app
}
const storedText = async () => JSON.stringify(await withDatabase('', database => database.getAll('offline')))
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('scrollTo', () => undefined)
  localStorage.clear()
})

describe('Work offline on this device', () => {
  test('stores materials, buyers, and the users of the business as sellers', async () => {
    const { mock } = await turnOn('/business/offline', naledi)
    expect(cellsOf('Materials')[0]).toBe(String(mock.store.materials.count()))
    const colleagues = mock.store.users.where('businessIds', mock.store.userNamed(naledi)?.businessId ?? '')
    expect(cellsOf('Sellers')[0]).toBe(String(colleagues.length))
    expect(await storedText()).toContain('Kasi Recyclers')
  })

  test('stores all users as sellers for an administrator', async () => {
    const { mock } = await turnOn('/admin/offline', lindiwe)
    expect(cellsOf('Sellers')[0]).toBe(String(mock.store.users.count()))
  })

  test('asks before it deletes the data, and keeps unsent records', async () => {
    const entry = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', recordedAt: 5 }
    const app = renderApp({ path: '/business/offline', as: naledi })
    await button('Work offline')
    const userId = app.environment.session.getSnapshot().context.user?.id ?? ''
    const database = await openDeviceDatabase('')
    await database.put('outbox', { ...entry, userId } as OutboxEntry)
    database.close()
    await app.user.click(await button('Work offline'))
    await screen.findByText('Working offline is on')
    expect(cellsOf('Unsent records')[0]).toBe('1')
    await app.user.click(await button('Turn off'))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/1 unsent record stays on this device/)).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Turn off' }))
    await screen.findByText('Working offline is off')
    expect(await storedText()).toBe('[]')
    expect(offlineMarker.read('')).toBeNull()
    expect(await withDatabase('', opened => opened.count('outbox'))).toBe(1)
  })

  test('shows why the data could not be stored', async () => {
    const app = renderApp({ path: '/business/offline', as: naledi })
    await button('Work offline')
    app.mock.switches.fail('materials.list', { kind: 'status', status: 403, message: 'Not for you.' })
    app.mock.switches.fail('businesses.list', { kind: 'status', status: 400, message: 'Not today.' })
    await app.user.click(await button('Work offline'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.')
    expect(offlineMarker.read('')).toBeNull()
  })

  test('keeps the data if the browser permits it, and otherwise shows what to do', async () => {
    let isInstalled = false
    const isKept = async () => isInstalled
    const storage = { persist: isKept, persisted: isKept, estimate: async () => ({ quota: 2e9, usage: 5e6 }) }
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'))
    const { user } = await turnOn('/business/offline', naledi)
    await user.click(await button('Keep data'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The browser can still delete this data')
    isInstalled = true
    await user.click(await button('Keep data'))
    expect(await screen.findByText('Persistent')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is not offered to collectors, who cannot record', async () => {
    const { user } = renderApp({ path: '/collector', as: bongani })
    await user.click(await screen.findByRole('button', { name: /^Bongani/ }))
    await screen.findByRole('menuitem', { name: 'Sign out' })
    expect(screen.queryByRole('menuitem', { name: 'Work offline on this device' })).toBeNull()
  })
})
