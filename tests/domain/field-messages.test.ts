import { expect, test } from 'vitest'
import { messagesOf } from '#domain/field-messages.ts'
import { roleBody } from '#schemas/role.ts'
import { userBody } from '#schemas/user.ts'

const user = {
  name: 'Zola Mda',
  username: 'zola@mda.example',
  type: 'collector',
  idNumber: null,
  address: null,
  bankDetails: null,
  permissions: [],
  businesses: [],
  roles: [],
}

const address = {
  lineOne: '1 Bree Street',
  lineTwo: null,
  city: 'Cape Town',
  province: 'Western Cape',
  zipCode: '8001',
  country: 'South Africa',
}

test('a valid body has no messages', () => {
  expect(messagesOf(userBody, user)).toEqual({})
})

test('each field has its first message, by the path that the server uses', () => {
  expect(
    messagesOf(userBody, {
      ...user,
      name: ' ',
      address: { ...address, lineOne: '', city: ' ' },
      permissions: ['a..b'],
    }),
  ).toEqual({
    name: 'Enter a user name',
    'address.lineOne': 'Enter the street and number, or remove the address',
    'address.city': 'Enter the city, or remove the address',
    'permissions.0': 'Not a valid permission',
  })
})

test('the path of the body prefixes the paths of its fields', () => {
  expect(messagesOf(roleBody, { name: '', description: '', permissions: [] }, 'role')).toEqual({
    'role.name': 'Enter a role name',
  })
})

test('addresses and bank details are sent trimmed', () => {
  const typed = {
    lineOne: ' 1 Bree Street ',
    lineTwo: ' ',
    city: ' Cape Town',
    zipCode: ' 8001',
    country: 'South Africa ',
  }
  expect(userBody.parse({ ...user, address: { ...address, ...typed } }).address).toEqual(address)
})
