import type { Api } from '#api/api.ts'
import { cascadeNote } from '#domain/people/cascade-delete-notes.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import {
  checkUser,
  lacksBusiness,
  newUser,
  typeNames,
  type UserValues,
  userBodyOf,
  userValues,
} from '#domain/people/user-rules.ts'
import { isOfRow, Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { formsOf } from '#routing/list-routes.ts'
import type { User } from '#schemas/user.ts'

/**
 * Reads the main business of a user. Returns null if the business can't be read, because the form works without its
 * name.
 */
async function mainBusiness(api: Api, { businessId }: User, signal: AbortSignal | undefined) {
  try {
    return await api.businesses.get(businessId ?? '', [], signal)
  } catch (error) {
    if (error instanceof Problem && isOfRow(error)) return null
    throw error
  }
}

const users = {
  noun: 'user',
  resource: 'users',
  load: async (api, id, signal) => {
    const user = await api.users.get(id, ['businesses', 'roles'], signal)
    return userValues(user, lacksBusiness(user) ? await mainBusiness(api, user, signal) : null)
  },
  create: (api, values, id) => api.users.create({ id, ...userBodyOf(values) }),
  bodyOf: userBodyOf,
  find: (api, sent, signal) => api.users.find(sent, signal),
  // Loads the current roles, because separate requests might have changed them since the form loaded.
  update: async (api, id, values) => {
    const { roles } = await api.users.get(id, ['businesses', 'roles'])
    return api.users.update(id, userBodyOf({ ...values, roles }))
  },
  remove: (api, id) => api.users.remove(id),
  check: checkUser,
  nameOf: ({ name }) => name,
  cascadeNote: cascadeNote.user,
  labels: {
    name: t('Name'),
    username: t('Username'),
    type: { label: t('Type'), words: (type: UserValues['type']) => (type ? typeNames[type] : '') },
    idNumber: t('ID number'),
    business: t('Business'),
    businesses: t('Other businesses'),
    permissions: t('Permissions'),
    address: t('Address'),
    bankDetails: t('Bank details'),
  },
  fieldOf: { businessId: 'business' },
  privateFields: { idNumber: t('ID number'), bankDetails: t('bank details') },
} satisfies Partial<RecordKind<UserValues>>

export const adminUsers: RecordKind<UserValues> = {
  ...users,
  ...formsOf('adminUsers'),
  blank: () => newUser,
}

/** Record type for users of the signed-in user's business. New users belong to that business. */
export const businessUsers: RecordKind<UserValues> = {
  ...users,
  ...formsOf('businessUsers'),
  blank: user => ({ ...newUser, type: 'business', business: ownBusiness(user) }),
}
