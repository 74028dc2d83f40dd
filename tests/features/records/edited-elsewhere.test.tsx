import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, fieldOf, opened, openUser } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'
import { openNewest } from '../trades/open-newest.ts'
import { choose } from '../trades/trade-form.ts'

async function editFirst() {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const { store } = app.mock
  const [material] = store.materials.all()
  if (!material) throw new Error('There is no material')
  app.go(`/admin/materials/${material.id}/edit`)
  await opened('Edit material')
  return {
    ...app,
    material,
    saved: () => store.materials.get(material.id),
    elsewhere: (change: { name?: string; carbonFactor?: string }) => void store.materials.update(material.id, change),
  }
}

const question = () => screen.findByRole('alertdialog', { name: 'Another user changed this record' })

test('keeps the change of another user, asks about a field that both changed, and reports a deleted record', async () => {
  const { user, elsewhere, saved, callsOf, mock, material } = await editFirst()
  elsewhere({ name: 'Aluminium, sorted' })
  await fill(user, 'CO₂ factor', '7.5')
  await user.click(button('Save changes'))
  expect(await screen.findByText('Another user changed: Name.')).toBeVisible()
  expect(saved()).toMatchObject({ name: 'Aluminium, sorted', carbonFactor: '7.5' })
  expect(fieldOf('Name')).toHaveValue('Aluminium, sorted')

  const before = callsOf('materials.update').length
  elsewhere({ name: 'Aluminium, theirs' })
  await fill(user, 'Name', 'Aluminium, mine')
  await fill(user, 'CO₂ factor', '8.5')
  await user.click(button('Save changes'))
  const dialog = within(await question())
  expect(dialog.getByRole('radiogroup', { name: 'Name' })).toHaveTextContent(
    'YoursAluminium, mineTheirsAluminium, theirs',
  )
  expect(callsOf('materials.update')).toHaveLength(before)
  await user.click(dialog.getByRole('radio', { name: 'Theirs' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()).toMatchObject({ name: 'Aluminium, theirs', carbonFactor: '8.5' }))
  await waitFor(() => expect(fieldOf('Name')).toHaveValue('Aluminium, theirs'))

  mock.store.materials.remove(material.id)
  await fill(user, 'Name', 'Aluminium, mine')
  await user.click(button('Save changes'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no such material/)
  expect(fieldOf('Name')).toHaveValue('Aluminium, mine')
})

test('keeps an address that another user added', async () => {
  const { user, mock, person } = await openUser('Sipho Dlamini')
  const address = {
    lineOne: '1 Long Street',
    lineTwo: null,
    city: 'Cape Town',
    province: 'Western Cape',
    zipCode: '8001',
    country: 'South Africa',
  }
  mock.store.users.update(person.id, { address })
  await fill(user, 'Name', 'Sipho D.')
  await user.click(button('Save changes'))
  await screen.findByText(/^Another user changed: Address/)
  expect(mock.store.users.get(person.id)).toMatchObject({ name: 'Sipho D.', address })
})

test('names the parties of a transaction that both changed', async () => {
  const { user, mock, trade, otherBuyer } = await openNewest()
  const other = mock.store.businesses.all().find(({ id, name }) => id !== trade.buyerId && name !== otherBuyer)
  mock.store.transactions.update(trade.id, { buyerId: other?.id ?? '' })
  await choose(user, 'Buyer', otherBuyer, otherBuyer)
  await user.click(button('Save changes'))
  const dialog = within(await question())
  expect(dialog.getByRole('radiogroup', { name: 'Buyer' })).toHaveTextContent(`Yours${otherBuyer}Theirs${other?.name}`)
})
