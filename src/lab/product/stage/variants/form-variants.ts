import { findId } from '#lab/product/stage/find-id.ts'
import type { Scene } from '#lab/product/stage/scene.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import type { Mock } from '#mirage/mock.ts'
import { newInputs, savedInputs } from './create-record-variant.ts'
import { aBusiness, aReadTrade, aRole, aUser, permissionsOfARole } from './record-variants.ts'

const account = 'lindiwe@threereco.example'

type Variant = Pick<Scene, 'example' | 'words'>

/**
 * Returns two screens: the form for a new record and the form for a saved record. `idIn` finds the saved record in the
 * mock.
 */
const forms = (noun: string, variant: Variant, list: string, idIn: (mock: Mock) => string): readonly Scene[] => [
  { id: `new-${noun}`, title: `New ${noun}`, ...variant, inputs: newInputs, account, path: () => `${list}/create` },
  {
    id: `edit-${noun}`,
    title: `Edit ${noun}`,
    ...variant,
    inputs: savedInputs,
    account,
    path: mock => `${list}/${idIn(mock)}/edit`,
  },
]

/** All forms except those for materials and transactions. */
export const otherForms: readonly Scene[] = [
  ...forms('business', aBusiness, '/admin/businesses', ({ store }) => findId(store.businesses.all())),
  ...forms('user', aUser, '/admin/users', ({ store }) =>
    findId(store.users.all(), ({ username }) => username !== account),
  ),
  ...forms('role', aRole, '/admin/roles', ({ store }) => findId(store.roles.all())),
  {
    id: 'permissions-of-role',
    title: 'Permissions of a role',
    ...permissionsOfARole,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/roles/${findId(store.roles.all())}/permissions`,
  },
  {
    id: 'view-transaction',
    title: 'View transaction',
    ...aReadTrade,
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/transactions/${findId(store.transactions.all())}`,
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
    path: ({ store }) => `/admin/collections/${findId(store.collections.all())}/edit`,
  },
]
