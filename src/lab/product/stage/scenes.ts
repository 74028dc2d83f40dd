import { listExample } from '#machines/list/list.example.ts'
import { membersExample } from '#machines/members/members.example.ts'
import { offlineExample } from '#machines/offline/offline.example.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { recordExample } from '#machines/record/record.example.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { tradeFormExample } from '#machines/trade-form/trade-form.example.ts'
import { tradeTotalsExample } from '#machines/trade-totals/trade-totals.example.ts'
import { findId } from './find-id.ts'
import { partsOfScreens } from './parts/parts-of-screens.ts'
import type { Scene } from './scene.ts'
import { otherForms } from './variants/form-variants.ts'
import { otherLists } from './variants/list-variants.ts'

const administrator = 'lindiwe@threereco.example'
const owner = 'naledi@umhlangametals.example'

/** Screens of the machines: one screen for each machine, followed by variants with other data. */
export const scenes: readonly Scene[] = [
  { id: 'sign-in', title: 'Sign in and second factor', example: sessionExample, account: owner, path: () => '/' },
  { id: 'sign-up', title: 'Sign up', example: sessionExample, account: owner, path: () => '/sign-up' },
  {
    id: 'offline',
    title: 'Work offline on this device',
    example: offlineExample,
    account: owner,
    path: () => '/business/offline',
  },
  {
    id: 'overview',
    title: 'Overview',
    example: tradeTotalsExample,
    account: owner,
    opens: 'screen.opened',
    path: (_, input) => (input === 'this month' ? '/business?period=month' : '/business'),
  },
  {
    id: 'materials',
    title: 'Materials',
    example: listExample,
    account: administrator,
    path: (_, input) => {
      if (input === 'the only material of the last page') return '/admin/materials?page=2&pageSize=3'
      return '/admin/materials?pageSize=2'
    },
  },
  {
    id: 'edit-material',
    title: 'Edit material',
    example: recordExample,
    inputs: ['a material', 'a material that is known'],
    account: administrator,
    path: ({ store }) => `/admin/materials/${findId(store.materials.all())}/edit`,
  },
  {
    id: 'new-material',
    title: 'New material',
    example: recordExample,
    inputs: ['a new material'],
    account: administrator,
    path: () => '/admin/materials/create',
  },
  {
    id: 'new-transaction',
    title: 'New transaction',
    example: tradeFormExample,
    inputs: ['a new transaction'],
    account: owner,
    path: () => '/business/transactions/create',
  },
  {
    id: 'edit-transaction',
    title: 'Edit transaction',
    example: tradeFormExample,
    inputs: ['a recorded transaction', 'a recorded transaction that is known'],
    account: administrator,
    path: ({ store }) => `/admin/transactions/${findId(store.transactions.all())}/edit`,
  },
  {
    id: 'paste',
    title: 'Paste rows',
    example: pasteExample,
    account: owner,
    path: () => '/business/transactions/create',
  },
  {
    id: 'roles-of-user',
    title: 'Roles of a user',
    example: membersExample,
    account: administrator,
    path: ({ store }) =>
      `/admin/users/${findId(store.users.all(), ({ username, roleIds }) => username !== administrator && roleIds.length > 0)}/edit`,
  },
  ...partsOfScreens,
  ...otherLists,
  ...otherForms,
]
