import type { Scene } from '#lab/product/stage/scene.ts'
import { createListVariant } from './create-list-variant.ts'
import { someBusinesses, someCollections, someRoles, someTransactions, someUsers } from './variant-rows.ts'

const administrator = 'lindiwe@threereco.example'
const owner = 'naledi@umhlangametals.example'

const ofTrades = { preload: ['buyer', 'seller', 'materials'] }
const ofUsers = { searchColumn: ['name', 'username'] }

/** All lists except the material list. */
export const otherLists: readonly Scene[] = [
  createListVariant({
    id: 'transactions',
    title: 'Transactions',
    account: owner,
    path: '/business/transactions',
    asks: ofTrades,
    rows: someTransactions,
    // A missing page would redirect to the list of administrators.
    inputs: [
      'the first page of materials',
      'a page that was loaded before',
      'a new material on this page',
      'a new material on another page',
    ],
  }),
  createListVariant({
    id: 'collections',
    title: 'Collections',
    account: owner,
    path: '/business/collections',
    asks: ofTrades,
    rows: someCollections,
  }),
  createListVariant({
    id: 'businesses',
    title: 'Businesses',
    account: administrator,
    path: '/admin/businesses',
    asks: { searchColumn: ['name'] },
    rows: someBusinesses,
  }),
  createListVariant({
    id: 'users',
    title: 'Users',
    account: administrator,
    path: '/admin/users',
    asks: ofUsers,
    rows: someUsers,
  }),
  createListVariant({
    id: 'business-users',
    title: 'Users of a business',
    account: owner,
    path: '/business/users',
    asks: ofUsers,
    rows: someUsers,
  }),
  createListVariant({
    id: 'roles',
    title: 'Roles',
    account: administrator,
    path: '/admin/roles',
    asks: { searchColumn: ['name', 'description'] },
    rows: someRoles,
  }),
]
