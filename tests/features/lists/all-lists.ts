import { lindiwe, naledi } from '../render-app.tsx'

const parties = 'preload=buyer&preload=seller&preload=materials'

/** The specification's tables of lists and of query usage: where, who, the columns, the call, and what it asks for. */
export const allLists = [
  {
    path: '/business/users',
    as: naledi,
    title: 'Users',
    columns: ['Name', 'Username'],
    call: 'businesses.users.list',
    asks: 'searchColumn=name&searchColumn=username',
  },
  {
    path: '/business/transactions',
    as: naledi,
    title: 'Transactions',
    columns: ['Buyer', 'Seller'],
    call: 'transactions.list',
    asks: parties,
  },
  {
    path: '/business/collections',
    as: naledi,
    title: 'Collections',
    columns: ['Buyer', 'Seller'],
    call: 'collections.list',
    asks: parties,
  },
  {
    path: '/admin/users',
    as: lindiwe,
    title: 'Users',
    columns: ['Name', 'Username'],
    call: 'users.list',
    asks: 'searchColumn=name&searchColumn=username',
  },
  {
    path: '/admin/transactions',
    as: lindiwe,
    title: 'Transactions',
    columns: ['Buyer', 'Seller'],
    call: 'transactions.list',
    asks: parties,
  },
  {
    path: '/admin/roles',
    as: lindiwe,
    title: 'Roles',
    columns: ['Name', 'Description'],
    call: 'roles.list',
    asks: 'searchColumn=name&searchColumn=description',
  },
  {
    path: '/admin/materials',
    as: lindiwe,
    title: 'Materials',
    columns: ['Name', 'GW Code', 'CO₂ Factor kg/kg'],
    call: 'materials.list',
    asks: '',
  },
  {
    path: '/admin/collections',
    as: lindiwe,
    title: 'Collections',
    columns: ['Buyer', 'Seller'],
    call: 'collections.list',
    asks: parties,
  },
  {
    path: '/admin/businesses',
    as: lindiwe,
    title: 'Businesses',
    columns: ['Name'],
    call: 'businesses.list',
    asks: 'searchColumn=name',
  },
] as const
