import { describe, expect, test } from 'vitest'
import { judge, keptOf, type Measured } from './load/judge.ts'
import { isGoodEnough, medianLook } from './load/scores.ts'
import { sentencesOf, tableOf } from './load/table.ts'

/** First rows have to be there within 330 ms, and within one and a half times as long as on the floor. */
const firstRows = (times: readonly number[], floorTimes: readonly number[] = []): Measured => ({
  name: 'first rows',
  speed: '1x',
  times,
  floorTimes,
})

const look = (performance: number, accessibility = 100, faults: readonly string[] = []) => ({
  scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
  faults,
})

describe('What was measured', () => {
  test('is judged by its median: one slow visit of five does not count', () => {
    expect(judge(firstRows([330, 9000, 310, 330, 300]), {})).toMatchObject({ median: 330, isOverLimit: false })
  })

  test('misses its limit when the median is above it', () => {
    expect(judge(firstRows([331, 331, 331, 300, 300]), {})).toMatchObject({ median: 331, isOverLimit: true })
  })

  test.for([
    [150, false],
    [151, true],
  ] as const)('takes %i ms where the floor takes 100: is that too far from it? %s', ([time, isFarFromFloor]) => {
    expect(judge(firstRows([time], [100]), {})).toMatchObject({ floor: 100, ratio: time / 100, isFarFromFloor })
  })

  test('may be as far from the floor as it likes where no limit says how far', () => {
    expect(judge({ name: 'back', speed: '4x', times: [100], floorTimes: [1] }, {})).toMatchObject({
      ratio: 100,
      isFarFromFloor: false,
    })
  })

  test('has no ratio where the floor has nothing of the kind', () => {
    expect(judge(firstRows([100]), {})).toMatchObject({ floor: null, ratio: null, isFarFromFloor: false })
  })

  test.for([
    [220, false],
    [221, true],
  ] as const)('takes %i ms, and 200 in the run that was kept: did it get slower? %s', ([time, isSlower]) => {
    expect(judge(firstRows([time]), keptOf([firstRows([200])]))).toMatchObject({ kept: 200, isSlower })
  })

  test('is compared with its like only: one speed has nothing to do with another', () => {
    const kept = keptOf([{ ...firstRows([200]), speed: '4x' }])
    expect(judge(firstRows([300]), kept)).toMatchObject({ kept: null, isSlower: false })
  })
})

describe('The table', () => {
  test('marks what misses a limit, and leaves out what was not measured', () => {
    const judged = [judge(firstRows([400], [250]), {})]
    expect(tableOf('1x', judged).slice(1)).toEqual([
      expect.stringMatching(/^first rows +✗ 400 +330 +250 +✗ × 1\.60 +× 1\.50/),
    ])
    expect(tableOf('4x', judged)).toHaveLength(1)
  })

  test('is followed by what got slower and how much misses a limit, in words', () => {
    const judged = [judge(firstRows([400]), keptOf([firstRows([200])]))]
    expect(sentencesOf(judged)).toEqual([
      'first rows, 1x, got slower by more than a tenth: 400 ms, and 200 ms in the run that was kept.',
      '1 of 1 medians miss a limit (✗).',
    ])
    expect(sentencesOf([judge(firstRows([300]), {})])).toEqual(['Every median keeps within its limits.'])
  })
})

describe('The scores of Lighthouse', () => {
  test('are the medians of the runs, with all faults that were found, each once', () => {
    const median = medianLook([look(80, 90, ['A']), look(99), look(96, 100, ['A', 'B'])])
    expect(median).toEqual(look(96, 100, ['A', 'B']))
  })

  test.for([
    [95, 100, true],
    [94, 100, false],
    [100, 99, false],
  ] as const)(
    'of %i for performance and %i for accessibility are good enough: %s',
    ([performance, accessibility, is]) => {
      expect(isGoodEnough({ page: 'list', leastPerformance: 95, ...look(performance, accessibility) })).toBe(is)
    },
  )
})
