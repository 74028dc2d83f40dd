import { readFileSync } from 'node:fs'
import { someTrades, someWrite } from '#machines/trade-totals/trade-totals.fakes.ts'
import { tradesRead } from '#machines/trade-totals/trade-totals.selectors.ts'
import { type Trade, trade } from '#schemas/trade.ts'
import { settled } from '../../../machines/support.ts'
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

/** Expected sums, which expected-sums.py writes. Amounts are exact decimal text. */
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
  /** Name, GW code, time, month, day, first day and kg of each negative stock. */
  findings?: Array<Array<string | null>>
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
export const data = JSON.parse(read('records.json')) as Data

const expectedIn = (name: string) =>
  read(name)
    .trimEnd()
    .split('\n')
    .map(row => JSON.parse(row) as Expected)
export const expectedSums = expectedIn('expected-sums.jsonl')
/** Sums before records were edited and deleted, of the businesses with such records. */
export const sumsBeforeChanges = expectedIn('sums-before-changes.jsonl')

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

/** Returns the records of a list as the server sends them after they were edited and deleted. */
function rowsAfterChanges(list: List): Trade[] {
  const { edited, deleted } = data.changes[list]
  return data[list].flatMap((row, index) =>
    deleted.includes(index) ? [] : [parsed(list, index, edited[String(index)] ?? row)],
  )
}

const pageSize = 100

/** Reads a list with the machine of the overview. */
export async function readList(list: List) {
  let rows = data[list].map((row, index) => parsed(list, index, row))
  const { actor, wait } = await opened({
    page: page => someTrades(rows.slice((page - 1) * pageSize, page * pageSize), Math.ceil(rows.length / pageSize)),
  })
  return {
    trades: () => [...tradesRead(actor.getSnapshot())],
    /** Edits and deletes records in this browser. */
    changeHere() {
      const { edited, deleted } = data.changes[list]
      for (const [index, row] of Object.entries(edited)) {
        actor.send(someWrite(parsed(list, Number(index), row)))
      }
      for (const index of deleted) actor.send({ type: 'trade.written', id: idOf(list, index), trade: null, at: 1 })
    },
    /** Edits and deletes records on the server. Reads the list again after five minutes. */
    async changeElsewhere() {
      rows = rowsAfterChanges(list)
      actor.send({ type: 'screen.left' })
      await wait(5 * 60_000)
      actor.send({ type: 'screen.opened' })
      await settled()
    },
  }
}
