import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

const advanceTimers = (ms: number) => {
  vi.advanceTimersByTime(ms)
}

/** Installs a fake clock for each test of a `describe` block. `pass(ms)` and the delays of `user` advance the clock. */
export function useFakeTime() {
  beforeEach(() => {
    vi.useFakeTimers()
    // Testing Library advances fake timers only if a global `jest` exists.
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
