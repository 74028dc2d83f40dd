import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import { openDeviceDatabase } from '#actors/device/device-database.ts'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { renderApp } from '../../render-app.tsx'

type Start = Parameters<typeof renderApp>[0] & { as: string }

/** Starts the app for a user who works offline on this device. `connect` changes the connection of the browser. */
export function renderOffline({ as, ...options }: Start) {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => {
    connection.mockRestore()
    vi.unstubAllGlobals()
  })
  const start = (username: string, realm = '') => {
    const app = renderApp({
      as: username,
      ...options,
      prepare: store => {
        options.prepare?.(store)
        const userId = store.userNamed(username)?.id ?? ''
        offlineMarker.write(realm, { userId, since: Date.now(), confirmedAt: Date.now() })
      },
    })
    return app
  }
  return {
    ...start(as),
    /** Changes the connection of the browser. */
    connect: (isOnline: boolean) =>
      act(() => {
        connection.mockReturnValue(isOnline)
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      }),
    /** Returns the ids of the stored records of all users. */
    storedIds: async () => (await openDeviceDatabase('')).getAllKeys('outbox'),
  }
}
