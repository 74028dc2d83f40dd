import { describe, expect, test } from 'vitest'
import { isBetween, stillTo } from '#domain/import/import-again.ts'
import { materialImport } from '#domain/import/material-import.ts'
import { transactionImport } from '#domain/import/trade-import.ts'
import type { Material } from '#schemas/material.ts'
import { comparedIn, knowing, known, unreadableMaterial } from './materials.ts'

const copper = known('Copper', 'GW 53-05', '3.1')
const text = 'Name,GW code,Factor\nCopper,GW 53-05,3.2\nBrass,GW 53,2.5'
const [changed, added] = comparedIn(text, [copper]).map(({ write }) => write)

function again(write: typeof changed, ...server: Parameters<typeof knowing>) {
  if (!write) throw new Error('There is nothing to write')
  return stillTo(write, materialImport, materialImport.indexOf(knowing(...server)))
}

test('a record is written if nothing changed since the preview', () => {
  expect(again(changed, [copper])).toEqual({ kind: 'write' })
  expect(again(added, [copper])).toEqual({ kind: 'write' })
})

test('a record is written if another user changed only fields that the import keeps', () => {
  expect(again(changed, [{ ...copper, gwCode: 'GW 53-06' }])).toEqual({ kind: 'write' })
})

test('a record is skipped if a request without a response was processed', () => {
  expect(again(changed, [known('Copper', 'GW 53-05', '3.20')])).toEqual({ kind: 'there' })
  expect(again(added, [known('Brass', 'GW 53', '2.5', 'new')])).toEqual({ kind: 'there' })
})

test.for<[string, typeof changed, Material[], RegExp]>([
  ['has changed the record', changed, [known('Copper', 'GW 53-05', '9')], /changed this record/],
  ['has deleted it', changed, [], /has deleted this record/],
  ['has added another of the name', added, [known('brass', 'GW 53', '9')], /has added this record with other values/],
  [
    'has added several of the name',
    added,
    [known('BRASS', 'a', '1', 'a'), known('brass', 'b', '1', 'b')],
    /has added records/,
  ],
])('a record is not written if another user %s', ([, write, materials, reason]) => {
  expect(again(write, materials)).toEqual({ kind: 'otherwise', reason: expect.stringMatching(reason) as string })
})

test('a new record is not written if an unreadable one has its name', () => {
  expect(again(added, [copper], [unreadableMaterial('brass')])).toMatchObject({ kind: 'otherwise' })
})

test('a removal is skipped if the record is gone, and refused if it changed', () => {
  const removal = {
    kind: 'remove',
    id: copper.id,
    before: { name: 'Copper', gwCode: 'GW 53-05', carbonFactor: '3.1' },
  } as const
  expect(again(removal, [])).toEqual({ kind: 'there' })
  expect(again(removal, [copper])).toEqual({ kind: 'write' })
  expect(again(removal, [known('Copper', 'GW 53-05', '9')])).toMatchObject({ kind: 'otherwise' })
})

describe('an update of lines that the server processed in part', () => {
  const lineOf = (name: string, weight: number) => ({
    material: { name, gwCode: 'GW 53', carbonFactor: 1 },
    weight,
    value: 1,
  })
  const party = { id: 'b1', name: 'Kasi Recyclers' }
  const trade = (...lines: ReadonlyArray<ReturnType<typeof lineOf>>) => ({
    buyer: party,
    seller: party,
    createdAt: '2026-11-02T08:00:00Z',
    lines,
  })
  const [copper1, copper2, brass, lead] = [
    lineOf('Copper', 1),
    lineOf('Copper', 2),
    lineOf('Brass', 3),
    lineOf('Lead', 4),
  ] as const
  const update = {
    kind: 'update',
    id: 't1',
    before: { lines: [copper1, lead] },
    body: { lines: [copper2, brass] },
  } as const

  test.for([
    ['nothing', [copper1, lead], true],
    ['the changed line', [copper2, lead], true],
    ['the new line', [lead, copper2, brass], true],
    ['all lines', [brass, copper2], true],
    ['a line of another user', [copper1, lead, lineOf('Zinc', 5)], false],
    ['less than another user removed', [copper1], false],
  ] as const)('%s', ([, lines, isOurs]) => {
    expect(isBetween(trade(...lines), update, transactionImport)).toBe(isOurs)
  })

  test('a part that the update does not change is ignored', () => {
    expect(isBetween({ ...trade(copper1, lead), createdAt: '2026-01-01T08:00:00Z' }, update, transactionImport)).toBe(
      true,
    )
  })
})
