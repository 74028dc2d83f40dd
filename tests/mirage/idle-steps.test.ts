import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runStepsWhenIdle } from '#mirage/idle-steps.ts'

const clock = { time: 0 }
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns five steps of 3 ms each, and a count of finished steps. */
function fiveSteps() {
  const made = { count: 0 }
  function* steps() {
    while (made.count < 5) {
      clock.time += 3
      made.count += 1
      yield
    }
  }
  return { made, steps: steps() }
}

describe('Work in idle time', () => {
  test('runs a few steps at a time and yields to the page', () => {
    const { made, steps } = fiveSteps()
    runStepsWhenIdle(steps)
    const counts = [made.count]
    while (vi.getTimerCount() > 0) {
      vi.advanceTimersToNextTimer()
      counts.push(made.count)
    }
    expect(counts).toEqual([0, 2, 4, 5])
  })

  test('runs in the browser’s idle callback if available', () => {
    const waiting: Array<() => void> = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
    const { made, steps } = fiveSteps()
    runStepsWhenIdle(steps)
    expect([made.count, vi.getTimerCount(), waiting.length]).toEqual([0, 0, 1])
    for (const work of waiting) work()
    expect([made.count, waiting.length]).toEqual([5, 3])
  })

  test('stops on request', () => {
    const { made, steps } = fiveSteps()
    const stop = runStepsWhenIdle(steps)
    vi.advanceTimersToNextTimer()
    stop()
    vi.runAllTimers()
    expect(made.count).toBe(2)
  })
})
