import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeLeft } from '#lab/view/time-left.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('the remaining time counts down to 0 and stops', () => {
  render(<TimeLeft until={Date.now() + 1500} />)
  expect(shown()).toBe('1.5 s')
  pass(600)
  expect(shown()).toBe('0.9 s')
  pass(5000)
  expect(shown()).toBe('0.0 s')
  expect(vi.getTimerCount()).toBe(0)
})

test('a new time restarts the countdown', () => {
  const { rerender } = render(<TimeLeft until={Date.now()} />)
  rerender(<TimeLeft until={Date.now() + 300} />)
  expect(shown()).toBe('0.3 s')
  pass(200)
  expect(shown()).toBe('0.1 s')
})
