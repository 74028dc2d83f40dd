// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCodeHint } from '#mirage/panel/sections/code-hint.tsx'
import { newcomer, owner, startTestMock } from '../harness.ts'

let mock: ReturnType<typeof startTestMock>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mock = startTestMock({ origin: location.origin, now: Date.now })
  return mock.shutdown
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const onUse = vi.fn<(code: string) => void>()
  render(createElement(createCodeHint(mock), { onUse }))
  return onUse
}
const spaced = (code: string | null) => `Use ${code?.slice(0, 3)} ${code?.slice(3)}`

describe('The code hint', () => {
  test('shows the code of the user who is signing in, and enters it on demand', async () => {
    mock.as(owner, 'signed-in')
    const onUse = show()
    const code = mock.currentCode()
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: spaced(code) }))
    expect(onUse).toHaveBeenCalledExactlyOnceWith(code)
  })

  test('shows the next code on time', async () => {
    mock.as(owner, 'signed-in')
    show()
    const before = screen.getByRole('button').textContent
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('button').textContent).toBe(spaced(mock.currentCode()))
    expect(screen.getByRole('button').textContent).not.toBe(before)
  })

  test('shows nothing while signed out, and another code for another user', async () => {
    show()
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => mock.as(newcomer, 'enrolling'))
    expect(screen.getByRole('button').textContent).toBe(spaced(mock.currentCode()))
  })

  test('leaves no timer running', () => {
    mock.as(owner, 'signed-in')
    show()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('In a page, the mock answers calls to the page’s own origin, and its signals abort them', async () => {
  const login = await fetch(new URL('/api/authentication/login', location.origin), {
    method: 'POST',
    body: JSON.stringify({ username: owner, password: 'threereco-2026' }),
    signal: new AbortController().signal,
  })
  expect(await login.text()).toBe('OK')
  const gone = fetch(new URL('/api/materials', location.origin), { signal: AbortSignal.abort('gone') })
  await expect(gone).rejects.toBe('gone')
})
