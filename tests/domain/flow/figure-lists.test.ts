import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { matcherOf } from '#domain/filters/matching.ts'
import { tradeTests } from '#domain/filters/trade-tests.ts'
import { listsOfFigure } from '#domain/flow/figure-lists.ts'
import { type FlowSelection, flowFigures, linesOfFilter, materialRowName } from '#domain/flow/flow-selection.ts'
import type { FlowSubject } from '#domain/flow/movement.ts'
import { findRecords } from '#features/reports/flow/records/find-records.ts'
import { flowOn, line, record, type SomeRecord } from './some-flows.ts'

vi.setConfig({ testTimeout: 120_000 })

const materials = [
  ['Copper wire', 'GW 53-02'],
  ['Copper wire', 'GW 53-99'],
  ['Steel cans', 'GW 53-01'],
  ['Glass', 'GW 52'],
  [null, null],
] as const
const someLine = fc.constantFrom(...materials).map(([name, gwCode]) => line(name, gwCode, 1))
const day = fc.constantFrom('2026-06-30', '2026-07-01', '2026-07-31', '2026-08-20', '2026-09-30', '2026-10-01')

/** Records of Umhlanga Metals: its purchases and collections from two sellers, and its sales to two businesses. */
const someRecord = fc
  .record({
    list: fc.constantFrom('transactions', 'collections'),
    parties: fc.constantFrom(
      { from: 'petra', to: 'umhlanga' },
      { from: 'bongani', to: 'umhlanga' },
      { from: 'naledi', to: 'bloem' },
      { from: 'naledi', to: 'kasi' },
    ),
    day,
    lines: fc.array(someLine, { minLength: 1, maxLength: 3 }),
  })
  .filter(({ list, parties }) => list === 'transactions' || parties.to === 'umhlanga')
const someRecords = fc
  .array(someRecord, { minLength: 1, maxLength: 15 })
  .map(all =>
    all.map(({ list, parties, day, lines }, at): SomeRecord => [list, record(`${at}`, day, parties, ...lines)]),
  )

const rows = [
  '',
  ...materials.map(([name, gwCode]) => materialRowName({ name, gwCode })),
  'code:GW 53-02',
  'waste:general',
  'family:metal',
  'family:glass',
  'party:petra',
  'party:bloem',
  'party:',
  'province:Gauteng',
  'month:2026-07',
  'month:2026-09',
  'quarter:2026-Q3',
]
const filters = [
  null,
  { families: ['metal' as const], materials: [] },
  { families: [], materials: ['Copper wire'] },
  { families: ['glass' as const], materials: ['Copper wire'] },
  { families: ['metal' as const, 'glass' as const], materials: ['Steel cans'] },
]
const facts = { today: '2026-11-01', userId: 'naledi' }

/** Returns the ids that the lists show with the filters of a figure, and the ids of the figure. */
async function compare(all: readonly SomeRecord[], selection: FlowSelection, filter: (typeof filters)[number]) {
  const isInFilter = linesOfFilter(filter)
  const filtered = all.map(
    ([list, trade]): SomeRecord => [
      list,
      { ...trade, materials: trade.materials.filter(({ material }) => isInFilter(material)) },
    ],
  )
  const { flow } = await flowOn(filtered, { filter })
  const subject: FlowSubject = { kind: 'business', id: 'umhlanga', sellerIds: null }
  const lists = listsOfFigure(selection, flow, subject)
  const sources = (['transactions', 'collections'] as const).map(list => ({
    list,
    unreadable: { records: [], lines: [] },
    trades: () => all.flatMap(([own, trade]) => (own === list ? [[trade.id, trade] as const] : [])),
  }))
  const { records } = await findRecords(sources, subject, flow, selection, new AbortController().signal)
  const listed = lists.flatMap(({ list, conditions }) => {
    const name = conditions.find(condition => condition.name === 'material')?.value
    const matches = matcherOf(tradeTests, conditions, {
      ...facts,
      businessId: null,
      material: name === undefined ? null : { name },
    })
    return all.flatMap(([own, trade]) => (own === list && matches(trade) ? [trade.id] : []))
  })
  return { hasLists: lists.length > 0, listed: listed.toSorted(), added: records.map(({ id }) => id).toSorted() }
}

test('lists show the same records with their filters as the figure adds up', async () => {
  const rowsWithLists = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      someRecords,
      fc.constantFrom(...flowFigures),
      fc.constantFrom(...rows),
      fc.constantFrom(...filters),
      async (all, figure, of, filter) => {
        const { hasLists, listed, added } = await compare(all, { figure, of }, filter)
        if (!hasLists) return
        rowsWithLists.add(of.split(':')[0] ?? '')
        expect(listed).toEqual(added)
      },
    ),
    { numRuns: 3000 },
  )
  expect([...rowsWithLists].toSorted()).toEqual(['', 'family', 'material', 'month', 'party', 'quarter'])
})

test.each<[FlowSelection, string[]]>([
  [{ figure: 'in', of: '' }, ['transactions', 'collections']],
  [{ figure: 'collected', of: 'family:glass' }, ['collections']],
  [{ figure: 'sold', of: 'party:bloem' }, ['transactions']],
  [{ figure: 'sold', of: '' }, []],
  [{ figure: 'closing', of: '' }, []],
  [{ figure: 'bought', of: 'code:GW 53-02' }, []],
])('the figure %j is in the lists %j', async (selection, lists) => {
  const { flow } = await flowOn([['transactions', record('1', '2026-07-01', { from: 'petra', to: 'umhlanga' })]])
  const subject: FlowSubject = { kind: 'business', id: 'umhlanga', sellerIds: null }
  expect(listsOfFigure(selection, flow, subject).map(({ list }) => list)).toEqual(lists)
})
