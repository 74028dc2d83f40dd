import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { lindiwe, permitOnly, renderApp } from '../../render-app.tsx'
import { addMaterial, enter, materialSearch, valueOf, weightOf } from '../trade-form.ts'

const basics = [
  'transactions.access',
  'transactions.view',
  'transactions.materials.view',
  'users.view',
  'businesses.view',
  'materials.view',
]

/** Opens the newest transaction as a user with only the view permission and `permissions`. */
async function openWith(...permissions: string[]) {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const { store } = app.mock
  permitOnly(store, lindiwe, ...basics, ...permissions)
  const [trade] = store.transactions.all()
  const lines = store.transactionLines.where('tradeId', trade?.id ?? '')
  const [line] = lines
  if (!line) throw new Error('The newest transaction has no lines')
  await screen.findByRole('heading', { name: 'Overview' })
  app.go(`${lists.admin}/${trade?.id}/edit`)
  await screen.findByRole('table', { name: 'Materials' })
  return { ...app, line, lines, row: () => screen.getByRole('row', { name: new RegExp(`^${line.name}`) }) }
}

const search = () => screen.queryByRole('combobox', { name: /^Add a material/ })
const fields = () => screen.queryAllByRole('spinbutton')
const removeButtons = () => screen.queryAllByRole('button', { name: /^Remove / })

/** Formats a number as in a read-only cell. */
const shown = (number: number) => number.toLocaleString('en-US', { minimumFractionDigits: 2 }).replaceAll(',', ' ')

const reason = () => screen.queryByText(/^You can(’|')t |^You can only view the materials/)

test('shows numbers as text to read-only users, with the missing permissions and who can grant them', async () => {
  const { user, line, row, callsOf } = await openWith('transactions.update')
  expect([search(), fields(), removeButtons()]).toEqual([null, [], []])
  expect(screen.queryByRole('button', { name: 'Paste rows' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  const [weight, price, value] = within(row()).getAllByRole('cell')
  expect(weight).toHaveTextContent(shown(line.weight))
  expect(Number(price?.textContent)).toBeCloseTo(line.value / line.weight, 1)
  expect(value).toHaveTextContent(shown(line.value))
  expect(reason()).toHaveTextContent(
    'You can only view the materials. Ask an administrator for a role with these permissions: ' +
      'transactions.materials.create, transactions.materials.assign, transactions.materials.update, ' +
      'transactions.materials.delete.',
  )
  await user.click(row())
  await user.paste('Tyres\t1\t1')
  expect(callsOf('materials.list')).toEqual([])
})

test('lets users with all permissions but delete add and type, but not remove', async () => {
  const { user, line, callsOf } = await openWith(
    'transactions.update',
    'transactions.materials.create',
    'transactions.materials.assign',
    'transactions.materials.update',
  )
  expect(materialSearch()).toBeVisible()
  expect(removeButtons()).toEqual([])
  expect(reason()).toHaveTextContent(
    'You can’t remove materials. Ask an administrator for a role with this permission: transactions.materials.delete.',
  )
  await enter(user, weightOf(line.name), '7')
  await waitFor(() => expect(callsOf('transactions.materials.update').map(({ status }) => status)).toEqual([200]))
})

test('lets users with delete permission only remove, and not add with only one of two permissions', async () => {
  const { lines } = await openWith(
    'transactions.update',
    'transactions.materials.create',
    'transactions.materials.delete',
  )
  expect([search(), fields()]).toEqual([null, []])
  expect(removeButtons()).toHaveLength(lines.length)
  expect(reason()).toHaveTextContent(
    'You can’t add materials. You can’t change weights and values. Ask an administrator for a role with these ' +
      'permissions: transactions.materials.assign, transactions.materials.update.',
  )
})

test('lets users with create permission edit and remove unsaved new lines only', async () => {
  const { user, lines, callsOf } = await openWith('transactions.materials.create', 'transactions.materials.assign')
  expect([fields(), removeButtons()]).toEqual([[], []])
  const name = ['Tyres', 'Aggregates'].find(other => lines.every(each => each.name !== other)) ?? ''
  await addMaterial(user, name, name)
  expect(fields()).toHaveLength(2)
  expect(removeButtons().map(button => button.getAttribute('aria-label'))).toEqual([`Remove ${name}`])
  await enter(user, weightOf(name), '3')
  await enter(user, valueOf(name), '4')
  await waitFor(() => expect(callsOf('transactions.materials.assign').map(({ status }) => status)).toEqual([200]))
  await waitFor(() => expect(removeButtons()).toEqual([]))
  expect(materialSearch()).toBeVisible()
})
