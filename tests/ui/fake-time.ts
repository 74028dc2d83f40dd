import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

const advanceTimers = (ms: number) => {
  vi.advanceTimersByTime(ms)
}

/**
 * Puts each test of a block under a clock that moves only when told: by `pass` (milliseconds), or by the delays of
 * `user`. Call it in `describe`.
 */
export function useFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers()
    // Testing Library drains its queue through this global when timers are fake; it knows no other runner.
    vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return {
    user: userEvent.setup({ advanceTimers }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}
