import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naledi, renderApp } from '../../render-app.tsx'
import { choose, combo, materialSearch, openedForm, weightOf } from '../trade-form.ts'

const create = '/business/transactions/create'

const recentOnes = async () => {
  const group = await screen.findByRole('group', { name: 'Recent' })
  return within(group)
    .getAllByRole('option')
    .map(option => option.textContent)
}

const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('threereco.recent.'))

test('offers a recent buyer first, until the session ends', async () => {
  const { user, go, mock, leave } = await opened()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await leave()
  go(create)
  await openedForm()
  await user.click(combo('Buyer'))
  expect(await recentOnes()).toEqual(['Kasi Recyclers'])
  expect(stored()).toHaveLength(1)
  const kasi = mock.store.businesses.all().find(({ name }) => name === 'Kasi Recyclers')
  expect(stored()[0]?.[1]).toBe(JSON.stringify([{ id: kasi?.id, name: 'Kasi Recyclers' }]))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(stored()).toEqual([]))
})

test('adds a recent material at once, with its current factor', async () => {
  const { user, go, mock, leave } = await opened()
  await user.type(materialSearch(), 'copper wire')
  await user.click(await screen.findByRole('option', { name: /^Copper wire/ }))
  await screen.findByRole('spinbutton', { name: 'Weight in kg of Copper wire' })
  await leave()
  const copper = mock.store.materials.all().find(({ name }) => name === 'Copper wire')
  mock.store.materials.update(copper?.id ?? '', { carbonFactor: '9.5' })
  go(create)
  await openedForm()
  await user.click(materialSearch())
  expect((await recentOnes())[0]).toMatch(/^Copper wire/)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('spinbutton', { name: /Weight in kg of/ })).toHaveFocus()
  await user.keyboard('10')
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('10'))
  expect(await screen.findByRole('button', { name: /^95.00, calculation/ })).toBeVisible()
})

async function opened() {
  const app = renderApp({ as: naledi, path: create })
  await openedForm()
  /** Cancels the form, confirms that changes are lost, and waits for the list. */
  const leave = async () => {
    await app.user.click(screen.getByRole('link', { name: 'Cancel' }))
    await app.user.click(await screen.findByRole('button', { name: /Leave/ }))
    await screen.findByRole('heading', { name: 'Transactions' })
  }
  return { ...app, leave }
}
