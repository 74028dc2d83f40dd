import { idOf } from '#lab/stage/id-of.ts'
import type { Scene } from '#lab/stage/scene.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import type { Mock } from '#mirage/mock.ts'
import { newInputs, savedInputs } from './record-likeness.ts'
import { aBusiness, aReadTrade, aRole, aUser, permissionsOfARole } from './some-records.ts'

const account = 'lindiwe@threereco.example'

type Likeness = Pick<Scene, 'example' | 'words'>

/** Returns the screens of a new and a saved record. `idIn` finds the saved one in the mock. */
const forms = (noun: string, likeness: Likeness, list: string, idIn: (mock: Mock) => string): readonly Scene[] => [
  { id: `new-${noun}`, title: `New ${noun}`, ...likeness, inputs: newInputs, account, path: () => `${list}/create` },
  {
    id: `edit-${noun}`,
    title: `Edit ${noun}`,
    ...likeness,
    inputs: savedInputs,
    account,
    path: mock => `${list}/${idIn(mock)}/edit`,
  },
]

/** Forms other than those of materials and transactions. */
export const otherForms: readonly Scene[] = [
  ...forms('business', aBusiness, '/admin/businesses', ({ store }) => idOf(store.businesses.all())),
  ...forms('user', aUser, '/admin/users', ({ store }) =>
    idOf(store.users.all(), ({ username }) => username !== account),
  ),
  ...forms('role', aRole, '/admin/roles', ({ store }) => idOf(store.roles.all())),
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
