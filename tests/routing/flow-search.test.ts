import { describe, expect, test } from 'vitest'
import { type FlowView, hasUnreadableFamily, readFlowSearch, writeFlowSearch } from '#routing/flow-search.ts'

const cases: ReadonlyArray<[search: string, view: FlowView]> = [
  ['', { by: 'material', every: 'month', isByProvince: false, shown: null, filter: null }],
  ['?by=code&every=quarter', { by: 'code', every: 'quarter', isByProvince: false, shown: null, filter: null }],
  [
    '?by=counterparty&province=yes',
    { by: 'counterparty', every: 'month', isByProvince: true, shown: null, filter: null },
  ],
  [
    '?show=sold',
    {
      by: 'material',
      every: 'month',
      isByProvince: false,
      shown: { figure: 'sold', of: '' },
      filter: null,
    },
  ],
  [
    '?by=code&show=opening&of=code%3AGW+53-02',
    {
      by: 'code',
      every: 'month',
      isByProvince: false,
      shown: { figure: 'opening', of: 'code:GW 53-02' },
      filter: null,
    },
  ],
  [
    '?family=metal&family=glass&material=Steel%3A+mixed&material=',
    {
      by: 'material',
      every: 'month',
      isByProvince: false,
      shown: null,
      filter: { families: ['metal', 'glass'], materials: ['Steel: mixed', null] },
    },
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
    expect(view).toEqual({
      by: 'family',
      every: 'month',
      isByProvince: false,
      shown: null,
      filter: null,
    })
    expect(writeFlowSearch({ kind: 'month' }, view)).toBe('?period=month&by=family')
  })
})
