import { expect, test } from 'vitest'
import { stillTo } from '#domain/import/import-again.ts'
import type { ImportRow } from '#domain/import/import-rows.ts'
import { catalogueOf } from '#domain/import/known-materials.ts'
import type { Material } from '#schemas/material.ts'
import { comparedIn, known, unreadableMaterial } from './materials.ts'

const copper = known('Copper', 'GW 53-05', '3.1')
const text = 'Name,GW code,Factor\nCopper,GW 53-05,3.2\nBrass,GW 53,2.5'
const [changed, added] = comparedIn(text, [copper]) as [
  ImportRow & { verdict: 'changed' },
  ImportRow & { verdict: 'new' },
]

const again = (row: typeof changed | typeof added, materials: readonly Material[]) =>
  stillTo(row, catalogueOf({ items: [...materials], unreadable: [] }))

test('a row is written if nothing changed since the preview', () => {
  expect(again(changed, [copper])).toEqual({ kind: 'write' })
  expect(again(added, [copper])).toEqual({ kind: 'write' })
})

test('a row is skipped if a request without a response was processed', () => {
  expect(again(changed, [known('Copper', 'GW 53-05', '3.20')])).toEqual({ kind: 'there' })
  expect(again(added, [known('Brass', 'GW 53', '2.5', 'new')])).toEqual({ kind: 'there' })
})

test.for([
  ['has changed the material', changed, [known('Copper', 'GW 53-05', '9')], /changed this material/],
  ['has deleted it', changed, [], /has deleted this material/],
  ['has added another of the name', added, [known('brass', 'GW 53', '9')], /has added a material/],
  [
    'has added several of the name',
    added,
    [known('BRASS', 'a', '1', 'a'), known('brass', 'b', '1', 'b')],
    /has added materials/,
  ],
] as const)('a row is not written if another user %s', ([, row, materials, reason]) => {
  expect(again(row, materials)).toEqual({ kind: 'otherwise', reason: expect.stringMatching(reason) as string })
})

test('a new row is not written if an unreadable material has its name', () => {
  const catalogue = catalogueOf({ items: [copper], unreadable: [unreadableMaterial('brass')] })
  expect(stillTo(added, catalogue)).toMatchObject({ kind: 'otherwise' })
})
