import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import {
  bodiesOf,
  button,
  card,
  choose,
  confirmDeletion,
  enterBusiness,
  fieldOf,
  membersIn,
  opened,
  openUserOfBusiness,
  rowNamed,
  saveChanges,
} from '../record-form.ts'
import { naledi, sipho, thandi } from '../render-app.tsx'

async function openOwn(as: string, name: string) {
  const app = await enterBusiness(as)
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Your details' }))
  await opened('Edit user')
  return { ...app, person: rowNamed(app, 'users', name) }
}

describe('own details of staff', () => {
  test('saves name and address, and the frame shows the new name at once', async () => {
    const app = await openOwn(sipho, 'Sipho Dlamini')
    await fill(app.user, 'Name', 'Sipho D')
    await app.user.click(button('Show address'))
    await fill(app.user, 'City or town', 'Ballito')
    await choose(app.user, 'Province', 'Gauteng')
    await saveChanges(app.user)
    expect(bodiesOf(app, 'users.update')).toMatchObject([
      {
        name: 'Sipho D',
        address: { city: 'Ballito', province: 'Gauteng' },
        businessId: app.person.businessId,
        businesses: [{ id: app.person.businessId }],
        roles: app.person.roleIds.map(id => ({ id })),
        permissions: [],
      },
    ])
    expect(await screen.findByRole('button', { name: /^Sipho D\b.*Umhlanga Metals/ })).toBeVisible()
  })

  test.each([
    [sipho, 'Sipho Dlamini', 'Business Staff'],
    [thandi, 'Thandi Nkosi', 'Business User'],
  ])('keeps the account of %s read-only', async (as, name, role) => {
    const { user } = await openOwn(as, name)
    for (const label of ['Type', 'Business']) expect(fieldOf(label)).toHaveAttribute('readonly')
    expect(membersIn('Roles')).toEqual([role])
    expect(card('Roles').queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Add role' })).not.toBeInTheDocument()
    await user.click(button('Show permissions'))
    expect(await screen.findByRole('checkbox', { name: 'Users' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  })
})

test('signs out users who delete their own account, without a sign-in dialog', async () => {
  const app = await openUserOfBusiness(naledi, 'Naledi Mokoena')
  const { store } = app.mock
  store.businesses.update(app.person.businessId ?? '', { ownerId: rowNamed(app, 'users', 'Sipho Dlamini').id })
  for (const { id } of store.transactions.where('sellerId', app.person.id)) store.transactions.remove(id)
  await opened('Edit user')
  await app.user.click(button('Delete user'))
  await confirmDeletion(app.user)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
