import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ImportJournal, type NewEntry, openImportJournal } from '#actors/imports/import-journal.ts'
import { nextUuid } from '#rules/ids.ts'

const naledi = '5b6e1c1e-3c54-4d4f-8a55-0f3f6f6f0001'
const sipho = '5b6e1c1e-3c54-4d4f-8a55-0f3f6f6f0002'
const firstImport = '5b6e1c1e-3c54-4d4f-8a55-0f3f6f6f1000'
const firstRecord = '5b6e1c1e-3c54-4d4f-8a55-0f3f6f6f2000'
const written = { kind: 'written' } as const

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

/** Opens the journal of a user, as a page does. */
function openPage(userId = naledi): ImportJournal {
  const journal = openImportJournal('', userId)
  onTestFinished(journal.close)
  return journal
}

const header = (number = 0) => ({
  id: nextUuid(firstImport, number),
  resource: 'materials' as const,
  name: `prices ${number}.csv`,
  startedAt: number,
})
const record = (number: number): NewEntry => ({
  write: { kind: 'create', id: nextUuid(firstRecord, number), body: { name: `Material ${number}` } },
  title: `Material ${number}`,
  rows: [number + 2],
})
const records = (count: number) => Array.from({ length: count }, (_, number) => record(number))
const idsOf = async (journal: ImportJournal) => (await journal.all()).map(({ id }) => id)

/** Aborts a transaction, as browsers without free space do. */
function abortFull(transaction: unknown) {
  const { _abort: abort } = transaction as { _abort: (reason: string) => void }
  abort.call(transaction, 'QuotaExceededError')
}

describe('journal of imports', () => {
  test('keeps the progress of an import for the next page', async () => {
    const page = openPage()
    await page.begin(header(), records(4))
    await page.note(firstImport, 4, written)
    await page.note(firstImport, 2, { kind: 'unsure' })
    await page.note(firstImport, 2, written)
    await page.note(firstImport, 3, { kind: 'refused', reason: 'The name exists' })
    page.close()
    const next = openPage()
    expect(await next.all()).toEqual([
      { ...header(), userId: naledi, total: 4, state: 'running', pending: 1, written: 2, refused: 1, unsure: 0 },
    ])
    const outcomes = [written, { kind: 'refused', reason: 'The name exists' }, written, null]
    expect(await next.entriesOf(firstImport)).toEqual(
      records(4).map((each, place) => ({ ...each, importId: firstImport, place: place + 2, outcome: outcomes[place] })),
    )
  })

  test('keeps the order of more records than it stores at once', async () => {
    const page = openPage()
    await page.begin(header(), records(1001))
    const entries = await page.entriesOf(firstImport)
    expect(entries.map(({ place }) => place)).toEqual(Array.from({ length: 1001 }, (_, number) => number + 2))
    expect((await page.all())[0]).toMatchObject({ total: 1001, pending: 1001 })
  })

  test('keeps records that are far apart in the file', async () => {
    const page = openPage()
    await page.begin(header(), [record(5), record(12_345)])
    await page.note(firstImport, 12_347, written)
    const entries = await page.entriesOf(firstImport)
    expect(entries.map(({ place, outcome }) => [place, outcome])).toEqual([
      [7, null],
      [12_347, written],
    ])
  })

  test('lists imports from the newest to the oldest, with their state', async () => {
    const page = openPage()
    for (const number of [2, 3, 1]) await page.begin(header(number), records(1))
    await page.end(header(3).id, 'ended')
    await page.end(header(1).id, 'undone')
    expect((await page.all()).map(({ startedAt, state }) => [startedAt, state])).toEqual([
      [3, 'ended'],
      [2, 'running'],
      [1, 'undone'],
    ])
  })

  test('deletes an import with its records only', async () => {
    const page = openPage()
    await page.begin(header(1), records(2))
    await page.begin(header(2), records(2))
    await page.remove(header(1).id)
    expect(await idsOf(page)).toEqual([header(2).id])
    expect(await page.entriesOf(header(2).id)).toHaveLength(2)
    await expect(page.entriesOf(header(1).id)).rejects.toMatchObject({ kind: 'notFound' })
  })

  test('keeps the last 20 imports of each user, and those that are running', async () => {
    const other = openPage(sipho)
    await other.begin({ ...header(), id: nextUuid(firstImport, 99) }, records(1))
    const page = openPage()
    for (let number = 1; number <= 21; number += 1) {
      await page.begin(header(number), records(1))
      if (number !== 1) await page.end(header(number).id, 'ended')
    }
    await page.begin(header(22), records(1))
    const latest = Array.from({ length: 20 }, (_, number) => header(22 - number).id)
    expect(await idsOf(page)).toEqual([...latest, header(1).id])
    await expect(page.entriesOf(header(2).id)).rejects.toMatchObject({ kind: 'notFound' })
    expect(await idsOf(other)).toHaveLength(1)
  })

  test('never shows or changes the imports of another user', async () => {
    const page = openPage()
    await page.begin(header(), records(1))
    const other = openPage(sipho)
    expect(await other.all()).toEqual([])
    const tries = [
      other.entriesOf(firstImport),
      other.note(firstImport, 2, written),
      other.end(firstImport, 'undone'),
      other.remove(firstImport),
    ]
    for (const tried of await Promise.allSettled(tries)) {
      expect(tried).toMatchObject({ status: 'rejected', reason: { title: 'Import not found' } })
    }
    expect(await page.all()).toMatchObject([{ state: 'running', pending: 1 }])
  })

  test('reports a record that the import does not have', async () => {
    const page = openPage()
    await page.begin(header(), records(1))
    await expect(page.note(firstImport, 1, written)).rejects.toMatchObject({ title: 'Import not found' })
  })
})

describe('storage of the journal', () => {
  test('stores nothing of an import if the browser has too little space for its records', async () => {
    const page = openPage()
    await page.begin(header(1), records(1))
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const begun = page.begin(header(2), records(1000))
    const noSpace = vi.waitFor(() => abortFull(transactions.mock.results[0]?.value))
    await expect(begun).rejects.toMatchObject({
      title: 'The storage of this browser is full',
      message: 'Remove earlier imports, or free space on this device. Then try again.',
    })
    await noSpace
    expect(await idsOf(page)).toEqual([header(1).id])
    await expect(page.entriesOf(header(2).id)).rejects.toMatchObject({ kind: 'notFound' })
  })

  test('is reported as blocked if the browser refuses it', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    await expect(openPage().all()).rejects.toMatchObject({
      title: 'This browser blocks storage',
      message: 'The import cannot be saved on this device. Allow storage for this site, then try again.',
    })
  })

  test('opens again after the browser has deleted it', async () => {
    const page = openPage()
    await page.begin(header(1), records(1))
    await deleteDB('threereco.device')
    await expect(page.note(header(1).id, 2, written)).rejects.toMatchObject({ title: 'Import not found' })
    await page.begin(header(2), records(1))
    expect(await idsOf(page)).toEqual([header(2).id])
  })
})
