import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lists } from '../list-parts.ts'
import { naledi, renderApp } from '../render-app.tsx'

// Simulates a browser that blocks site data: any access to a storage throws.
beforeEach(() => {
  vi.stubGlobal('navigation', Object.assign(new EventTarget(), { entries: () => [], currentEntry: { key: 'here' } }))
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('works in browsers that block site data', async () => {
  renderApp({ as: naledi, path: lists.business })
  expect(await screen.findByRole('heading', { name: 'Transactions' })).toBeVisible()
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1)
})
