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

test('a body that fits has no messages', () => {
  expect(messagesOf(userBody, user)).toEqual({})
})

test('every field has its first message, by the path that a refusal of the server gives', () => {
  const address = {
    lineOne: '',
    lineTwo: null,
    city: ' ',
    province: 'Gauteng',
    zipCode: '2000',
    country: 'South Africa',
  }
  expect(messagesOf(userBody, { ...user, name: ' ', address, permissions: ['a..b'] })).toEqual({
    name: 'Enter a user name',
    'address.lineOne': 'Enter the street and number, or remove the address',
    'address.city': 'Enter the city, or remove the address',
    'permissions.0': 'Not a valid permission',
  })
})

test('the path to the body stands before those of its fields', () => {
  expect(messagesOf(roleBody, { name: '', description: '', permissions: [] }, 'role')).toEqual({
    'role.name': 'Enter a role name',
  })
})

test('what is sent of an address and bank details has no spaces around it', () => {
  const address = {
    lineOne: ' 1 Bree Street ',
    lineTwo: ' ',
    city: ' Cape Town',
    province: 'Western Cape',
    zipCode: ' 8001',
    country: 'South Africa ',
  }
  expect(userBody.parse({ ...user, address }).address).toEqual({
    lineOne: '1 Bree Street',
    lineTwo: null,
    city: 'Cape Town',
    province: 'Western Cape',
    zipCode: '8001',
    country: 'South Africa',
  })
})
