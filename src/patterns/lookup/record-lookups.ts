import type { Api } from '#api/api.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import { t } from '#messages/message.ts'
import { parseReference, type Reference } from '#schemas/reference.ts'
import type { ChoiceOption } from '#ui/pickers/choice-search.ts'
import type { Lookup } from './use-lookup.ts'

/** Returns the option for a business, user or role. The username is the detail. */
export const lookupOption = ({ id, name, username }: Reference): ChoiceOption => ({
  id,
  label: name,
  ...(username ? { detail: username } : {}),
})

/** Look-ups for businesses, users, materials and roles. Each form adds the name of its URL query parameter. */
export const findBusinesses = (api: Api): Lookup<Reference> => ({
  find: api.businesses.list,
  searchColumn: ['name'],
  toOption: lookupOption,
  recent: { kind: 'businesses', parse: parseReference },
  creates: 'businesses',
  allTitle: t('All businesses'),
  emptyText: t('No businesses found.'),
})

export const findUsers = (api: Api): Lookup<Reference> => ({
  find: api.users.list,
  searchColumn: ['name', 'username'],
  toOption: lookupOption,
  recent: { kind: 'users', parse: parseReference },
  creates: 'users',
  allTitle: t('All users'),
  emptyText: t('No users found.'),
})

export const findCatalogue = (api: Api): Lookup<Reference> => ({
  find: api.materials.list,
  searchColumn: materialColumns,
  toOption: ({ id, name }) => ({ id, label: name }),
  creates: 'materials',
  allTitle: t('All materials'),
  emptyText: t('No materials found.'),
})

export const findRoles = (api: Api): Lookup<Reference> => ({
  find: api.roles.list,
  searchColumn: ['name'],
  toOption: lookupOption,
  recent: { kind: 'roles', parse: parseReference },
  allTitle: t('All roles'),
  emptyText: t('No roles found.'),
})
