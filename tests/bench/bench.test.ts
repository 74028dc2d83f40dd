import { describe, expect, test } from 'vitest'
import { judge, reportOf } from './judge.ts'

const rows = (values: readonly number[], limit: number | null = 330) => ({ name: 'first rows', values, limit })

describe('Measured values', () => {
  test.for([
    [[330, 9000, 310, 330, 300], 330, false],
    [[331, 331, 331, 300, 300], 331, true],
    [[], Number.NaN, true],
  ] as const)('of %j have the median %d; over the limit: %s', ([values, median, isOver]) => {
    expect(judge(rows(values))).toMatchObject({ median, isOver })
  })

  test.for([
    [150, 1.5, false],
    [151, 1.5, true],
    [900, null, false],
  ] as const)('of %i ms with a baseline of 100 ms and limit factor %d; over the limit: %s', ([time, times, isOver]) => {
    const floor = { values: [100], times }
    expect(judge({ ...rows([time], null), floor })).toMatchObject({ ratio: time / 100, isOver })
  })
})

test('A report marks missed limits', () => {
  const floor = { values: [250], times: 1.5 }
  const report = reportOf([judge({ ...rows([400]), floor }), judge(rows([3], null))])
  expect(report).toEqual([
    expect.stringMatching(/^ +median +slowest +limit +to floor$/),
    expect.stringMatching(/^first rows +✗ 400 +400 +330 +× 1\.60 ≤ 1\.5$/),
    expect.stringMatching(/^first rows +3\.00 +3\.00 +$/),
    '',
    '1 of 2 medians miss a limit (✗).',
  ])
})
