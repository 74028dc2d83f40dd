import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openNewest } from '../trades/open-newest.ts'
import { combo, enter, weightOf } from '../trades/trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

/** Clicks like assistive technology: without moving the focus. */
const press = (button: HTMLElement) => act(() => button.click())

test('sends a typed number when its line is retried', async () => {
  const { user, mock, line, row, callsOf } = await openNewest()
  mock.switches.fail('transactions.materials.update', { kind: 'status', status: 422, message: 'Scale is off.' })
  await enter(user, weightOf(line.name), '7')
  await waitFor(() => expect(row()).toHaveTextContent('Not saved. Scale is off.'))
  await enter(user, weightOf(line.name), '8')
  press(within(row()).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(row()).toHaveTextContent('Saved'))
  expect(callsOf('transactions.materials.update').map(({ body }) => body)).toMatchObject([{ weight: 7 }, { weight: 8 }])
})

const save = () => screen.queryByRole('button', { name: 'Save changes' })

test('saves a partly typed look-up by the button, without another change', async () => {
  const { user, callsOf } = await openNewest()
  expect(save()).toBeNull()
  await user.click(combo('Seller'))
  // Typing replaces the name, because the click has selected its text.
  await user.keyboard('bongani')
  await screen.findByRole('option', { name: /^Bongani Khumalo/ })
  // Finds the button by text, because an open list hides the rest of the page from role queries.
  press(screen.getByText('Save changes'))
  expect(await screen.findByText('Changes saved')).toBeVisible()
  expect(combo('Seller')).toHaveValue('Bongani Khumalo')
  expect(callsOf('transactions.update')).toHaveLength(1)
  expect(save()).toBeNull()
})

test('asks before following a link after a number was emptied', async () => {
  const { user, line, path } = await openNewest()
  const before = path()
  await user.clear(weightOf(line.name))
  press(screen.getByRole('link', { name: 'Back to the list' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: /Stay/ }))
  expect(path()).toBe(before)
  expect(weightOf(line.name)).toHaveValue('')
})
