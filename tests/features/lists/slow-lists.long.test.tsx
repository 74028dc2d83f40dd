import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listed, listRows } from '../list-parts.ts'
import { naledi, renderApp } from '../render-app.tsx'

const path = '/business/transactions'
const never = 10 * 60_000

const button = (name: string) => screen.getByRole('button', { name })
/** Waits for the text that appears after two seconds. */
const stillTrying = () => screen.findByText('Still trying…')

test('slow list shows an empty frame after Cancel, with a retry', async () => {
  const app = renderApp({ as: naledi, path: '/' })
  await screen.findByRole('heading', { name: 'Overview' })
  app.mock.switches.latency = never
  app.go(`${path}?searchTerm=kasi`)
  await stillTrying()
  await app.user.click(button('Cancel'))
  expect(screen.getByText('Nothing was loaded.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await waitFor(() => expect(button('Reload')).toHaveFocus())
  app.mock.switches.latency = 0
  await app.user.click(button('Reload'))
  await listed()
  expect(listRows().length).toBeGreaterThan(0)
  expect(app.path()).toBe(`${path}?searchTerm=kasi`)
})
