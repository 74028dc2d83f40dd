import { describe, expect, test } from 'vitest'
import { judge, mergedRun, reportOf } from './judge.ts'

const rows = (values: readonly number[], limit: number | null = 330) => ({ name: 'first rows', values, limit })
const nothing = { of: 'no run', medians: {} }

describe('Measured values', () => {
  test.for([
    [[330, 9000, 310, 330, 300], 330, false],
    [[331, 331, 331, 300, 300], 331, true],
    [[], Number.NaN, true],
  ] as const)('of %j have the median %d; over the limit: %s', ([values, median, isOver]) => {
    expect(judge(rows(values), {})).toMatchObject({ median, isOver })
  })

  test.for([
    [150, 1.5, false],
    [151, 1.5, true],
    [900, null, false],
  ] as const)('of %i ms with a baseline of 100 ms and limit factor %d; over the limit: %s', ([time, times, isOver]) => {
    const floor = { values: [100], times }
    expect(judge({ ...rows([time], null), floor }, {})).toMatchObject({ ratio: time / 100, isOver })
  })

  test.for([
    [220, false],
    [221, true],
  ] as const)('of %i ms after a stored run of 200 ms; slower: %s', ([time, isMore]) => {
    const { medians } = mergedRun('today', [judge(rows([200]), {})], nothing)
    expect(judge(rows([time]), medians)).toMatchObject({ stored: 200, isMore })
  })

  test('are stored next to those of other benchmarks', () => {
    const { medians } = mergedRun('today', [judge(rows([200]), {})], { of: 'yesterday', medians: { back: 40 } })
    expect(medians).toEqual({ back: 40, 'first rows': 200 })
  })
})

test('A report marks missed limits and lists slower values', () => {
  const floor = { values: [250], times: 1.5 }
  const report = reportOf([judge({ ...rows([400]), floor }, { 'first rows': 200 }), judge(rows([3], null), {})])
  expect(report).toEqual([
    expect.stringMatching(/^ +median +slowest +limit +to floor +stored$/),
    expect.stringMatching(/^first rows +✗ 400 +400 +330 +× 1\.60 ≤ 1\.5 +200$/),
    expect.stringMatching(/^first rows +3\.00 +3\.00 +$/),
    '',
    'first rows: 400, and 200 in the stored run.',
    '1 of 2 medians miss a limit (✗).',
  ])
})
