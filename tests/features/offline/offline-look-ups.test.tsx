import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeStored } from '#actors/device/offline-data.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { newUuid } from '#rules/ids.ts'
import { lists } from '../list-parts.ts'
import { naledi, renderApp } from '../render-app.tsx'
import { combo, materialSearch } from '../trades/trade-form.ts'

const stamps = { createdAt: '2026-01-15T08:00:00.000Z', updatedAt: '2026-01-15T08:00:00.000Z' }
const named = (name: string) => ({
  id: newUuid(),
  name,
  username: `${name.toLowerCase().replace(' ', '.')}@stored.example`,
})
const buyers = ['Stored Buyer', ...Array.from({ length: 11 }, (_, at) => `Yard ${at}`)].map(named)
const materials = [{ ...named('Stored copper'), gwCode: 'GW 99-01', carbonFactor: 2, ...stamps }]
const calls = ['businesses.list', 'businesses.users.list', 'materials.list'] as const

/** Opens a new transaction as Naledi, who works offline on this device. */
async function open() {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await screen.findByRole('combobox', { name: /^Buyer/ })
  const userId = app.environment.session.getSnapshot().context.user?.id ?? ''
  await writeStored('', userId, { buyers, materials, sellers: [named('Stored Seller')] }, 1)
  offlineMarker.write('', { userId, since: 1, confirmedAt: Date.now() })
  return app
}
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

describe('look-ups of a form without a connection', () => {
  test('find stored buyers, ten at once, without a request if the browser is offline', async () => {
    const { user, callsOf } = await open()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const before = callsOf('businesses.list').length
    await user.type(combo('Buyer'), 'yard')
    await screen.findByRole('option', { name: /^Yard 0/ })
    expect((await options()).filter(text => text?.startsWith('Yard'))).toHaveLength(10)
    expect(callsOf('businesses.list')).toHaveLength(before)
  })

  test('find stored sellers by username, and materials by code, if the server cannot be reached', async () => {
    const { user, mock } = await open()
    for (const name of calls) mock.switches.fail(name, { kind: 'network', times: 'always' })
    await user.type(combo('Seller'), 'stored.seller@')
    await user.click(await screen.findByRole('option', { name: /Stored Seller/ }))
    expect(combo('Seller')).toHaveValue('Stored Seller')
    await user.type(materialSearch(), '99-01')
    expect(await screen.findByRole('option', { name: /Stored copper/ })).toBeVisible()
  })
})
