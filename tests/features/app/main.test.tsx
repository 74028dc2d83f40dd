import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../render-app.tsx'

test('starts without a mistyped mock link, then works with another account', async () => {
  const user = userEvent.setup({ delay: null })
  history.replaceState(null, '', '/business?mock-as=naledi&mock-scenario=bussy')
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await act(() => import('../../../src/main.tsx'))

  expect(await screen.findByRole('heading', { name: 'This link is invalid' })).toBeVisible()
  expect(screen.getByText('mock-scenario=bussy')).toBeVisible()
  expect(root).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Start without them' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(location.search).not.toContain('mock-')

  await user.click(screen.getByRole('button', { name: 'Mock panel' }))
  // Searches only in the panel, because the sign-in screen offers the same accounts.
  const panel = within(await screen.findByRole('dialog', { name: 'Mock panel' }))
  await user.click(await panel.findByRole('button', { name: /^Naledi Mokoena/ }))
  await waitFor(() => expect(location.pathname).toBe('/business'))
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
  await user.click(panel.getByRole('button', { name: /^Bongani Khumalo/ }))
  await waitFor(() => expect(location.pathname).toBe('/collector'))
})
