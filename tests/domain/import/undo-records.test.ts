import { describe, expect, test } from 'vitest'
import type { ImportOutcome, ImportWrite } from '#domain/import/import-types.ts'
import { undoRecords } from '#domain/import/undo-records.ts'
import type { ImportEntry } from '#schemas/stored-import.ts'

type Body = { name: string }
const importId = '5b6e1c1e-3c54-4d4f-8a55-0f3f6f6f1000'
const written = { kind: 'written' } as const
const changedByOthers = 'Another user has changed this record since the import'

const entryOf = (write: ImportWrite<Body>, outcome: ImportOutcome | null = written, place = 0): ImportEntry => ({
  importId,
  place,
  write,
  title: write.id,
  rows: [place + 2],
  outcome,
})
const isSame = ({ name }: Body, parts: Partial<Body>) => name === parts.name

/** Returns the records that undo the entries if the server has these names by id. */
const undone = (entries: readonly ImportEntry[], server: Readonly<Record<string, string>>) =>
  undoRecords<Body>(entries, {
    find: ({ id }) => (server[id] === undefined ? undefined : { id, body: { name: server[id] } }),
    isSame,
  })

const created: ImportWrite<Body> = { kind: 'create', id: 'a', body: { name: 'Tin' } }
const updated: ImportWrite<Body> = { kind: 'update', id: 'a', before: { name: 'Tin' }, body: { name: 'Zinc' } }

describe('undo of an import', () => {
  test.for<[what: string, ImportWrite<Body>, Record<string, string>, verdict: string, ImportWrite<Body> | null]>([
    [
      'removes a created record',
      created,
      { a: 'Tin' },
      'changed',
      { kind: 'remove', id: 'a', before: { name: 'Tin' } },
    ],
    ['needs no request for a removed record', created, {}, 'unchanged', null],
    ['keeps a created record that was changed', created, { a: 'Zinc' }, 'wrong', null],
    [
      'restores an updated record',
      updated,
      { a: 'Zinc' },
      'changed',
      { kind: 'update', id: 'a', before: { name: 'Zinc' }, body: { name: 'Tin' } },
    ],
    ['needs no request for a restored record', updated, { a: 'Tin' }, 'unchanged', null],
    ['does not restore a removed record', updated, {}, 'unchanged', null],
    ['keeps an updated record that was changed', updated, { a: 'Iron' }, 'wrong', null],
  ])('%s', ([, write, server, verdict, undo]) => {
    const [record] = undone([entryOf(write)], server)
    expect(record).toMatchObject({ verdict, write: undo, title: 'a', rows: [2] })
    const reasons = verdict === 'wrong' ? [{ row: 2, field: null, reason: changedByOthers }] : []
    expect(record?.reasons).toEqual(reasons)
  })

  test('includes records without a response, but not refused ones or records that were never sent', () => {
    const entries = [
      entryOf({ ...created, id: 'unsure' }, { kind: 'unsure' }),
      entryOf({ ...created, id: 'refused' }, { kind: 'refused', reason: 'The name exists' }),
      entryOf({ ...created, id: 'pending' }, null),
    ]
    const found = undone(entries, { unsure: 'Tin', refused: 'Tin', pending: 'Tin' })
    expect(found.map(({ title }) => title)).toEqual(['unsure'])
  })

  test('has the reverse order of writing', () => {
    const entries = ['a', 'b', 'c'].map((id, place) => entryOf({ ...created, id }, written, place))
    expect(undone(entries, {}).map(({ title }) => title)).toEqual(['c', 'b', 'a'])
  })
})
