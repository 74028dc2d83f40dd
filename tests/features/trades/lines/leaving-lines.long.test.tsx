import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { openNewest } from '../open-newest.ts'
import { addMaterial, enter, valueOf, weightOf } from '../trade-form.ts'

type Opened = Awaited<ReturnType<typeof openNewest>>

/** Adds a line with weight and value, for a material that the transaction does not have yet. */
async function addNew({ user, mock, lines }: Opened) {
  const material = mock.store.materials.all().find(({ name }) => lines.every(line => line.name !== name))
  if (!material) throw new Error('The newest transaction has every material')
  const { name } = material
  await addMaterial(user, name, name)
  await enter(user, weightOf(name), '12.5')
  await enter(user, valueOf(name), '6')
  return { name, row: () => screen.getByRole('row', { name: new RegExp(`^${name}`) }) }
}

const namesIn = ({ mock, trade }: Opened) =>
  mock.store.transactionLines.where('tradeId', trade.id).map(({ name }) => name)

/** True if the browser would ask before it closes the page. */
function asksBeforeClose() {
  const closing = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(closing))
  return closing.defaultPrevented
}

test('saves left lines with a question before closing, and waits for them when the user returns early', async () => {
  const app = await openNewest()
  const { mock, line, go, callsOf } = app
  expect(asksBeforeClose()).toBe(false)
  const release = mock.switches.hold('transactions.materials.create')
  const { name, row } = await addNew(app)
  await waitFor(() => expect(row()).toHaveTextContent('Saving…'))
  await enter(app.user, weightOf(line.name), '77.25')
  go(lists.admin)
  await screen.findByRole('heading', { name: 'Transactions' })
  expect(asksBeforeClose()).toBe(true)
  await waitFor(() => expect(callsOf('transactions.materials.update').map(({ status }) => status)).toEqual([200]))
  expect(mock.store.transactionLines.get(line.id)?.weight).toBe(77.25)
  go(`${lists.admin}/${app.trade.id}/edit`)
  expect(await screen.findByRole('heading', { name: 'Edit transaction' })).toBeVisible()
  expect(namesIn(app)).not.toContain(name)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await screen.findByRole('form', { name: 'Edit transaction' })
  expect(namesIn(app)).toContain(name)
  expect(weightOf(name)).toHaveValue('12.50')
  expect(row()).not.toHaveTextContent('Sav')
  expect(asksBeforeClose()).toBe(false)
})

test('saves nothing after leaving the screen and signing out', async () => {
  const { user, mock, line, row, callsOf, go } = await openNewest()
  mock.switches.hold('transactions.materials.update')
  await enter(user, weightOf(line.name), '111')
  await user.tab()
  await waitFor(() => expect(row()).toHaveTextContent('Saving…'))
  go(lists.admin)
  await user.click(screen.getByRole('button', { name: /^Lindiwe Pretorius/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  // An aborted request has no status.
  await waitFor(() => expect(callsOf('transactions.materials.update').map(({ status }) => status)).toEqual([null]))
  expect(mock.store.transactionLines.get(line.id)?.weight).toBe(line.weight)
})
