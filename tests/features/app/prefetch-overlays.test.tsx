import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from '#actors/when-idle.ts'
import { renderApp } from '../render-app.tsx'

const page = { isOnline: true, waiting: [] as Array<() => void> }
const beAtLeisure = () => page.waiting.splice(0).forEach(work => work())

beforeEach(() => {
  Object.assign(page, { isOnline: true, waiting: [] })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => page.waiting.push(work))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => page.isOnline)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const leisure = () => {
  const leaving = new AbortController()
  const arrived = vi.fn<() => void>()
  const ended = vi.fn<() => void>()
  const waiting = whenIdle(leaving.signal).then(arrived, ended)
  return { arrived, ended, waiting, leave: () => leaving.abort() }
}

const comeOnline = () => {
  page.isOnline = true
  window.dispatchEvent(new Event('online'))
}

describe('prefetch of overlays', () => {
  test('waits until the page is idle', async () => {
    const { arrived, waiting } = leisure()
    expect(page.waiting).toHaveLength(1)
    expect(arrived).not.toHaveBeenCalled()
    beAtLeisure()
    await waiting
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('waits for a connection when offline', async () => {
    const { arrived, waiting } = leisure()
    page.isOnline = false
    beAtLeisure()
    await Promise.resolve()
    expect(arrived).not.toHaveBeenCalled()
    comeOnline()
    await waiting
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('waits for a delay in browsers without requestIdleCallback', async () => {
    vi.unstubAllGlobals()
    vi.useFakeTimers()
    const { arrived, waiting } = leisure()
    vi.runAllTimers()
    vi.useRealTimers()
    await waiting
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('stops after the user leaves the screen', async () => {
    const { arrived, ended, waiting, leave } = leisure()
    page.isOnline = false
    beAtLeisure()
    leave()
    comeOnline()
    await waiting
    expect(ended).toHaveBeenCalledOnce()
    expect(arrived).not.toHaveBeenCalled()
  })

  test('runs after every screen is shown', async () => {
    renderApp({ path: '/sign-in' })
    expect(page.waiting).toHaveLength(0)
    await screen.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(page.waiting).toHaveLength(1))
  })

  test('lets the mock prepare after the prefetch', async () => {
    const { environment } = renderApp({ path: '/sign-in' })
    const prepare = vi.fn<() => void>()
    environment.prepare = prepare
    await waitFor(() => expect(page.waiting).toHaveLength(1))
    expect(prepare).not.toHaveBeenCalled()
    beAtLeisure()
    await waitFor(() => expect(prepare).toHaveBeenCalled())
  })
})
