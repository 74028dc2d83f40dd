import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepare } from '#app/prepare.ts'
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

const fetching = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

const comeOnline = () => {
  page.isOnline = true
  window.dispatchEvent(new Event('online'))
}

describe('What may be needed without a connection', () => {
  test('is fetched once the page has nothing better to do', () => {
    const fetchParts = fetching()
    prepare(fetchParts)
    expect(fetchParts).not.toHaveBeenCalled()
    beAtLeisure()
    expect(fetchParts).toHaveBeenCalledOnce()
  })

  test('is not asked for while there is none, and fetched with the next one', () => {
    const fetchParts = fetching()
    page.isOnline = false
    prepare(fetchParts)
    beAtLeisure()
    expect(fetchParts).not.toHaveBeenCalled()
    comeOnline()
    expect(fetchParts).toHaveBeenCalledOnce()
  })

  test('is fetched a moment later in a browser that cannot tell when it is idle', () => {
    vi.unstubAllGlobals()
    vi.useFakeTimers()
    const fetchParts = fetching()
    prepare(fetchParts)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(fetchParts).toHaveBeenCalledOnce()
  })

  test('is not fetched any more once the screen was left', () => {
    const fetchParts = fetching()
    prepare(fetchParts)()
    beAtLeisure()
    page.isOnline = false
    const leave = prepare(fetchParts)
    beAtLeisure()
    leave()
    comeOnline()
    expect(fetchParts).not.toHaveBeenCalled()
  })

  test('is waited for with every screen, once that is shown', async () => {
    renderApp({ path: '/sign-in' })
    expect(page.waiting).toHaveLength(0)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(page.waiting).toHaveLength(1)
  })
})
