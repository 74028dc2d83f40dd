import { describe, expect, test } from 'vitest'
import { type FlowView, hasUnreadableFamily, readFlowSearch, writeFlowSearch } from '#routing/flow-search.ts'

const first: FlowView = { by: 'material', every: 'month', isByProvince: false, shown: null, filter: null }

const cases: ReadonlyArray<[search: string, view: FlowView]> = [
  ['', first],
  ['?by=code&every=quarter', { ...first, by: 'code', every: 'quarter' }],
  ['?by=counterparty&province=yes', { ...first, by: 'counterparty', isByProvince: true }],
  ['?show=sold', { ...first, shown: { figure: 'sold', of: '' } }],
  [
    '?by=code&show=opening&of=code%3AGW+53-02',
    { ...first, by: 'code', shown: { figure: 'opening', of: 'code:GW 53-02' } },
  ],
  [
    '?family=metal&family=glass&material=Steel%3A+mixed&material=',
    { ...first, filter: { families: ['metal', 'glass'], materials: ['Steel: mixed', null] } },
  ],
]

describe('Grouping of a material-flow report in the URL', () => {
  test.each(cases)('%s is read, and written unchanged', (search, view) => {
    expect(readFlowSearch(search)).toEqual(view)
    expect(writeFlowSearch({ kind: 'last12' }, view)).toBe(search)
    expect(hasUnreadableFamily(search)).toBe(false)
  })

  test('follows the period', () => {
    const search = '?by=family&show=lost&every=week&family=gold'
    const view = readFlowSearch(search)
    expect(hasUnreadableFamily(search)).toBe(true)
    expect(view).toEqual({ ...first, by: 'family' })
    expect(writeFlowSearch({ kind: 'month' }, view)).toBe('?period=month&by=family')
  })
})
