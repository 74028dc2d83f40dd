import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../render-app.tsx'

test('shows figures and dates in browsers with an invalid language tag', async () => {
  // Idle work never runs: the app stays mounted, and must not run code after the test environment ends.
  vi.stubGlobal('requestIdleCallback', () => 0)
  const language = 'en-US@posix'
  Object.defineProperties(navigator, { language: { value: language }, languages: { value: [language] } })
  history.replaceState(null, '', '/business/transactions?mock-as=naledi')
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await act(() => import('../../../src/main.tsx'))
  expect(await screen.findByText(/^1–10 of/)).toBeVisible()
})
