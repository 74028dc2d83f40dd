import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { toDateTimeInput } from '#domain/figures/dates.ts'
import { lists } from '../../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../../render-app.tsx'
import {
  addMaterial,
  choose,
  combo,
  dateField,
  enter,
  fillIn,
  materialSearch,
  openDate,
  openedForm,
  recordButton,
  valueOf,
  weightOf,
} from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const create = `${lists.business}/create`

/** Expects the form to contain the values of `fillIn`. */
function expectFilledIn() {
  expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
  expect(combo('Seller')).toHaveValue('Naledi Mokoena')
  expect(weightOf('Copper wire')).toHaveValue('40')
  expect(valueOf('Copper wire')).toHaveValue('320')
}

describe('invalid transaction', () => {
  test('shows errors at the fields until they are filled in, sends nothing and focuses the first', async () => {
    const { user, callsOf } = renderApp({ as: lindiwe, path: `${lists.admin}/create` })
    await openedForm()
    await user.click(recordButton())
    expect(combo('Buyer')).toHaveAccessibleDescription('Choose a buyer')
    expect(combo('Buyer')).toHaveFocus()
    expect(combo('Seller')).toHaveAccessibleDescription('Choose a seller')
    expect(materialSearch()).toHaveAccessibleDescription('Add at least one material')
    expect(callsOf('transactions.create')).toEqual([])
    await addMaterial(user, 'copper', 'Copper wire')
    expect(materialSearch()).toBeValid()
  })

  test('refuses future and invalid dates', async () => {
    const { user, mock, callsOf } = renderApp({ as: naledi, path: create })
    await fillIn(user)
    const tomorrow = toDateTimeInput(mock.now() + 86_400_000)
    await enter(user, await openDate(user), tomorrow)
    await user.click(recordButton())
    await waitFor(() => expect(dateField()).toHaveAccessibleDescription('Must not be in the future'))
    expect(dateField()).toHaveFocus()
    expect(dateField()).toHaveValue(dateEntryOf('en-US', true).write(tomorrow))
    await user.clear(dateField())
    await user.click(recordButton())
    await waitFor(() => expect(dateField()).toHaveAccessibleDescription('Enter a date and a time'))
    expectFilledIn()
    expect(callsOf('transactions.create')).toEqual([])
  })
})

test("transaction refused by the server shows the server's message at the field", async () => {
  const { user, mock, path, callsOf } = renderApp({ as: naledi, path: create })
  await fillIn(user)
  const kasi = mock.store.businesses.all().find(({ name }) => name === 'Kasi Recyclers')
  mock.store.businesses.remove(kasi?.id ?? '')
  await user.click(recordButton())
  await waitFor(() => expect(combo('Buyer')).toHaveAccessibleDescription('There is no such business'))
  expect(combo('Buyer')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Some fields are invalid')
  expectFilledIn()
  await choose(user, 'Buyer', 'bloem', 'Bloem Scrap & Steel')
  expect(combo('Buyer')).toBeValid()
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(callsOf('transactions.create').map(({ status }) => status)).toEqual([422, 201])
})
