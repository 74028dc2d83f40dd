import { describe, expect, test } from 'vitest'
import { type FlowView, readFlowSearch, writeFlowSearch } from '#routing/flow-search.ts'

const cases: ReadonlyArray<[search: string, view: FlowView]> = [
  ['', { sheet: 'flow', by: 'material', every: 'month', isByProvince: false, shown: null }],
  ['?sheet=others', { sheet: 'others', by: 'material', every: 'month', isByProvince: false, shown: null }],
  ['?by=code&every=quarter', { sheet: 'flow', by: 'code', every: 'quarter', isByProvince: false, shown: null }],
  [
    '?by=counterparty&province=yes',
    { sheet: 'flow', by: 'counterparty', every: 'month', isByProvince: true, shown: null },
  ],
  [
    '?show=sold',
    { sheet: 'flow', by: 'material', every: 'month', isByProvince: false, shown: { figure: 'sold', of: '' } },
  ],
  [
    '?by=code&show=opening&of=code%3AGW+53-02',
    {
      sheet: 'flow',
      by: 'code',
      every: 'month',
      isByProvince: false,
      shown: { figure: 'opening', of: 'code:GW 53-02' },
    },
  ],
]

describe('Grouping of a material-flow report in the URL', () => {
  test.each(cases)('%s is read, and written unchanged', (search, view) => {
    expect(readFlowSearch(search)).toEqual(view)
    expect(writeFlowSearch({ kind: 'last12' }, view)).toBe(search)
  })

  test('follows the period', () => {
    const view = readFlowSearch('?by=family&show=lost&every=week')
    expect(view).toEqual({ sheet: 'flow', by: 'family', every: 'month', isByProvince: false, shown: null })
    expect(writeFlowSearch({ kind: 'month' }, view)).toBe('?period=month&by=family')
  })
})
