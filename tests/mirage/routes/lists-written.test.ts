import { beforeEach, describe, expect, test } from 'vitest'
import { createChance } from '#mirage/seed/chance.ts'
import type { StoredLine, TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { admin, collector, get, mockForEachTest, owner } from '../harness.ts'

const mock = mockForEachTest()
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const kinds = ['transactions', 'collections'] as const

const order = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))

/** Returns functions that compute the search and sort values of a trade, without caching. */
function readings(store: Store, kind: TradeTable) {
  const lines = (trade: TradeRow) => store.linesOf(kind).where('tradeId', trade.id)
  const sum = (trade: TradeRow, of: (line: StoredLine) => number) =>
    lines(trade).reduce((total, line) => total + of(line), 0)
  const texts: Record<string, (trade: TradeRow) => string> = {
    buyer: trade => store.businesses.get(trade.buyerId)?.name ?? '',
    seller: trade => store.users.get(trade.sellerId)?.name ?? '',
    materials: trade =>
      lines(trade)
        .map(line => line.name)
        .join('\n'),
  }
  const keys: Record<string, (trade: TradeRow) => string | number> = {
    ...texts,
    ...(kind === 'collections' && { seller: trade => store.users.get(trade.sellerId)?.username ?? '' }),
    createdAt: trade => Date.parse(trade.createdAt),
    weight: trade => sum(trade, line => line.weight),
    value: trade => sum(trade, line => line.value),
    carbon: trade => sum(trade, line => line.weight * Number(line.carbonFactor)),
    lines: trade => lines(trade).length,
  }
  return { texts, keys }
}

/** Returns the expected ids of a list, computed from all rows. */
function expected(
  store: Store,
  kind: TradeTable,
  { term, column, sort }: { term: string; column: string; sort: string },
) {
  const { texts, keys } = readings(store, kind)
  const looks = column ? [texts[column]] : Object.values(texts)
  const rows = store[kind].all().filter(trade => looks.some(text => text?.(trade).toLowerCase().includes(term)))
  const key = keys[sort.replace('-', '')]
  const direction = sort.startsWith('-') ? -1 : 1
  return (key ? rows.toSorted((a, b) => direction * order(key(a), key(b))) : rows).map(({ id }) => id)
}

/** Returns the ids of a list, collected from the pages that the call returns. */
async function answered(kind: TradeTable, { term, column, sort }: { term: string; column: string; sort: string }) {
  const ids: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ page: String(page), pageSize: '100', searchTerm: term, sort })
    if (column) query.set('searchColumn', column)
    const { items, pagination } = (await get(`/${kind}?${query}`)).body
    ids.push(...items.map(({ id }) => id))
    pages = pagination.pages
  }
  return ids
}

const searches = ['', 'a', 'copper', 'umhlanga', 'bongani', 'wire\ncopper', 'nothing like it'].flatMap(term =>
  ['', 'buyer', 'materials'].map(column => ({ term, column, sort: '' })),
)
const sorts = ['createdAt', 'buyer', 'seller', 'materials', 'weight', 'value', 'carbon', 'lines', 'none'].flatMap(
  sort => [
    { term: '', column: '', sort },
    { term: 'o', column: '', sort: `-${sort}` },
  ],
)

/** Returns the actual and expected results of every query. */
async function compared(kind: TradeTable) {
  const queries = [...searches, ...sorts]
  const found = new Map<string, string[]>()
  for (const query of queries) found.set(JSON.stringify(query), await answered(kind, query))
  const wanted = new Map(queries.map(query => [JSON.stringify(query), expected(mock().store, kind, query)]))
  return { found, wanted }
}

/** Makes two hundred different writes, identical in each run. */
function writeAbout(store: Store, kind: TradeTable) {
  const chance = createChance('writes')
  const lines = store.linesOf(kind)
  const trade = () => chance.pick(store[kind].all())
  for (let count = 0; count < 40; count += 1) {
    const createdAt = new Date(chance.int(1.6e12, 1.7e12)).toISOString()
    const made = store[kind].insert({ buyerId: trade().buyerId, sellerId: trade().sellerId, createdAt })
    lines.insert({ tradeId: made.id, name: `New ${count % 3}`, gwCode: '', carbonFactor: '1', weight: count, value: 1 })
    store[kind].update(trade().id, { sellerId: trade().sellerId, createdAt: trade().createdAt })
    const line = chance.pick(lines.all())
    lines.update(line.id, { tradeId: trade().id, weight: chance.int(0, 500) })
    lines.remove(chance.pick(lines.all()).id)
    const gone = trade()
    for (const { id } of lines.where('tradeId', gone.id)) lines.remove(id)
    store[kind].remove(gone.id)
    lines.apply({ id: line.id, row: { ...line, tradeId: trade().id, name: 'Applied' } })
  }
}

describe.for(kinds)('The list of %s', kind => {
  beforeEach(() => mock().as(admin))

  test('matches a full scan when read, and after 200 writes and new names of parties', async () => {
    const before = await compared(kind)
    expect(before.found).toEqual(before.wanted)
    const { store } = mock()
    writeAbout(store, kind)
    const [trade] = store[kind].all()
    store.businesses.update(trade?.buyerId ?? '', { name: 'Zzz copper and more' })
    store.users.update(trade?.sellerId ?? '', { name: 'Aaa Umhlanga', username: 'zzz@zzz.example' })
    const { found, wanted } = await compared(kind)
    expect(found).toEqual(wanted)
  })

  test('matches a full scan after writes before the first read', async () => {
    writeAbout(mock().store, kind)
    const { found, wanted } = await compared(kind)
    expect(found).toEqual(wanted)
  })

  test('matches a full scan after preparation in steps with writes between', async () => {
    for (const _piece of mock().store.preparation()) writeAbout(mock().store, kind)
    const { found, wanted } = await compared(kind)
    expect(found).toEqual(wanted)
  })

  test('contains only rows visible to the caller, searched and counted', async () => {
    const { store, as } = mock()
    const query = { term: 'a', column: '', sort: '' }
    for (const username of kind === 'transactions' ? [owner] : [owner, collector]) {
      as(username)
      const seen = new Set(await answered(kind, { ...query, term: '' }))
      expect(seen.size).toBeLessThan(store[kind].count())
      expect(await answered(kind, query)).toEqual(expected(store, kind, query).filter(id => seen.has(id)))
    }
  })
})
