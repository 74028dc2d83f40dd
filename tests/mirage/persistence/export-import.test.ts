import { describe, expect, test, vi } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import { ImportError, importSituation } from '#mirage/persistence/export-import.ts'
import { openBrowser } from '../browser.ts'
import { cork, day, get, origin, owner, post, unknownId } from '../harness.ts'
import { walk } from '../routes/walk.ts'

type Change = { table: string; id: string | undefined; row: Record<string, unknown> | null }
type File = {
  version: number
  situation: string
  today: string
  changes: Change[]
  [field: string]: unknown
}

type Running = Awaited<ReturnType<ReturnType<ReturnType<typeof openBrowser>['openTab']>['load']>>

const changeOf = (table: string, row: { id?: string; [column: string]: unknown }): Change => ({
  table,
  id: row.id,
  row,
})

/** Functions that spoil a file: replaced fields, replaced parts of each change, another change, a changed user. */
const having = (fields: object) => (file: File) => ({ ...file, ...fields })
const withEach = (part: (change: Change) => object) => (file: File) =>
  having({ changes: file.changes.map(change => ({ ...change, ...part(change) })) })(file)
const adding = (file: File, change: Change | undefined) => having({ changes: [...file.changes, change] })(file)
const withOwner =
  (fields: object) =>
  (file: File, { mock }: Running) =>
    having({ changes: [changeOf('users', { ...mock.store.userNamed(owner), ...fields })] })(file)

/** Opens a browser with changes, and exports them. */
async function workedIn(link = '/?mock-as=naledi&mock-fail=transactions.create:500:1in5') {
  const browser = openBrowser()
  const tab = browser.openTab(link)
  const running = await tab.load()
  const { store } = running.mock
  store.materials.insert(cork)
  const [trade] = store.transactions.all()
  if (trade) store.transactions.remove(trade.id)
  await running.flush()
  const text = running.controls.exportFile()
  return { ...browser, tab, running, text, removed: trade?.id ?? '', file: JSON.parse(text) as File }
}

