import { expect, test } from 'vitest'
import { permittedFilters } from '#patterns/list/filter/filter-names.ts'
import { user } from '#schemas/user.ts'
import { user as someUser } from '../../../api/samples.ts'

const ofTrades = ['period', 'recorded']
const ofLines = ['family', 'without', 'weight', 'value']

test.each<[resource: string, permissions: string[], names: string[]]>([
  ['transactions', [], ['side', ...ofTrades]],
  ['transactions', ['businesses.view'], ['side', 'buyer', ...ofTrades]],
  ['collections', ['users.view'], ['seller', ...ofTrades]],
  ['collections', ['collections.materials.view'], [...ofTrades, ...ofLines]],
  ['collections', ['transactions.materials.view', 'materials.view'], ofTrades],
  ['transactions', ['transactions.materials.view', 'materials.view'], ['side', 'material', ...ofTrades, ...ofLines]],
  ['users', ['roles.view'], ['type', 'secondFactor']],
  ['users', ['users.roles.view'], ['type', 'secondFactor']],
  ['users', ['roles.view', 'users.roles.view'], ['type', 'role', 'secondFactor']],
  ['materials', [], ['family', 'factor']],
  ['roles', ['*'], []],
])('offers the filters of %s for which %j is sufficient', (resource, permissions, names) => {
  const filters = permittedFilters(resource, user.parse({ ...someUser, businessId: someUser.id, permissions }))
  expect(filters.toSorted()).toEqual(names.toSorted())
})
