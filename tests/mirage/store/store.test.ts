import { expect, test } from 'vitest'
import type { Rows } from '#mirage/store/records.ts'
import type { Shelf } from '#mirage/store/row-table.ts'
import { createStore, type StoreWrite } from '#mirage/store/store.ts'

function emptyShelf<Name extends keyof Rows>(name: Name): Shelf<Rows[Name]> {
  const records: Array<Rows[Name]> = []
  return {
    records: () => records,
    get: id => records.find(record => record.id === id),
    insert(values) {
      const record = { id: `${name} 1`, ...values } as Rows[Name]
      records.push(record)
      return record
    },
    update: () => {},
    remove: () => void records.pop(),
  }
}

test('the listener receives the name of the table', () => {
  const writes: StoreWrite[] = []
  const store = createStore(
    emptyShelf,
    () => 0,
    write => writes.push(write),
  )
  store.materials.insert({ name: 'Glass', gwCode: 'GW 52', carbonFactor: '0.3' })
  store.collections.insert({ buyerId: 'a', sellerId: 'b' })
  store.materials.remove('materials 1')
  store.tables.materials.apply({ id: 'c', row: null })
  expect(writes.map(({ table, id, row }) => [table, id, row === null])).toEqual([
    ['materials', 'materials 1', false],
    ['collections', 'collections 1', false],
    ['materials', 'materials 1', true],
  ])
})
