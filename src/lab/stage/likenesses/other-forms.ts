import type { BusinessValues } from '#domain/people/business-rules.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { idOf } from '#lab/stage/id-of.ts'
import type { Scene } from '#lab/stage/scene.ts'
import { editRecordSights } from '#lab/stage/sights/edit-record.sights.ts'
import { newRecordSights } from '#lab/stage/sights/new-record.sights.ts'
import type { RecordWords } from '#lab/stage/sights/record-rows.ts'
import { editTradeSights, newTradeSights } from '#lab/stage/sights/trade.sights.ts'
import { viewRecordSights } from '#lab/stage/sights/view-record.sights.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import { newInputs, savedInputs } from './record-likeness.ts'
import { aBusiness, aReadTrade, aRole, aUser, permissionsOfARole } from './some-records.ts'

const account = 'lindiwe@threereco.example'

const businessWords: RecordWords<BusinessValues> = {
  list: 'Businesses',
  noun: 'business',
  fields: {
    Name: ({ name }) => name,
    Owner: ({ owner }) => owner?.name ?? '',
  },
}

const userWords: RecordWords<UserValues> = {
  list: 'Users',
  noun: 'user',
  fields: { Name: ({ name }) => name, Username: ({ username }) => username, 'ID number': ({ idNumber }) => idNumber },
}

const roleWords: RecordWords<{ name: string; description: string }> = {
  list: 'Roles',
  noun: 'role',
  fields: { Name: ({ name }) => name, Description: ({ description }) => description },
}

/** The forms beside those of materials and transactions. */
export const otherForms: readonly Scene[] = [
  {
    id: 'new-business',
    title: 'New business',
    ...aBusiness,
    sights: newRecordSights(businessWords),
    inputs: newInputs,
    account,
    path: () => '/admin/businesses/create',
  },
  {
    id: 'edit-business',
    title: 'Edit business',
    ...aBusiness,
    sights: editRecordSights({ ...businessWords, beside: [['field', 'City or town', 'says Umhlanga']] }),
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/businesses/${idOf(store.businesses.all())}/edit`,
  },
  {
    id: 'new-user',
    title: 'New user',
    ...aUser,
    sights: newRecordSights(userWords),
    inputs: newInputs,
    account,
    path: () => '/admin/users/create',
  },
  {
    id: 'edit-user',
    title: 'Edit user',
    ...aUser,
    sights: editRecordSights(userWords),
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/users/${idOf(store.users.all(), ({ username }) => username !== account)}/edit`,
  },
  {
    id: 'new-role',
    title: 'New role',
    ...aRole,
    // The fake answers with the id of a seeded role, whose permissions open next.
    sights: newRecordSights({ ...roleWords, next: 'Collector' }),
    inputs: newInputs,
    account,
    path: () => '/admin/roles/create',
  },
  {
    id: 'edit-role',
    title: 'Edit role',
    ...aRole,
    sights: editRecordSights({
      ...roleWords,
      beside: [
        ['heading', 'What this role may do'],
        ['heading', 'Who holds it'],
      ],
    }),
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/roles/${idOf(store.roles.all())}/edit`,
  },
  {
    id: 'permissions-of-role',
    title: 'Permissions of a role',
    ...permissionsOfARole,
    sights: editRecordSights({
      heading: 'Permissions of a role',
      list: 'Roles',
      noun: 'role',
      fields: {},
      beside: [
        ['heading', 'What this role may do'],
        ['field', 'Search permissions'],
      ],
    }),
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/roles/${idOf(store.roles.all())}/permissions`,
  },
  {
    id: 'view-transaction',
    title: 'View transaction',
    ...aReadTrade,
    sights: viewRecordSights('Transaction', [
      ['link', 'Edit'],
      ['heading', 'Materials'],
      ['row', 'Copper wire'],
      ['heading', 'This load'],
    ]),
    inputs: savedInputs,
    account,
    path: ({ store }) => `/admin/transactions/${idOf(store.transactions.all())}`,
  },
  {
    id: 'new-collection',
    title: 'New collection',
    example: tradeFormExample,
    sights: newTradeSights('collection'),
    inputs: ['a new transaction'],
    account,
    path: () => '/admin/collections/create',
  },
  {
    id: 'edit-collection',
    title: 'Edit collection',
    example: tradeFormExample,
    sights: editTradeSights('collection'),
    inputs: ['a recorded transaction', 'a recorded transaction that is known'],
    account,
    path: ({ store }) => `/admin/collections/${idOf(store.collections.all())}/edit`,
  },
]
