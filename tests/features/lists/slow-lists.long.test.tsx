import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, table } from '../list-parts.ts'
import { naledi, renderApp } from '../render-app.tsx'

const path = '/business/transactions'
const never = 10 * 60_000

const button = (name: string) => screen.getByRole('button', { name })
/** Waits for the text that appears after two seconds. */
const stillTrying = () => screen.findByText('Still trying…')

describe('slow list', () => {
  test('shows an empty frame after Cancel, with a retry', async () => {
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
})

test('shows a failure in the frame of older rows, with status and advice', async () => {
  const { user, mock } = renderApp({ as: naledi, path })
  await listed()
  const before = listRows().map(row => row.textContent)
  mock.switches.fail('transactions.list', { kind: 'status', status: 503, times: 'always' })
  await user.click(button('Next'))
  const advice = await screen.findByText(/Try again in a moment\. If the problem continues, contact support\./)
  expect(advice).toHaveTextContent('Showing earlier results.')
  const frame = table().closest('div:has(> div [role="alert"])')
  expect(frame).toContainElement(screen.getByRole('alert'))
  expect(frame).toHaveTextContent('503')
  expect(listRows().map(row => row.textContent)).toEqual(before)
})
