import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowNamed } from '../../record-form.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { addMaterial, choose, combo, materialSearch, openedForm, weightOf } from '../trade-form.ts'

const create = '/business/transactions/create'

const recentOnes = async () => {
  const group = await screen.findByRole('group', { name: 'Recent' })
  return within(group)
    .getAllByRole('option')
    .map(option => option.textContent)
}

const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('threereco.recent.'))

test('offers a recent buyer and a recent material with its current factor, until the session ends', async () => {
  const { user, go, mock } = renderApp({ as: naledi, path: create })
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await addMaterial(user, 'copper wire', 'Copper wire')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: /Leave/ }))
  await screen.findByRole('heading', { name: 'Transactions' })
  mock.store.materials.update(rowNamed({ mock }, 'materials', 'Copper wire').id, { carbonFactor: '9.5' })
  go(create)
  await openedForm()
  await user.click(combo('Buyer'))
  expect(await recentOnes()).toEqual(['Kasi Recyclers'])
  const { id, name } = rowNamed({ mock }, 'businesses', 'Kasi Recyclers')
  expect(stored().map(([, texts]) => texts)).toContain(JSON.stringify([{ id, name }]))
  await user.keyboard('{Escape}')
  await user.click(materialSearch())
  expect((await recentOnes())[0]).toMatch(/^Copper wire/)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('spinbutton', { name: /Weight in kg of/ })).toHaveFocus()
  await user.keyboard('10')
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('10'))
  expect(await screen.findByRole('button', { name: /^95.00, calculation/ })).toBeVisible()
  expect(stored()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(stored()).toEqual([]))
})
