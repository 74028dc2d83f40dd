import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodiesOf } from '../record-form.ts'
import { naledi } from '../render-app.tsx'
import { begin, chooseFile, importing, previewed, verdictOf } from './import-screen.ts'

test('businesses of a file are added, and existing ones changed', async () => {
  const app = await importing({ path: '/admin/businesses/import' })
  const { user, mock } = app
  const head = 'Name;Owner;Address;City;Province;Postal code;Country'
  const rest = '12 Main Road;Umhlanga;KwaZulu-Natal;4319;South Africa'
  await chooseFile(
    user,
    `${head}\nNew Yard;Naledi Mokoena;${rest}\numhlanga metals;naledi@umhlangametals.example;${rest}`,
  )
  await user.click(await begin(2, 'business', 'businesses'))
  await screen.findByText('2 of 2 businesses imported.')
  expect(mock.store.businesses.all().find(({ name }) => name === 'New Yard')).toMatchObject({
    ownerId: mock.store.userNamed(naledi)?.id,
    address: { city: 'Umhlanga', zipCode: '4319' },
  })
  expect(bodiesOf(app, 'businesses.update')).toMatchObject([{ address: { lineOne: '12 Main Road' } }])
})

test('users of a file are added with roles, and existing ones changed', async () => {
  const app = await importing({ path: '/admin/users/import' })
  const { user, mock } = app
  const [role, other] = mock.store.roles.all()
  await chooseFile(
    user,
    `Name;Username;Type;Business;Roles\nZola;zola@example.org;Business;Umhlanga Metals;${role?.name}\nNaledi M.;naledi@umhlangametals.example;;Umhlanga Metals;${other?.name}`,
  )
  await user.click(await begin(2, 'user'))
  await screen.findByText('2 of 2 users imported.')
  const zola = mock.store.userNamed('zola@example.org')
  expect(zola).toMatchObject({ name: 'Zola', type: 'business', roleIds: [role?.id] })
  expect(mock.store.userNamed(naledi)).toMatchObject({ name: 'Naledi M.', roleIds: [other?.id] })
})

test('a business imports its users', async () => {
  const { user, mock } = await importing({ path: '/business/users/import', as: naledi })
  await chooseFile(user, 'Name;Username;Business\nZola;zola@example.org;Umhlanga Metals\nThabo;thabo;Umhlanga Metals')
  await begin(1, 'user')
  expect(verdictOf('Thabo')).toMatch(/Invalid.*Username: Enter an e-mail address/)
  await user.click(await begin(1, 'user'))
  await screen.findByText('1 of 1 user imported.')
  expect(mock.store.userNamed('zola@example.org')?.businessId).toBe(mock.store.userNamed(naledi)?.businessId)
  expect((await previewed())[0]?.join()).toContain('Imported')
})

test.for([
  ['/business/users/import', 'users.create', naledi],
  ['/admin/businesses/import', 'businesses.create', undefined],
] as const)('%s needs permissions', async ([path, permission, as]) => {
  await importing({
    path,
    ...(as && { as }),
    permissions: ['businesses.access', 'users.access', 'users.view', 'businesses.view', 'businesses.users.view'],
  })
  expect(await screen.findByText(/You don’t have access to this page/)).toBeVisible()
  expect(screen.getByText(new RegExp(permission.replaceAll('.', '\\.')))).toBeVisible()
})
