import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import { fill } from '../fields.ts'
import { arrivedAt, bodiesOf, button, card, choose, pick, rowNamed } from '../record-form.ts'
import { openNewUser } from './new-user.ts'

vi.setConfig({ testTimeout: 180_000 })

test("new user is created with every field, and the toast shows the server's message", async () => {
  const app = await openNewUser()
  const { user } = app
  await fill(user, 'Name', '  Zodwa Zulu ')
  await fill(user, 'Username', ' zodwa@kasi.example ')
  await fill(user, 'ID number', '8001015009087')
  await choose(user, 'Type', 'Business')
  await pick(user, 'Business', 'kasi', 'Kasi Recyclers')
  await pick(user, 'Add another business', 'cape', 'Cape Fibre Mills')
  expect(await card('User permissions').findByText('No permissions yet')).toBeVisible()
  await pick(user, 'Add role', 'staff', 'Business Staff')
  expect(await card('User permissions').findByText('Transactions')).toBeVisible()
  await user.click(button('Add an address'))
  await fill(user, 'Street and number', '1 Bree Street')
  await fill(user, 'City or town', 'Cape Town')
  await choose(user, 'Province', 'Western Cape')
  await fill(user, 'Postal code', '8001')
  await user.click(button('Add bank details'))
  await user.type(card('Bank details').getByRole('combobox', { name: 'Bank' }), 'Capitec{Enter}')
  await fill(user, 'Branch code', '470 010')
  await fill(user, 'Account number', '1234567890')
  await fill(user, 'Account holder', 'Z Zulu')
  await user.click(button('Choose permissions'))
  await user.click(await screen.findByRole('button', { name: 'Permissions in Materials' }))
  await user.click(within(screen.getByRole('group', { name: 'Materials' })).getByRole('checkbox', { name: 'View' }))
  await user.click(button('Create user'))
  await arrivedAt(app, '/admin/users')
  const kasi = rowNamed(app, 'businesses', 'Kasi Recyclers')
  const cape = rowNamed(app, 'businesses', 'Cape Fibre Mills')
  expect(bodiesOf(app, 'users.create')).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Zodwa Zulu',
      username: 'zodwa@kasi.example',
      type: 'business',
      idNumber: '8001015009087',
      businessId: kasi.id,
      address: {
        lineOne: '1 Bree Street',
        lineTwo: null,
        city: 'Cape Town',
        province: 'Western Cape',
        zipCode: '8001',
        country: 'South Africa',
      },
      bankDetails: expect.objectContaining({
        branchCode: '470010',
        accountNumber: '1234567890',
        accountHolder: 'Z Zulu',
      }),
      permissions: ['materials.view'],
      businesses: [{ id: kasi.id }, { id: cape.id }],
      roles: [{ id: rowNamed(app, 'roles', 'Business Staff').id }],
    },
  ])
  expect(await screen.findByText('User Zodwa Zulu created')).toBeVisible()
  expect(screen.getByText(`Zodwa Zulu can sign in with the password ${standardPassword}`)).toBeVisible()
})
