// The part of `npm run bench` that runs in the browser: it starts the mock as a page does, in the situation of its
// address, makes calls as the app does, and records how long each took, from the call to the end of its answer.
import { startPersistentMock } from '#mirage/browser-mock.ts'
import { createDefaultScenario } from '#mirage/scenarios/default-scenario.ts'

/** Times in ms by the name of what was measured. */
export type Times = Record<string, number[]>
export type Measured = { times: Times; transactions: number; lines: number }

declare global {
  interface Window {
    measureMock: typeof measure
    workOnMock: typeof work
  }
}

const preload = 'preload=buyer&preload=seller&preload=materials'
/** Terms that are in many rows, in some and in none; and one that is in every column. */
const terms = ['copper', 'kasi', 'unobtainium', 'an', 'aluminium cans', 'dlamini', 'steel', 'o']

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`/api${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: unknown = response.headers.get('Content-Type')?.includes('json')
    ? await response.json()
    : await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`)
  return answer as { item: { id: string; materials?: Array<{ id: string }> } }
}

/** Starts the mock as a page does, on the data of its scenario, or on default ones with this many transactions. */
const start = (transactions: number | null) =>
  startPersistentMock(
    transactions === null
      ? {}
      : { scenarioOf: () => createDefaultScenario({ transactions, collections: 130, collectors: 10, lines: [2, 4] }) },
  )

/** Records transactions until this many rows were written, lines included, for the next start on these data. */
async function work(rows: number, size: number | null) {
  const { mock, flush, stop } = await start(size)
  const { transactions, transactionLines } = mock.store
  const known = transactions.all()
  for (let count = 0; count < rows / 4; count += 1) {
    const [trade, line] = [known[count % known.length], transactionLines.all()[0]]
    if (!trade || !line) throw new Error('There is no transaction to do likewise')
    const { buyerId, sellerId, createdAt } = trade
    const { id: tradeId } = transactions.insert({ buyerId, sellerId, createdAt })
    const { id: _id, createdAt: _made, updatedAt: _changed, weight, ...like } = line
    for (const more of [1, 2, 3]) transactionLines.insert({ ...like, tradeId, weight: weight + more })
  }
  await flush()
  stop()
}

/** Starts the mock with what was kept, and measures its calls. */
async function measure(size: number | null): Promise<Measured> {
  const times: Times = {}
  const note = (name: string, time: number) => (times[name] ??= []).push(time)
  const time = async <Result>(name: string, work: () => Result | Promise<Result>) => {
    const begun = performance.now()
    const result = await work()
    note(name, performance.now() - begun)
    return result
  }

  const { mock, stop } = await time('start', () => start(size))
  const pieces: number[] = []
  let begun = performance.now()
  for (const _piece of mock.preparation()) {
    const now = performance.now()
    pieces.push(now - begun)
    begun = now
  }
  note(
    'preparation',
    pieces.reduce((sum, piece) => sum + piece, 0),
  )
  note('longest piece', Math.max(...pieces))

  mock.signInAs('lindiwe@threereco.example', 'verified')
  const { store } = mock
  const counts = { transactions: store.transactions.count(), lines: store.transactionLines.count() }

  await time('first page', () => call('GET', `/transactions?${preload}`))
  for (let page = 2; page < 22; page += 1) {
    await time('page', () => call('GET', `/transactions?page=${page}&${preload}`))
  }
  await time('first search', () => call('GET', `/transactions?searchTerm=wire&${preload}`))
  for (const term of [...terms, ...terms, ...terms]) {
    await time('search', () => call('GET', `/transactions?searchTerm=${term}&${preload}`))
  }
  await time('first sort', () => call('GET', `/transactions?sort=-value&${preload}`))
  for (const sort of ['-value', 'value', 'buyer', '-seller', 'createdAt']) {
    await time('sort', () => call('GET', `/transactions?sort=${sort}&${preload}`))
  }

  mock.signInAs('naledi@umhlangametals.example', 'verified')
  for (const term of [...terms, ...terms, ...terms]) {
    await time('search by a business', () => call('GET', `/transactions?searchTerm=${term}&${preload}`))
  }
  mock.signInAs('lindiwe@threereco.example', 'verified')

  const rows = store.transactions.all()
  for (let count = 0; count < 40; count += 1) {
    const row = rows[Math.floor((count / 40) * rows.length)]
    if (!row) throw new Error('There is no transaction to write to')
    const { buyerId, sellerId, createdAt } = row
    const line = { name: 'Copper wire', gwCode: 'GW 53-05', carbonFactor: '3.1', weight: 5, value: 700 }
    const { item } = await time('create', () =>
      call('POST', '/transactions', { buyerId, sellerId, createdAt, materials: [line, line, line] }),
    )
    await time('update', () => call('PUT', `/transactions/${row.id}`, { buyerId, sellerId, createdAt: null }))
    await time('line', () => call('PUT', `/transactions/materials/${item.materials?.[1]?.id}`, { weight: count }))
    await time('move', () =>
      call('PUT', `/transactions/${item.id}`, { buyerId, sellerId, createdAt: '2025-01-01T00:00:00Z' }),
    )
    await time('search after a write', () => call('GET', `/transactions?searchTerm=copper&${preload}`))
    await time('delete', () => call('DELETE', `/transactions/${item.id}`))
  }
  stop()
  return { times, ...counts }
}

window.measureMock = measure
window.workOnMock = work
