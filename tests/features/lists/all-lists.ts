import { lindiwe, naledi } from '../render-app.tsx'

const people = {
  title: 'Users',
  rows: 'users',
  columns: ['Name', 'Username'],
  asks: 'searchColumn=name&searchColumn=username',
} as const
const ofTrades = { columns: ['Buyer', 'Seller'], asks: 'preload=buyer&preload=seller&preload=materials' } as const
const transactions = { title: 'Transactions', rows: 'transactions', call: 'transactions.list', ...ofTrades } as const
const collections = { title: 'Collections', rows: 'collections', call: 'collections.list', ...ofTrades } as const

/**
 * All lists, from the tables of the specification: path, user, columns, request and query. `rows` is the name of the
 * mock's table. `hasForms`: the user can create and edit records.
 */
export const allLists = [
  { path: '/business/users', as: naledi, hasForms: true, ...people, call: 'businesses.users.list' },
  { path: '/business/transactions', as: naledi, hasForms: true, ...transactions },
  { path: '/business/collections', as: naledi, hasForms: false, ...collections },
  { path: '/admin/users', as: lindiwe, hasForms: true, ...people, call: 'users.list' },
  { path: '/admin/transactions', as: lindiwe, hasForms: true, ...transactions },
  {
    path: '/admin/roles',
    as: lindiwe,
    title: 'Roles',
    rows: 'roles',
    hasForms: true,
    columns: ['Name', 'Description'],
    call: 'roles.list',
    asks: 'searchColumn=name&searchColumn=description',
  },
  {
    path: '/admin/materials',
    as: lindiwe,
    title: 'Materials',
    rows: 'materials',
    hasForms: true,
    columns: ['Name', 'GW Code', 'CO₂ Factor kg/kg'],
    call: 'materials.list',
    asks: '',
  },
  { path: '/admin/collections', as: lindiwe, hasForms: true, ...collections },
  {
    path: '/admin/businesses',
    as: lindiwe,
    title: 'Businesses',
    rows: 'businesses',
    hasForms: true,
    columns: ['Name'],
    call: 'businesses.list',
    asks: 'searchColumn=name',
  },
] as const

/** Two lists for tests of the table component. Tests of list definitions use {@link allLists}. */
export const twoLists = allLists.filter(({ path }) => path === '/business/transactions' || path === '/admin/materials')
