import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findCode, signIn } from '../fields.ts'
import { listed, listRows, lists } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

/** Watches the page for a loading state. Returns whether one appeared, and a function to stop. */
function watchForLoading() {
  let hasLoaded = false
  const look = () => {
    hasLoaded ||=
      screen.queryAllByRole('status', { name: 'Loading' }).length > 0 || screen.queryAllByText('Loading').length > 0
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  return { hasLoaded: () => hasLoaded, end: () => observer.disconnect() }
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('keeps the list visible until the form of a record is complete', async () => {
  const { mock, go, path } = renderApp({ as: lindiwe, path: lists.admin })
  await listed()
  const rows = listRows().length
  // In the real app, the list prefetches this code while idle.
  await import('#features/trades/transaction-form.tsx')
  const release = mock.switches.hold()
  const watching = watchForLoading()
  go(`${lists.admin}/${mock.store.transactions.all()[0]?.id}/edit`)
  expect(path()).toMatch(/\/edit$/)
  expect(listRows()).toHaveLength(rows)
  release()
  expect(await screen.findByRole('form', { name: 'Edit transaction' })).toBeVisible()
  watching.end()
  expect(watching.hasLoaded()).toBe(false)
})

test('shows a cached list at once and reloads it', async () => {
  const { mock, go, callsOf } = renderApp({ as: lindiwe, path: lists.admin })
  await listed()
  go('/admin')
  await heading('Overview')
  const release = mock.switches.hold()
  const watching = watchForLoading()
  go(lists.admin)
  await heading('Transactions')
  expect(listRows()).toHaveLength(10)
  watching.end()
  expect(watching.hasLoaded()).toBe(false)
  release()
  // Counts only the list's requests: the overview requests the same data with a different page size.
  const pages = () => callsOf('transactions.list').filter(({ query }) => query.includes('pageSize=10&'))
  await waitFor(() => expect(pages()).toHaveLength(2))
})

test('does not request rows that the user may not see', async () => {
  const { go, callsOf } = renderApp({ as: naledi, path: `${lists.business}/create` })
  await heading('New transaction')
  go(lists.admin)
  await heading('Overview')
  expect(callsOf('transactions.list').filter(({ query }) => query.includes('pageSize=10&'))).toEqual([])
})

test('ignores a pending search after the user opens a record', async () => {
  const { mock, user, go, path } = renderApp({ as: lindiwe, path: `${lists.admin}?searchTerm=kasi` })
  await listed()
  await import('#features/trades/transaction-form.tsx')
  mock.switches.latency = 500
  const edit = `${lists.admin}/${mock.store.transactions.all()[0]?.id}/edit`
  go(edit)
  await user.clear(screen.getByRole('searchbox', { name: 'Search transactions' }))
  await screen.findByRole('form', { name: 'Edit transaction' })
  expect(path()).toBe(edit)
})

test('shows rows after a sign-in that follows a refused request', async () => {
  const { mock, user } = renderApp({ path: `${lists.admin}?page=2` })
  await screen.findByRole('heading', { name: 'Sign in' })
  await signIn(user, lindiwe)
  await user.type(await findCode(), mock.currentCode() ?? '')
  expect(await screen.findByText(/^11–20 of/)).toBeVisible()
})
