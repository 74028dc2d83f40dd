import { readFileSync } from 'node:fs'
import { someTrades } from '#machines/trade-totals/trade-totals.fakes.ts'
import { tradesRead } from '#machines/trade-totals/trade-totals.selectors.ts'
import { type Trade, trade } from '#schemas/trade.ts'
import { opened } from '../../../machines/trade-totals/started.ts'

type Row = [
  createdAt: string,
  buyer: number,
  seller: number,
  lines: Array<[material: number, weight: number, value: number]>,
]
type List = 'transactions' | 'collections'

/** Content of records.json. Numbers are indexes. The business of a user is null for collectors. */
type Data = Record<List, Row[]> & {
  businesses: string[]
  users: Array<[name: string, business: number | null]>
  materials: Array<[name: string | null, gwCode: string | null]>
  changes: Record<List, { deleted: number[]; edited: Record<string, Row> }>
}

/** Row of expected-sums.jsonl, which expected-sums.py writes. Amounts are exact decimal text. */
export type Expected = {
  zone: string
  period: [from: string, to: string]
  business: number
  /** Numbers of records in the period and before it. */
  records: [number, number]
  /** Opening, bought, collected, sold and closing in kg, then the values of bought, collected and sold. */
  totals: string[]
  materials?: Array<[name: string | null, gwCode: string | null, ...figures: string[]]>
  months?: string[][]
  parties?: Array<[kind: 'user' | 'business', index: number, ...figures: string[]]>
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
export const data = JSON.parse(read('records.json')) as Data
export const expectedSums = read('expected-sums.jsonl')
  .trimEnd()
  .split('\n')
  .map(row => JSON.parse(row) as Expected)

const kinds = { business: 'b', user: 'c', transactions: 'd', collections: 'e' } as const

/** Returns the id of a record in the data. */
export const idOf = (kind: keyof typeof kinds, index: number) =>
  `3f2504e0-4f89-41d3-9a0c-${kinds[kind]}${String(index).padStart(11, '0')}`

export const usersOf = (business: number) =>
  new Set(data.users.flatMap(([, own], index) => (own === business ? [idOf('user', index)] : [])))

/** Returns a record as the server sends it. */
const answerOf = (list: List, index: number, [createdAt, buyer, seller, lines]: Row): unknown => ({
  id: idOf(list, index),
  buyer: { id: idOf('business', buyer), name: data.businesses[buyer] },
  seller: { id: idOf('user', seller), name: data.users[seller]?.[0], username: `user-${seller}@example.com` },
  materials: lines.map(([material, weight, value]) => {
    const [name, gwCode] = data.materials[material] ?? []
    return { name, gwCode, carbonFactor: '1.5', weight, value }
  }),
  createdAt,
  updatedAt: createdAt,
})

const parsed = (list: List, index: number, row: Row): Trade => trade.parse(answerOf(list, index, row))

/** Reads a list with the machine of the overview, then edits and deletes records in this browser. */
export async function readList(list: List) {
  const rows = data[list].map((row, index) => parsed(list, index, row))
  const pageSize = 100
  const pages = Math.ceil(rows.length / pageSize)
  const { actor } = await opened({
    page: page => someTrades(rows.slice((page - 1) * pageSize, page * pageSize), pages),
  })
  const { edited, deleted } = data.changes[list]
  for (const [index, row] of Object.entries(edited)) {
    actor.send({ type: 'trade.changed', trade: parsed(list, Number(index), row) })
  }
  for (const index of deleted) actor.send({ type: 'trade.removed', id: idOf(list, index) })
  return [...tradesRead(actor.getSnapshot())]
}
