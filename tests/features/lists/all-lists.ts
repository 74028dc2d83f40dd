import { lindiwe, naledi } from '../render-app.tsx'

const parties = 'preload=buyer&preload=seller&preload=materials'

/**
 * All lists, from the tables of the specification: path, user, columns, request and query. `rows` is the name of the
 * mock's table. `hasForms`: the user can create and edit records.
 */
export const allLists = [
  {
    path: '/business/users',
    as: naledi,
    title: 'Users',
    rows: 'users',
    hasForms: true,
    columns: ['Name', 'Username'],
    call: 'businesses.users.list',
    asks: 'searchColumn=name&searchColumn=username',
  },
  {
    path: '/business/transactions',
    as: naledi,
    title: 'Transactions',
    rows: 'transactions',
    hasForms: true,
    columns: ['Buyer', 'Seller'],
    call: 'transactions.list',
    asks: parties,
  },
  {
    path: '/business/collections',
    as: naledi,
    title: 'Collections',
    rows: 'collections',
    hasForms: false,
    columns: ['Buyer', 'Seller'],
    call: 'collections.list',
    asks: parties,
  },
  {
    path: '/admin/users',
    as: lindiwe,
    title: 'Users',
    rows: 'users',
    hasForms: true,
    columns: ['Name', 'Username'],
    call: 'users.list',
    asks: 'searchColumn=name&searchColumn=username',
  },
  {
    path: '/admin/transactions',
    as: lindiwe,
    title: 'Transactions',
    rows: 'transactions',
    hasForms: true,
    columns: ['Buyer', 'Seller'],
    call: 'transactions.list',
    asks: parties,
  },
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
  {
    path: '/admin/collections',
    as: lindiwe,
    title: 'Collections',
    rows: 'collections',
    hasForms: true,
    columns: ['Buyer', 'Seller'],
    call: 'collections.list',
    asks: parties,
  },
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