describe('A file', () => {
  test('transfers the situation and all changes to another browser on another day', async () => {
    const { text, file, removed } = await workedIn()
    expect(file).toMatchObject({
      format: 'threereco-mock',
      version: 1,
      situation: 'mock-scenario=default&mock-as=naledi&mock-latency=0&mock-fail=transactions.create:500:1in5',
      today: '2026-11-20',
    })
    expect(file.changes.map(({ table }) => table)).toEqual(['materials', 'transactions'])

    const other = openBrowser()
    other.clock.time += 40 * day
    const tab = other.openTab('/?mock-scenario=empty')
    const { controls } = await tab.load()
    await controls.importFile(text)
    expect(tab.state.reloads).toBe(1)
    const { mock, controls: after } = await tab.load()
    expect(mock.today).toBe(Date.UTC(2026, 10, 20))
    expect(mock.signedInUser()).toEqual({ username: owner, step: 'verified' })
    expect(mock.store.materials.where('name', 'Cork')).toHaveLength(1)
    expect(mock.store.transactions.get(removed)).toBeUndefined()
    expect(JSON.parse(after.exportFile())).toEqual(file)
  })

  test('replaces all changes, and other tabs restart with it', async () => {
    const { text } = await workedIn()
    const { openTab } = openBrowser()
    const [tab, other] = [openTab(), openTab()]
    const one = await tab.load()
    await other.load()
    one.mock.store.materials.insert({ ...cork, name: 'Mine' })
    await one.controls.importFile(text)
    await expect.poll(() => other.state.reloads).toBe(1)
    const names = (await tab.load()).mock.store.materials.all().map(({ name }) => name)
    expect(names).toContain('Cork')
    expect(names).not.toContain('Mine')
  })

  test('of another scenario restarts tabs with that scenario', async () => {
    const { text } = await workedIn()
    const { openTab } = openBrowser()
    const [tab, other] = [openTab('/?mock-scenario=empty'), openTab()]
    const { controls } = await tab.load()
    await other.load()
    await controls.importFile(text)
    await expect.poll(() => other.state.reloads).toBe(1)
  })

  test('never contains ids that new rows would get', async () => {
    const { tab: before } = await workedIn()
    // The mock has already started twice when this material is created. Below, the second tab also starts twice.
    const { mock: there, controls: theirs } = await before.load()
    const carried = there.store.materials.insert({ ...cork, name: 'Corks' })
    const tab = openBrowser().openTab()
    await (await tab.load()).controls.importFile(theirs.exportFile())
    const { mock } = await tab.load()
    expect(mock.store.materials.insert({ ...cork, name: 'Stoppers' }).id).not.toBe(carried.id)
    expect(mock.store.materials.get(carried.id)).toMatchObject({ name: 'Corks' })
  })

  test('contains no session and no typed password', async () => {
    const { controls } = await openBrowser().openTab().load()
    const registration = { name: 'Zola', username: 'zola@z.example', password: 'my-own-password', type: 'collector' }
    await post('/authentication/register', registration)
    const text = controls.exportFile()
    expect(text).not.toContain('my-own-password')
    expect(text).not.toMatch(/session|expires/)
    const tab = openBrowser().openTab()
    await (await tab.load()).controls.importFile(text)
    const { mock } = await tab.load()
    mock.signOut()
    const credentials = { username: 'zola@z.example', password: standardPassword }
    expect((await post('/authentication/login', credentials)).status).toBe(200)
  })

  test.for([
    ['no JSON', (): string => 'Dear reader', /not JSON/],
    ['another JSON', (): string => '[]', /not an export of the mock/],
    ['a later version', having({ version: 2 }), /of version 2, and this mock reads version 1/],
    ['a field too many', having({ session: 'x' }), /^The file: /],
    ['no changes', having({ changes: null }), /^changes: /],
    ['a day that is none', having({ today: '2026-13-40' }), /^today: /],
    ['an unknown scenario', having({ situation: 'mock-scenario=x' }), /^situation: .*\n.*known are default/],
    ['other data', having({ data: 'of before' }), /version of before, and this mock has version \w{8}/],
    ['an unknown table', having({ changes: [{ table: 'ghosts', id: unknownId, row: null }] }), /^changes\.0\.table: /],
    [
      'a row of another shape',
      withEach(({ row }) => ({ row: row && { ...row, name: 7 } })),
      /^changes\.0\.row\.name: /,
    ],
    [
      'a business that a transaction names and that is gone',
      (file: File, { mock }: Running) =>
        having({
          changes: [{ table: 'businesses', id: mock.store.transactions.all()[0]?.buyerId ?? '', row: null }],
        })(file),
      /^\w+ [\w-]+: (?:buyerId|businessIds?) is not in businesses: /,
    ],
    [
      'a transaction of a business that is not there',
      (file: File, { mock: { store } }: Running) =>
        adding(file, changeOf('transactions', { ...store.transactions.all()[0], buyerId: unknownId })),
      /^changes\.2: buyerId is not in businesses: /,
    ],
    ['a role that is not there', withOwner({ roleIds: [unknownId] }), /^changes\.0: roleIds is not in roles: /],
    [
      'a username that another has',
      withOwner({ username: 'Sipho@umhlangametals.example' }),
      /there are two users of the username /,
    ],
    [
      'a phone number that another has, written otherwise',
      withOwner({ username: '212-555-0147' }),
      /there are two users of the username /,
    ],
    ['one row twice', (file: File) => adding(file, file.changes[0]), /^changes\.2: the same row as changes\.0/],
    ['a row of another id', withEach(() => ({ id: unknownId })), /^changes\.0\.id: Not the id of its row/],
  ] as const)('that is invalid is refused with the reason, and nothing changes: %s', async ([, spoil, reason]) => {
    const { tab, running, file } = await workedIn('/?mock-as=lindiwe')
    const spoilt = spoil(file, running)
    const text = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt)
    const before = running.controls.exportFile()
    const refusal: unknown = await running.controls.importFile(text).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ImportError)
    expect((refusal as ImportError).message).toMatch(reason)
    expect(tab.state.reloads).toBe(0)
    expect(running.controls.exportFile()).toBe(before)
    expect((await get('/materials?searchTerm=Cork')).body.items).toHaveLength(1)
    expect((await tab.load()).controls.exportFile()).toBe(before)
  })

  test('is refused without a usable database, and nothing changes', async () => {
    const { text } = await workedIn()
    const tab = openBrowser().openTab()
    vi.stubGlobal('indexedDB', undefined)
    const { controls } = await tab.load()
    await expect(controls.importFile(text)).rejects.toThrow('The file can’t be imported.')
    expect([tab.state.reloads, tab.state.href]).toEqual([0, `${origin}/`])
  })

  test('is refused if the storage is full, and nothing changes', async () => {
    const { text } = await workedIn()
    const tab = openBrowser().openTab()
    const { controls, mock, flush } = await tab.load()
    mock.store.materials.insert({ ...cork, name: 'Mine' })
    await flush()
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    await expect(controls.importFile(text)).rejects.toThrow(
      'The file was not imported: the storage of this browser is full.',
    )
    full.mockRestore()
    const names = (await tab.load()).mock.store.materials.all().map(({ name }) => name)
    expect(names).toContain('Mine')
    expect(names).not.toContain('Cork')
  })

  test('contains all changes that calls can make', async () => {
    const { mock, controls } = await openBrowser().openTab('/?mock-as=lindiwe').load()
    const named = (username: string) => {
      const user = mock.store.userNamed(username)
      if (!user) throw new Error(`No user is named ${username}`)
      return user
    }
    const met = await walk({ store: mock.store, named, currentCode: mock.currentCode })
    expect(met.length).toBeGreaterThan(40)
    const { changes } = importSituation(controls.exportFile())
    expect(new Set(changes.map(({ table }) => table))).toEqual(new Set(Object.keys(mock.store.tables)))
  })
})
