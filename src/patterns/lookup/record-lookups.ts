import type { Api } from '#api/api.ts'
import type { Reference } from '#schemas/reference.ts'
import { partyOption } from './lookup-option.ts'
import type { Lookup } from './use-lookup.ts'

/** How the server finds businesses, users and roles for a form, which adds the name of its term in the address. */
export const findBusinesses = (api: Api): Lookup<Reference> => ({
  find: api.businesses.list,
  searchColumn: ['name'],
  toOption: partyOption,
  emptyText: 'No businesses found.',
})

export const findUsers = (api: Api): Lookup<Reference> => ({
  find: api.users.list,
  searchColumn: ['name', 'username'],
  toOption: partyOption,
  emptyText: 'No users found.',
})

export const findRoles = (api: Api): Lookup<Reference> => ({
  find: api.roles.list,
  searchColumn: ['name'],
  toOption: partyOption,
  emptyText: 'No roles found.',
})
