import { describe, expect, test } from 'vitest'
import { startMock } from '#mirage/mock.ts'
import type { Rows } from '#mirage/store/records.ts'
import { createTable, type Shelf, type Write } from '#mirage/store/row-table.ts'

type Row = Rows['materials']

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`
const row = (id: string, name: string, minute = 0): Row => ({
  id,
  name,
  gwCode: 'GW 50',
  carbonFactor: '1',
  createdAt: at(minute),
  updatedAt: at(minute),
})
const byName = (a: Row, b: Row) => (a.name < b.name ? -1 : Number(a.name > b.name)) || (a.id < b.id ? -1 : 1)

/** A shelf like the one in Mirage's database, which copies rows and creates ids. */
function shelfOf(rows: Row[]): Shelf<Row> {
  const records = rows.map(values => ({ ...values }))
  let lastId = 0
  return {
    records: () => records,
    get: id => records.find(record => record.id === id),
    insert(values) {
      const record = { id: `new ${++lastId}`, ...values } as Row
      records.push(record)
      return record
    },
    update: (record, changes) => void Object.assign(record, changes),
    remove: record => void records.splice(records.indexOf(record), 1),
  }
}

function tableOf(...rows: Row[]) {
  const writes: Array<Write<Row>> = []
  const table = createTable(
    shelfOf(rows),
    byName,
    () => Date.parse(at(30)),
    write => writes.push(write),
  )
  return { table, writes, names: () => table.all().map(({ name }) => name) }
}

describe('The listener of a table', () => {
  test('receives the row before and after every write', () => {
    const { table, writes } = tableOf(row('a', 'Tyres'))
    const made = table.insert({ name: 'Glass', gwCode: 'GW 52', carbonFactor: '0.3' })
    table.update('a', { name: 'Old tyres' })
    table.remove(made.id)
    const glass = {
      id: 'new 1',
      name: 'Glass',
      gwCode: 'GW 52',
      carbonFactor: '0.3',
      createdAt: at(30),
      updatedAt: at(30),
    }
    expect(writes).toEqual([
      { id: 'new 1', before: null, row: glass },
      { id: 'a', before: row('a', 'Tyres'), row: { ...row('a', 'Old tyres'), updatedAt: at(30) } },
      { id: 'new 1', before: glass, row: null },
    ])
  })

  test('receives copies that later writes do not change', () => {
    const { table, writes } = tableOf(row('a', 'Tyres'))
    table.update('a', { name: 'Old tyres' })
    table.update('a', { name: 'Very old tyres' })
    expect(writes.map(write => [write.before?.name, write.row?.name])).toEqual([
      ['Tyres', 'Old tyres'],
      ['Old tyres', 'Very old tyres'],
    ])
  })

  test('is not called without a write', () => {
    const { table, writes } = tableOf(row('a', 'Tyres'))
    expect(() => table.update('b', { name: 'Glass' })).toThrow('No row with the id b')
    expect(() => table.remove('b')).toThrow('No row with the id b')
    table.get('a')
    table.all()
    expect(writes).toEqual([])
  })
})

describe('An applied change', () => {
  test('adds, changes and removes rows with dates, without calling the listener', () => {
    const { table, writes, names } = tableOf(row('a', 'Tyres'), row('b', 'Paper'))
    table.apply({ id: 'c', row: row('c', 'Glass', 7) })
    table.apply({ id: 'a', row: row('a', 'Asphalt', 8) })
    table.apply({ id: 'b', row: null })
    expect(names()).toEqual(['Asphalt', 'Glass'])
    expect(table.get('c')).toEqual(row('c', 'Glass', 7))
    expect(table.get('a')).toEqual(row('a', 'Asphalt', 8))
    expect(table.get('b')).toBeUndefined()
    expect(writes).toEqual([])
  })

  test('can be applied twice, and can delete a missing row', () => {
    const { table, names } = tableOf(row('a', 'Tyres'))
    for (const _time of [1, 2]) {
      table.apply({ id: 'c', row: row('c', 'Glass') })
      table.apply({ id: 'a', row: null })
    }
    expect(names()).toEqual(['Glass'])
  })

  test('updates the lookup of rows by a value', () => {
    const { table } = tableOf(row('a', 'Tyres'), row('b', 'Paper'))
    expect(table.where('name', 'Tyres')).toHaveLength(1)
    table.apply({ id: 'b', row: row('b', 'Tyres') })
    table.apply({ id: 'c', row: row('c', 'Tyres') })
    expect(table.where('name', 'Tyres').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(table.where('name', 'Paper')).toEqual([])
  })

  test('makes one mock equal to another', () => {
    const [one, other] = [startMock({ latency: 0, storage: null }), startMock({ latency: 0, storage: null })]
    const [first, second] = one.store.materials.all()
    const gone = one.store.materials.get(first?.id ?? '')
    one.store.materials.remove(gone?.id ?? '')
    const changed = one.store.materials.update(second?.id ?? '', { name: 'Brand new' })
    const made = one.store.materials.insert({ name: 'Newer still', gwCode: 'GW 50', carbonFactor: '1' })
    for (const { id, row } of [{ id: gone?.id ?? '', row: null }, ...[changed, made].map(row => ({ id: row.id, row }))])
      other.store.materials.apply({ id, row })
    expect(other.store.materials.all()).toEqual(one.store.materials.all())
    other.shutdown()
    one.shutdown()
  })
})

describe('The rows of one value', () => {
  test('are the same after preparation in steps with writes between', () => {
    const { table } = tableOf(
      ...Array.from({ length: 9 }, (_, index) => row(`${index}`, index % 2 ? 'Tyres' : 'Paper')),
    )
    const preparing = table.prepare('name')
    preparing.next()
    table.update('1', { name: 'Paper' })
    table.remove('3')
    preparing.next()
    table.insert({ name: 'Tyres', gwCode: 'GW 52', carbonFactor: '0.3' })
    for (const _piece of preparing) table.get('1')
    expect(table.where('name', 'Tyres').map(({ id }) => id)).toEqual(['5', '7', 'new 1'])
    expect(table.where('name', 'Paper').map(({ id }) => id)).toEqual(['0', '1', '2', '4', '6', '8'])
  })

  test('keep their positions when one of them changes', () => {
    const { table } = tableOf(row('a', 'Tyres'), row('b', 'Tyres'), row('c', 'Paper'), row('d', 'Tyres'))
    const idsOf = () => table.where('name', 'Tyres').map(({ id }) => id)
    expect(idsOf()).toEqual(['a', 'b', 'd'])
    table.update('a', { gwCode: 'GW 99' })
    expect(idsOf()).toEqual(['a', 'b', 'd'])
  })
})
