import { cascadeNote } from '#domain/people/cascade-delete-notes.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import { checkUser, newUser, typeNames, type UserValues, userBodyOf, userValues } from '#domain/people/user-rules.ts'
import { t } from '#messages/message.ts'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { formsOf } from '#routing/list-routes.ts'

const users = {
  noun: 'user',
  resource: 'users',
  load: async (api, id, signal) => userValues(await api.users.get(id, ['businesses', 'roles'], signal)),
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
