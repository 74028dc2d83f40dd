import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDeviceDatabase } from '#actors/device/device-database.ts'
import { someEntry } from '#machines/outbox/outbox.fakes.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('a database of version 1 keeps its data, and gets the stores of imports', async () => {
  const old = await openDB('threereco.device', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('userId', 'userId')
      database.createObjectStore('offline', { keyPath: ['userId', 'name'] })
    },
  })
  const entry = someEntry(1)
  const list = { userId: entry.userId, name: 'materials', refreshedAt: 5, data: [] }
  await old.put('outbox', entry)
  await old.put('offline', list)
  old.close()
  const database = await openDeviceDatabase('')
  onTestFinished(() => database.close())
  expect(await database.getAllFromIndex('outbox', 'userId', entry.userId)).toEqual([entry])
  expect(await database.getAll('offline')).toEqual([list])
  expect(await database.getAll('imports')).toEqual([])
  expect(await database.countFromIndex('importEntries', 'progress')).toBe(0)
})
