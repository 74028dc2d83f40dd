import type { Scene } from '#lab/stage/scene.ts'
import { listLikeness } from './list-likeness.ts'
import { someBusinesses, someCollections, someRoles, someTransactions, someUsers } from './some-rows.ts'

const administrator = 'lindiwe@threereco.example'
const owner = 'naledi@umhlangametals.example'

const ofTrades = { preload: ['buyer', 'seller', 'materials'] }
const ofUsers = { searchColumn: ['name', 'username'] }

/** The lists beside that of materials. */
export const otherLists: readonly Scene[] = [
  listLikeness({
    id: 'transactions',
    title: 'Transactions',
    one: 'transaction',
    many: 'transactions',
    account: owner,
    path: '/business/transactions',
    asks: ofTrades,
    rows: someTransactions,
    mayCreate: true,
    // A page that is gone leads to the list of administrators.
    inputs: [
      'the first page of materials',
      'a page that was loaded before',
      'a new material on this page',
      'a new material on another page',
    ],
  }),
  listLikeness({
    id: 'collections',
    title: 'Collections',
    one: 'collection',
    many: 'collections',
    account: owner,
    path: '/business/collections',
    asks: ofTrades,
    rows: someCollections,
    mayCreate: false,
  }),
  listLikeness({
    id: 'businesses',
    title: 'Businesses',
    one: 'business',
    many: 'businesses',
    account: administrator,
    path: '/admin/businesses',
    asks: { searchColumn: ['name'] },
    rows: someBusinesses,
    mayCreate: true,
  }),
  listLikeness({
    id: 'users',
    title: 'Users',
    one: 'user',
    many: 'users',
    account: administrator,
    path: '/admin/users',
    asks: ofUsers,
    rows: someUsers,
    mayCreate: true,
  }),
  {
    ...listLikeness({
      id: 'business-users',
      title: 'Users',
      one: 'user',
      many: 'users',
      account: owner,
      path: '/business/users',
      asks: ofUsers,
      rows: someUsers,
      mayCreate: true,
    }),
    title: 'Users of a business',
  },
  listLikeness({
    id: 'roles',
    title: 'Roles',
    one: 'role',
    many: 'roles',
    account: administrator,
    path: '/admin/roles',
    asks: { searchColumn: ['name', 'description'] },
    rows: someRoles,
    mayCreate: true,
  }),
]
