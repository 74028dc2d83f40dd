import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, enterAdmin, opened } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const saveButton = () => screen.queryByRole('button', { name: 'Save changes' })
const exitLink = () => screen.getByRole('link', { name: 'Back to the list' })

async function editFirst() {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const [material] = app.mock.store.materials.all()
  if (!material) throw new Error('There is no material')
  app.go(`/admin/materials/${material.id}/edit`)
  await opened('Edit material')
  return { ...app, material }
}

test('shows errors at missing fields, then creates a material with its factor as typed and links to it', async () => {
  const { user, path, callsOf } = renderApp({ as: lindiwe, path: '/admin/materials/create' })
  await opened('New material')
  await user.click(button('Create material'))
  expect(await screen.findByText('Enter a material name')).toBeVisible()
  expect(screen.getByText('Enter a GW code')).toBeVisible()
  expect(screen.getByText('Enter a number. For example, 1.1418')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveFocus()
  expect(callsOf('materials.create')).toEqual([])
  await fill(user, 'Name', 'Brass swarf')
  await fill(user, 'GW code', 'GW 53 04')
  expect(screen.getByText('Family: Metal.')).toBeVisible()
  await fill(user, 'CO₂ factor', '3.14159265000')
  await user.click(button('Create material'))
  await waitFor(() => expect(path()).toBe('/admin/materials'))
  expect(callsOf('materials.create').map(({ body }) => body)).toEqual([
    { id: expect.any(String) as string, name: 'Brass swarf', gwCode: 'GW 53 04', carbonFactor: '3.14159265000' },
  ])
  // Other tests' toasts might still be visible, so this finds the toast by its title.
  const toast = (await screen.findByText('Material Brass swarf created')).closest('li')
  await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Open' }))
  await opened('Edit material')
  expect(path()).toMatch(/^\/admin\/materials\/[\da-f-]{36}\/edit$/)
  expect(screen.getByLabelText(/^CO₂ factor/)).toHaveValue('3.14159265000')
})

test('sends changes complete with the button and the save keys, and nothing for an unchanged form', async () => {
  const { user, callsOf, material } = await editFirst()
  expect(callsOf('materials.get').map(({ path, query }) => [path, query])).toEqual([
    [`/api/materials/${material.id}`, ''],
  ])
  const name = screen.getByLabelText(/^Name/)
  const names = () => callsOf('materials.update').map(({ body }) => (body as { name: string }).name)
  await user.click(name)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(saveButton()).toBeNull()
  await user.type(name, ' 1')
  expect(screen.getByText('1 change')).toBeVisible()
  await fill(user, 'GW code', 'GW 53 04')
  expect(screen.getByText('2 changes')).toBeVisible()
  expect(names()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(exitLink()).toHaveFocus()
  await fill(user, 'Name', 'Renamed')
  await user.click(button('Save changes'))
  await waitFor(() => expect(exitLink()).toHaveFocus())
  expect(callsOf('materials.update').map(({ body }) => body)).toEqual([
    { name: 'Renamed', gwCode: material.gwCode, carbonFactor: material.carbonFactor },
  ])
  for (const [at, keys] of ['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'].entries()) {
    await user.type(name, `${at}${keys}`)
    await waitFor(() => expect(names()).toHaveLength(at + 2))
    await waitFor(() => expect(saveButton()).toBeNull())
  }
  expect(names()).toEqual(['Renamed', 'Renamed0', 'Renamed01'])
})

test('asks which factor an ambiguous text means, and keeps the text as typed', async () => {
  const { user, mock, material } = await editFirst()
  const field = screen.getByLabelText(/^CO₂ factor/)
  await fill(user, 'CO₂ factor', '1.142')
  expect(field).toHaveValue('1.142')
  await user.click(button('Save changes'))
  expect(await screen.findByText('This can mean 1142 or 1.142. Enter 1142 or 1.1420.')).toBeVisible()
  await fill(user, 'CO₂ factor', '١٬١٤٢')
  expect(screen.getByText(/Over 100 kg CO₂e per kg, which no material reaches/)).toBeVisible()
  await fill(user, 'CO₂ factor', '1,1420')
  await user.click(button('Save changes'))
  await waitFor(() => expect(mock.store.materials.get(material.id)?.carbonFactor).toBe('1.1420'))
})

test('warns before saving that a changed factor affects only new lines', async () => {
  const { user, mock, material } = await editFirst()
  const factor = screen.getByLabelText(/^CO₂ factor/)
  const lines = mock.store.transactionLines.where('name', material.name)
  const recorded = lines.map(({ carbonFactor }) => carbonFactor)
  await fill(user, 'CO₂ factor', '2.5')
  expect(factor).toHaveAccessibleDescription(
    `Existing records keep their factor. On new lines, a tonne counts as 2.5 t CO₂e avoided instead of ${material.carbonFactor} t CO₂e avoided.`,
  )
  await fill(user, 'CO₂ factor', '-2.5')
  expect(factor).toHaveAccessibleDescription(
    /counts as 2\.5 t CO₂e more than new instead of .* Negative: recycling emits/,
  )
  await fill(user, 'CO₂ factor', `${material.carbonFactor}00`)
  expect(factor).toHaveAccessibleDescription(/^Estimated kg CO₂e/)
  await fill(user, 'CO₂ factor', '2.5')
  await user.click(button('Save changes'))
  await screen.findByText('Changes saved')
  expect(factor).toHaveAccessibleDescription(/^Estimated kg CO₂e/)
  expect(recorded.length).toBeGreaterThan(0)
  expect(mock.store.transactionLines.where('name', material.name).map(({ carbonFactor }) => carbonFactor)).toEqual(
    recorded,
  )
})

test('names the missing permission for read-only users, without buttons', async () => {
  const app = await enterAdmin(['materials.access', 'materials.view'])
  app.go(`/admin/materials/${app.mock.store.materials.all()[0]?.id}/edit`)
  await opened('Material')
  expect(screen.getByText(/You need the permission materials\.update/)).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toBeDisabled()
  for (const name of [/^Save/, /^Delete/]) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
