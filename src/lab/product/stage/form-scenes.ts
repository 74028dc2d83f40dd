import { formExample } from '#machines/form/form.example.ts'
import { membersExample } from '#machines/members/members.example.ts'
import { aBusiness, aReadTrade, aRole, aUser, permissionsOfARole } from './record-examples.ts'
import { type Scene, sceneAccounts } from './scene.ts'

const account = sceneAccounts.administrator

type Inputs = { ofNew: readonly string[]; ofSaved: readonly string[] }
const ofRecord: Inputs = { ofNew: ['a new material'], ofSaved: ['a material', 'a material that is known'] }
const ofTrade: Inputs = {
  ofNew: ['a new transaction'],
  ofSaved: ['a recorded transaction', 'a recorded transaction that is known'],
}

/** Returns the id of the first row that is not the signed-in user. @throws if the mock has none. */
function findId(rows: ReadonlyArray<{ id: string; username?: string }>): string {
  const row = rows.find(({ username }) => username !== account)
  if (!row) throw new Error('The mock has no such record')
  return row.id
}

type Variant = Pick<Scene, 'example' | 'words' | 'child'>
type Resource = 'materials' | 'transactions' | 'collections' | 'businesses' | 'users' | 'roles'

/** Returns the form for a new record. */
const newForm = (noun: string, resource: Resource, variant: Variant, { ofNew } = ofRecord): Scene => ({
  id: `new-${noun}`,
  title: `New ${noun}`,
  ...variant,
  inputs: ofNew,
  account,
  path: () => `/admin/${resource}/create`,
})

/** Returns the form for a record of the mock. */
const editForm = (noun: string, resource: Resource, variant: Variant, { ofSaved } = ofRecord): Scene => ({
  id: `edit-${noun}`,
  title: `Edit ${noun}`,
  ...variant,
  inputs: ofSaved,
  account,
  path: ({ store }) => `/admin/${resource}/${findId(store[resource].all())}/edit`,
})

type FormArguments = Parameters<typeof newForm>

const forms = (...args: FormArguments): readonly Scene[] => [newForm(...args), editForm(...args)]

/** Returns the forms of a record that behave like those of another record, by its noun. */
const likeForms = (noun: 'material' | 'transaction', ...args: FormArguments): readonly Scene[] =>
  forms(...args).map((scene, index) => ({
    ...scene,
    variant: { of: `${index === 0 ? 'new' : 'edit'}-${noun}`, state: noun === 'material' ? 'editing' : 'open' },
  }))

const material = { example: formExample, child: 'record' } as const
const trade = { example: formExample }

/** All forms, and the screens of single records. */
export const formScenes: readonly Scene[] = [
  ...forms('material', 'materials', material),
  {
    ...newForm('transaction', 'transactions', trade, ofTrade),
    account: sceneAccounts.owner,
    path: () => '/business/transactions/create',
  },
  editForm('transaction', 'transactions', trade, ofTrade),
  ...likeForms('transaction', 'collection', 'collections', trade, ofTrade),
  ...likeForms('material', 'business', 'businesses', aBusiness),
  ...likeForms('material', 'user', 'users', aUser),
  ...likeForms('material', 'role', 'roles', aRole),
  {
    ...editForm('role', 'roles', permissionsOfARole),
    id: 'permissions-of-role',
    title: 'Role permissions',
    variant: { of: 'edit-material', state: 'editing' },
    path: ({ store }) => `/admin/roles/${findId(store.roles.all())}/permissions`,
  },
  {
    ...editForm('transaction', 'transactions', aReadTrade),
    id: 'view-transaction',
    title: 'View transaction',
    path: ({ store }) => `/admin/transactions/${findId(store.transactions.all())}`,
  },
  {
    id: 'roles-of-user',
    title: 'Roles of a user',
    example: membersExample,
    account,
    path: ({ store }) => `/admin/users/${findId(store.users.all().filter(({ roleIds }) => roleIds.length > 0))}/edit`,
  },
]
