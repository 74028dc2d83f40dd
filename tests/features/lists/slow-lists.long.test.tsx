import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listed, listRows, searchBox, table } from '../list-parts.ts'
import { naledi, renderApp } from '../render-app.tsx'

const path = '/business/transactions'
const never = 10 * 60_000

const button = (name: string) => screen.getByRole('button', { name })
/** It is said after two seconds. */
const stillTrying = () => screen.findByText('Still trying…')

/** The list with its rows, on a line on which nothing more comes. */
async function stuck() {
  const app = renderApp({ as: naledi, path })
  await listed()
  app.mock.switches.latency = never
  return app
}

describe('A list that takes long', () => {
  test('is cancelled for the rows that were on show, whose address and search come back', async () => {
    const { user, mock, path: at } = await stuck()
    const before = listRows().map(row => row.textContent)
    await user.type(searchBox(), 'kasi')
    expect(await stillTrying()).toHaveRole('status')
    expect(table()).toHaveAttribute('aria-busy', 'true')
    const asked = mock.calls.list().length
    await user.click(button('Cancel'))
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'))
    expect(at()).toBe(path)
    expect(searchBox()).toHaveValue('')
    expect(listRows().map(row => row.textContent)).toEqual(before)
    expect(screen.queryByText('Still trying…')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull()
    expect(mock.calls.list()).toHaveLength(asked)
  })

  test('without rows is an empty frame once it is cancelled, to be read again', async () => {
    const app = renderApp({ as: naledi, path: '/' })
    await screen.findByRole('heading', { name: 'Overview' })
    app.mock.switches.latency = never
    app.go(`${path}?searchTerm=kasi`)
    await stillTrying()
    await app.user.click(button('Cancel'))
    expect(screen.getByText('Nothing was read.')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    await waitFor(() => expect(button('Read again')).toHaveFocus())
    app.mock.switches.latency = 0
    await app.user.click(button('Read again'))
    await listed()
    expect(listRows().length).toBeGreaterThan(0)
    expect(app.path()).toBe(`${path}?searchTerm=kasi`)
  })

  test('is left for the rows of another page by a press on it', async () => {
    const { user, mock, path: at } = await stuck()
    await user.click(button('Next'))
    await stillTrying()
    mock.switches.latency = 0
    await user.click(button('Next'))
    await listed()
    expect(at()).toBe(`${path}?page=3`)
    expect(screen.queryByText('Still trying…')).toBeNull()
  })
})

test('A failure stands in the frame of the older rows, with its status and what to do', async () => {
  const { user, mock } = renderApp({ as: naledi, path })
  await listed()
  const before = listRows().map(row => row.textContent)
  mock.switches.fail('transactions.list', { kind: 'status', status: 503, times: 'always' })
  await user.click(button('Next'))
  const advice = await screen.findByText(/Try again in a moment; if it goes on, tell support\./)
  expect(advice).toHaveTextContent('These rows are from before.')
  const frame = table().closest('div:has(> div [role="alert"])')
  expect(frame).toContainElement(screen.getByRole('alert'))
  expect(frame).toHaveTextContent('503')
  expect(listRows().map(row => row.textContent)).toEqual(before)
})
