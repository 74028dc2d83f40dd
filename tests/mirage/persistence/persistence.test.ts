import { openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../browser.ts'
import { cork, day, get, admin as lindiwe, post, unknownId } from '../harness.ts'

/** Makes every write to the database fail, like a full storage. */
const fillStorage = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

async function changeDataset(part: object) {
  const database = await openDB('threereco-mock')
  await database.put('worlds', { ...(await database.get('worlds', 'default threereco')), ...part })
  database.close()
}

describe('Changes in the mock', () => {
  test('are restored after a page reload, on the same data', async () => {
    const { openTab } = openBrowser()
    const tab = openTab()
    const before = await tab.load()
    const { store } = before.mock
    before.mock.signInAs(lindiwe, 'verified')
    const made = (await post('/materials', cork)).body.item
    const [trade, other] = store.transactions.all()
    if (!trade || !other) throw new Error('There are no transactions')
    store.transactions.remove(other.id)
    store.transactions.update(trade.id, { buyerId: unknownId })
    const count = store.transactions.count()
    await before.flush()

    const after = await tab.load()
    expect(after.mock.store).not.toBe(store)
    expect(after.mock.store.materials.get(made.id)).toMatchObject(cork)
    expect(after.mock.store.transactions.get(trade.id)).toMatchObject({ buyerId: unknownId })
    expect(after.mock.store.transactions.get(other.id)).toBeUndefined()
    expect(after.mock.store.transactions.count()).toBe(count)
    expect(after.mock.signedInUser()).toEqual({ username: lindiwe, step: 'verified' })
    expect(tab.state.messages).toEqual([])
  })

  test('keep their order, and never reuse an id', async () => {
    const tab = openBrowser().openTab()
    const ids: string[] = []
    for (let load = 0; load < 3; load += 1) {
      const { mock, flush } = await tab.load()
      for (const name of ['Z', 'A', 'M']) {
        ids.push(mock.store.collectionLines.insert({ ...cork, name, tradeId: unknownId, weight: 1, value: 1 }).id)
      }
      await flush()
    }
    const { mock } = await tab.load()
    expect(mock.store.collectionLines.where('tradeId', unknownId).map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(9)
  })

  test('from a closing page are saved, without undoing another tab’s later write', async () => {
    const { openTab, clock, page } = openBrowser()
    const tab = openTab()
    const one = await tab.load()
    const two = await openTab().load()
    const [row, other] = one.mock.store.materials.all()
    if (!row || !other) throw new Error('There are no materials')
    two.mock.store.materials.update(row.id, { name: 'Earlier' })
    two.mock.store.materials.update(other.id, { name: 'Of its own' })
    clock.time += 5
    one.mock.store.materials.update(row.id, { name: 'Later' })
    await one.flush()
    page.dispatchEvent(new Event('pagehide'))
    two.stop()
    const { store } = (await tab.load()).mock
    expect(store.materials.get(row.id)).toMatchObject({ name: 'Later' })
    expect(store.materials.get(other.id)).toMatchObject({ name: 'Of its own' })
  })

  test('are discarded by a reset, even if a closing page writes later', async () => {
    const { openTab, page } = openBrowser()
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = openTab()
    const one = await tab.load()
    const two = await openTab().load()
    await one.controls.reset()
    two.mock.store.materials.insert(cork)
    page.dispatchEvent(new Event('pagehide'))
    two.stop()
    expect((await tab.load()).mock.store.materials.where('name', 'Cork')).toEqual([])
  })

  test('stay on the day of the first start, and unchanged data move to the current day', async () => {
    const { openTab, clock } = openBrowser()
    const tab = openTab()
    const { today } = (await tab.load()).mock
    clock.time += day
    const { mock, flush } = await tab.load()
    expect(mock.today).toBe(today + day)
    mock.store.materials.insert(cork)
    await flush()
    clock.time += 3 * day
    const later = await tab.load()
    expect(later.mock.today).toBe(today + day)
    expect(later.mock.store.materials.where('name', 'Cork')).toHaveLength(1)
  })

  test('belong to their scenario and seed', async () => {
    const tab = openBrowser().openTab()
    const { mock, flush } = await tab.load()
    mock.store.materials.insert(cork)
    await flush()
    const corks = async (path: string) => (await tab.visit(path)).mock.store.materials.where('name', 'Cork').length
    expect(await corks('/?mock-scenario=first-day')).toBe(0)
    expect(await corks('/?mock-seed=other')).toBe(0)
    expect(await corks('/?mock-scenario=default')).toBe(1)
  })

  test('are discarded with a message if the seeded data differ', async () => {
    const tab = openBrowser().openTab()
    const { mock, flush, stop } = await tab.load()
    mock.store.materials.insert(cork)
    await flush()
    stop()
    await changeDataset({ fingerprint: 'of before' })

    const after = await tab.load()
    expect(after.mock.store.materials.where('name', 'Cork')).toEqual([])
    expect(tab.state.messages).toEqual([expect.stringContaining('data have changed')])
    after.mock.store.materials.insert(cork)
    await after.flush()
    expect((await tab.load()).mock.store.materials.where('name', 'Cork')).toHaveLength(1)
    expect(tab.state.messages).toHaveLength(1)
  })
})

test('A database of the previous version is migrated with its contents', async () => {
  const { openTab } = openBrowser()
  const before = await openDB('threereco-mock', 1, {
    upgrade(database) {
      database.createObjectStore('worlds', { keyPath: 'name' })
      database.createObjectStore('rows', { keyPath: ['world', 'table', 'id'] })
    },
  })
  await before.put('worlds', { name: 'default threereco', today: null, fingerprint: null, generation: 1, epoch: 0 })
  before.close()
  const tab = openTab()
  const { mock, flush } = await tab.load()
  const { id } = mock.store.materials.insert(cork)
  await flush()
  expect((await tab.load()).mock.store.materials.get(id)).toMatchObject(cork)
  expect(tab.state.messages).toEqual([])
})

test('Unreadable changes are discarded with one message', async () => {
  const tab = openBrowser().openTab()
  const { mock, flush, stop } = await tab.load()
  const { id } = mock.store.materials.insert(cork)
  const count = mock.store.materials.count()
  await flush()
  stop()
  const database = await openDB('threereco-mock')
  const entry = { world: 'default threereco', table: 'materials', at: 1, first: 1 }
  await database.put('rows', { ...entry, id: 'text', row: 'hello' })
  await database.put('rows', { ...entry, id: 'half', row: { id: 'half' } })
  await database.put('rows', { ...entry, id: 'ghost', table: 'ghosts', row: null })
  database.close()

  const { mock: after } = await tab.load()
  expect(after.store.materials.get(id)).toMatchObject(cork)
  expect(after.store.materials.count()).toBe(count)
  const messages = ['3 of 4 stored changes are invalid and were deleted.']
  expect(tab.state.messages).toEqual(messages)
  await tab.load()
  expect(tab.state.messages).toEqual(messages)
})

test('Without BroadcastChannel, a page still saves its changes', async () => {
  const { openTab } = openBrowser()
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const tab = openTab()
  const { mock, flush } = await tab.load()
  const { id } = mock.store.materials.insert(cork)
  await flush()
  expect((await tab.load()).mock.store.materials.get(id)).toMatchObject(cork)
})

describe('Two tabs', () => {
  test('share all changes', async () => {
    const { openTab } = openBrowser()
    const one = await openTab().load()
    const { id } = one.mock.store.materials.insert(cork)
    const two = await openTab().load()
    await expect.poll(() => two.mock.store.materials.get(id)).toMatchObject(cork)

    two.mock.store.materials.update(id, { name: 'Corks' })
    await expect.poll(() => one.mock.store.materials.get(id)).toMatchObject({ name: 'Corks' })
    one.mock.store.materials.remove(id)
    await expect.poll(() => two.mock.store.materials.get(id)).toBeUndefined()
    const both = [one, two].map(({ mock }) => mock.store.materials.insert({ ...cork, name: 'Twin' }).id)
    await expect.poll(() => one.mock.store.materials.where('name', 'Twin')).toHaveLength(2)
    expect(new Set(both).size).toBe(2)
  })

  test('have the same result when both write the same row', async () => {
    const { openTab, clock } = openBrowser()
    const tab = openTab()
    const one = await tab.load()
    const two = await openTab().load()
    const [row] = one.mock.store.materials.all()
    if (!row) throw new Error('There are no materials')
    one.mock.store.materials.update(row.id, { name: 'Earlier' })
    clock.time += 5
    two.mock.store.materials.update(row.id, { name: 'Later' })
    await expect.poll(() => one.mock.store.materials.get(row.id)).toMatchObject({ name: 'Later' })
    await two.flush()
    await one.flush()
    expect(two.mock.store.materials.get(row.id)).toMatchObject({ name: 'Later' })
    expect((await tab.load()).mock.store.materials.get(row.id)).toMatchObject({ name: 'Later' })
  })

  test('reset together', async () => {
    const { openTab } = openBrowser()
    const [tab, other, apart] = [openTab(), openTab(), openTab('/?mock-scenario=empty')]
    const one = await tab.load()
    await other.load()
    await apart.load()
    one.mock.store.materials.insert(cork)
    await one.flush()
    await one.controls.reset()
    expect(tab.state.reloads).toBe(1)
    await expect.poll(() => other.state.reloads).toBe(1)
    expect(apart.state.reloads).toBe(0)
    expect((await tab.load()).mock.store.materials.where('name', 'Cork')).toEqual([])
  })

  test('unlock accounts together', async () => {
    const tab = openBrowser().openTab('/?mock-as=naledi:signed-in')
    const { controls } = await tab.load()
    const code = { code: '000000' }
    let status = 0
    while (status !== 429) status = (await post('/authentication/mfa/verify', code)).status
    await controls.reset()
    await tab.load()
    expect((await post('/authentication/mfa/verify', code)).status).toBe(401)
  })

  test('move to a new day together, until the first write', async () => {
    const { openTab, clock } = openBrowser()
    const [tab, other] = [openTab(), openTab()]
    await tab.load()
    clock.time += day
    const { mock } = await other.load()
    await expect.poll(() => tab.state.reloads).toBe(1)
    expect((await tab.load()).mock.today).toBe(mock.today)
    expect(other.state.reloads).toBe(0)
  })

  test('reset together even if one was suspended, when it next writes', async () => {
    const { openTab } = openBrowser()
    vi.stubGlobal('BroadcastChannel', undefined)
    const [tab, other] = [openTab(), openTab()]
    const one = await tab.load()
    const two = await other.load()
    await one.controls.reset()
    two.mock.store.materials.insert(cork)
    await two.flush()
    expect(other.state.reloads).toBe(1)
    expect((await tab.load()).mock.store.materials.where('name', 'Cork')).toEqual([])
  })
})

describe('An unusable storage', () => {
  test('is reported once if forbidden, and the mock continues in memory', async () => {
    const { openTab } = openBrowser()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('The operation is insecure.')
      },
    })
    const tab = openTab()
    const { mock, controls, flush } = await tab.load()
    mock.signInAs(lindiwe, 'verified')
    expect((await post('/materials', cork)).status).toBe(201)
    await flush()
    expect((await get('/materials?searchTerm=Cork')).body.items).toHaveLength(1)
    expect(tab.state.messages).toEqual([
      'Changes last until you reload the page: this browser blocks storage (The operation is insecure.).',
    ])
    expect(controls.messages()).toEqual(tab.state.messages)
    await controls.reset()
    expect(tab.state.reloads).toBe(1)
  })

  test('is reported once if full', async () => {
    const tab = openBrowser().openTab()
    const { mock, controls, flush } = await tab.load()
    const listener = vi.fn<() => void>()
    controls.subscribe(listener)
    expect(controls.messages()).toEqual([])
    fillStorage()
    const { id } = mock.store.materials.insert(cork)
    await flush()
    mock.store.materials.update(id, { name: 'Corks' })
    await flush()
    expect(mock.store.materials.get(id)).toMatchObject({ name: 'Corks' })
    expect(tab.state.messages).toEqual(['Changes last until you reload the page: the storage of this browser is full.'])
    expect(listener).toHaveBeenCalled()
  })

  test('is reported even after another message', async () => {
    const tab = openBrowser().openTab()
    const { mock, flush, stop } = await tab.load()
    mock.store.materials.insert(cork)
    await flush()
    stop()
    await changeDataset({ fingerprint: 'of before' })
    const after = await tab.load()
    fillStorage()
    after.mock.store.materials.insert(cork)
    await after.flush()
    expect(tab.state.messages).toEqual([
      expect.stringContaining('data have changed'),
      expect.stringContaining('storage of this browser is full'),
    ])
    expect(after.controls.messages()).toEqual(tab.state.messages)
  })

  test('is cleared by a reset when it has space again', async () => {
    const tab = openBrowser().openTab()
    const { mock, controls, flush } = await tab.load()
    mock.store.materials.insert(cork)
    await flush()
    const full = fillStorage()
    mock.store.materials.insert({ ...cork, name: 'Corks' })
    await flush()
    await expect(controls.reset()).rejects.toThrow('Nothing was reset: the storage of this browser is full.')
    expect(tab.state.reloads).toBe(0)
    full.mockRestore()
    await controls.reset()
    expect(tab.state.reloads).toBe(1)
    expect((await tab.load()).mock.store.materials.where('name', 'Cork')).toEqual([])
  })

  test('still lets two tabs share changes', async () => {
    const { openTab } = openBrowser()
    vi.stubGlobal('indexedDB', undefined)
    const one = await openTab().load()
    const { id } = one.mock.store.materials.insert(cork)
    const two = await openTab().load()
    await expect.poll(() => two.mock.store.materials.get(id)).toMatchObject(cork)
    expect(two.mock.store.materials.insert(cork).id).not.toBe(id)
  })
})
