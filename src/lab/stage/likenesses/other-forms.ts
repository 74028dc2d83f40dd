import { idOf } from '#lab/stage/id-of.ts'
import type { Scene } from '#lab/stage/scene.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import { newInputs, savedInputs } from './record-likeness.ts'
import { aBusiness, aReadTrade, aRole, aUser, permissionsOfARole } from './some-records.ts'

const account = 'lindiwe@threereco.example'

/** The forms beside those of materials and transactions. */
export const otherForms: readonly Scene[] = [
  {
    id: 'new-business',
    title: 'New business',
    ...aBusiness,
    inputs: newInputs,
    account,
    path: () => '/admin/businesses/create',
  },
  {
    id: 'edit-business',
    title: 'Edit business',
    ...aBusiness,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/businesses/${idOf(store.businesses.all())}/edit`,
  },
  {
    id: 'new-user',
    title: 'New user',
    ...aUser,
    inputs: newInputs,
    account,
    path: () => '/admin/users/create',
  },
  {
    id: 'edit-user',
    title: 'Edit user',
    ...aUser,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/users/${idOf(store.users.all(), ({ username }) => username !== account)}/edit`,
  },
  {
    id: 'new-role',
    title: 'New role',
    ...aRole,
    inputs: newInputs,
    account,
    path: () => '/admin/roles/create',
  },
  {
    id: 'edit-role',
    title: 'Edit role',
    ...aRole,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/roles/${idOf(store.roles.all())}/edit`,
  },
  {
    id: 'permissions-of-role',
    title: 'Permissions of a role',
    ...permissionsOfARole,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/roles/${idOf(store.roles.all())}/permissions`,
  },
  {
    id: 'view-transaction',
    title: 'View transaction',
    ...aReadTrade,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/transactions/${idOf(store.transactions.all())}`,
  },
  {
    id: 'new-collection',
    title: 'New collection',
    example: tradeFormExample,
    inputs: ['a new transaction'],
    account,
    path: () => '/admin/collections/create',
  },
  {
    id: 'edit-collection',
    title: 'Edit collection',
    example: tradeFormExample,
    inputs: ['a recorded transaction', 'a recorded transaction that is known'],
    account,
    path: ({ store }) => `/admin/collections/${idOf(store.collections.all())}/edit`,
  },
]
