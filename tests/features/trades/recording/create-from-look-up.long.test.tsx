import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lindiwe, naledi, renderApp } from '../../render-app.tsx'
import { combo, materialSearch, openedForm, weightOf } from '../trade-form.ts'

const admin = '/admin/transactions/create'

const dialog = (name: string) => screen.findByRole('dialog', { name })

test('creates a missing material over the form, also after a cancel, and adds its line', async () => {
  const { user, mock, callsOf } = renderApp({ as: lindiwe, path: admin })
  await openedForm()
  await user.type(materialSearch(), 'Zinc dross')
  expect(await screen.findByText('Nothing found for “Zinc dross”.', { ignore: '[aria-live]' })).toBeVisible()
  await user.click(screen.getByRole('option', { name: 'Create “Zinc dross” …' }))
  await user.click(within(await dialog('New material')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(materialSearch()).toHaveValue('Zinc dross')
  expect(callsOf('materials.create')).toEqual([])
  await user.click(materialSearch())
  await user.click(await screen.findByRole('option', { name: 'Create “Zinc dross” …' }))
  const form = within(await dialog('New material'))
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Zinc dross')
  await user.click(form.getByRole('button', { name: 'Create material' }))
  expect(form.getByRole('textbox', { name: /^GW code/ })).toHaveAccessibleDescription(/Enter a GW code/)
  await user.type(form.getByRole('textbox', { name: /^GW code/ }), 'GW 53-02')
  await user.type(form.getByRole('textbox', { name: /^CO₂ factor/ }), '1.5')
  await user.click(form.getByRole('button', { name: 'Create material' }))
  await waitFor(() => expect(weightOf('Zinc dross')).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(materialSearch()).toHaveValue('')
  expect(mock.store.materials.all().filter(({ name }) => name === 'Zinc dross')).toHaveLength(1)
  expect(callsOf('transactions.create')).toEqual([])
})

test('creates a missing business over the form and chooses it as buyer', async () => {
  const { user, mock } = renderApp({ as: lindiwe, path: admin })
  await openedForm()
  await user.type(combo('Buyer'), 'Veld Metals')
  await user.click(await screen.findByRole('option', { name: 'Create “Veld Metals” …' }))
  const form = within(await dialog('New business'))
  await user.type(form.getByRole('combobox', { name: /^Owner/ }), 'naledi')
  await user.click(await screen.findByRole('option', { name: /^Naledi Mokoena/ }))
  await user.click(form.getByRole('button', { name: 'Create business' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(combo('Buyer')).toHaveValue('Veld Metals')
  await waitFor(() => expect(combo('Buyer')).toHaveFocus())
  expect(mock.store.businesses.all().some(({ name }) => name === 'Veld Metals')).toBe(true)
})

test('offers no creation without permission', async () => {
  const { user } = renderApp({ as: naledi, path: '/business/transactions/create' })
  await openedForm()
  await user.type(materialSearch(), 'Zinc dross')
  expect(await screen.findByText('Nothing found for “Zinc dross”.', { ignore: '[aria-live]' })).toBeVisible()
  expect(screen.queryByText(/^Create “/)).not.toBeInTheDocument()
})
