import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

const advanceTimers = (ms: number) => {
  vi.advanceTimersByTime(ms)
}

/**
 * Gives each test of a block a fake clock, which is advanced by `pass` (milliseconds) or by the delays of `user`. Call
 * it in `describe`.
 */
export function useFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers()
    // With fake timers, Testing Library advances them through this global; it knows no other runner.
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
