// The list below a record: it stays in the page, hidden, until the user returns.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listed, listRows, lists, listTable, searchBox } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

async function openList() {
  const app = renderApp({ as: lindiwe, path: lists.admin })
  await listed()
  // In the real app, the list prefetches this code while idle.
  await import('#features/trades/transaction-form.tsx')
  const { mock, go } = app
  const edit = `${lists.admin}/${mock.store.transactions.all()[0]?.id}/edit`
  return {
    ...app,
    openRecord: async () => {
      go(edit)
      await screen.findByRole('form', { name: 'Edit transaction' })
    },
    goBack: async () => {
      go(lists.admin)
      await screen.findByRole('table', { name: 'Transactions' })
      await listed()
    },
  }
}

test('keeps its rows while the user edits a record, ignores keys, and loads again without a selection', async () => {
  const { user, openRecord, goBack, callsOf } = await openList()
  const table = listTable()
  const rows = listRows()
  const search = searchBox()
  const checked = () => within(table).queryAllByRole('checkbox', { checked: true })
  const [first] = await within(table).findAllByRole('checkbox')
  await user.click(first as HTMLElement)
  expect(checked()).toHaveLength(1)
  rows[2]?.querySelector('a')?.focus()

  await openRecord()
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull()
  expect(table).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(document.title).not.toContain('Transactions')
  await user.keyboard('/')
  expect(search).not.toHaveFocus()

  await goBack()
  expect(listRows()).toEqual(rows)
  expect(checked()).toHaveLength(0)
  expect(document.title).toContain('Transactions')
  expect(callsOf('transactions.list').filter(({ query }) => query.includes('pageSize=10&'))).toHaveLength(2)
  await user.keyboard('/')
  expect(search).toHaveFocus()
})

test('closes with its open dialog', async () => {
  const { user, openRecord } = await openList()
  const table = listTable()
  const [menu] = within(table).getAllByRole('button', { name: /^Menu/ })
  await user.click(menu as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByRole('alertdialog')
  await openRecord()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(table).not.toBeInTheDocument()
})
