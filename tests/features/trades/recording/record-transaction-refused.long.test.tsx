import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { toDateTimeInput } from '#domain/figures/dates.ts'
import { lists } from '../../list-parts.ts'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
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

async function expectRecorded({ path, callsOf }: Pick<RenderedApp, 'path' | 'callsOf'>, tries: number) {
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(callsOf('transactions.create')).toHaveLength(tries)
  expect(callsOf('transactions.create').at(-1)?.status).toBe(201)
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

  test('requires the weight and the value of every line', async () => {
    const { user, callsOf, path } = renderApp({ as: naledi, path: create })
    await openedForm()
    await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
    await addMaterial(user, 'copper', 'Copper wire')
    await enter(user, valueOf('Copper wire'), '320')
    await user.click(recordButton())
    await waitFor(() => expect(weightOf('Copper wire')).toHaveAccessibleDescription('Enter a weight'))
    expect(weightOf('Copper wire')).toHaveFocus()
    expect(valueOf('Copper wire')).toBeValid()
    expect(callsOf('transactions.create')).toEqual([])
    await user.keyboard('40')
    await waitFor(() => expect(weightOf('Copper wire')).toBeValid())
    expectFilledIn()
    await user.click(recordButton())
    await expectRecorded({ path, callsOf }, 1)
  })
})

describe('transaction refused by the server', () => {
  test.each([
    ['a refusal', { kind: 'status', status: 409, message: 'It is there already.' }, /^It is there already\./],
    ['a web page', { kind: 'not-json', status: 200 }, /Unexpected response\. The response was unclear/],
    [
      'no network',
      { kind: 'network' },
      /No connection\. The response was unclear\. The app has not found a saved record yet\. Wait a minute, then save again\./,
    ],
  ] as const)('keeps all values after %s and offers a retry', async (_, failure, message) => {
    const { user, mock, path, callsOf } = renderApp({ as: naledi, path: create })
    await fillIn(user)
    const date = dateField().textContent
    mock.switches.fail('transactions.create', failure)
    await user.click(recordButton())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
    // The app never retries a write on its own, because the server might have processed it.
    expect(callsOf('transactions.create')).toHaveLength(1)
    expectFilledIn()
    expect(dateField()).toHaveTextContent(date ?? '')
    expect(path()).toContain(create)
    await user.click(recordButton())
    await expectRecorded({ path, callsOf }, 2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test("shows the server's message at the field", async () => {
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
    await expectRecorded({ path, callsOf }, 2)
  })
})
