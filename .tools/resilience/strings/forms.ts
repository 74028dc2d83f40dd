import { standardPassword } from '#mirage/accounts.ts'
import type { Store } from '#mirage/store.ts'
import { addBusiness, addMaterial, addRole, addUser, emailOf } from '../calls/data.ts'

export type Field = {
  label: string
  /** What the data hold of it; null where there is nothing. */
  stored: (store: Store, id: string) => string | null | undefined
  /** A text that is taken, for when another one is refused. */
  good: (mark: string) => string
  /** What is kept of what was typed; all but the space around it unless given. */
  kept?: (typed: string) => string
}

export type Form = {
  name: string
  path: (id: string) => string
  list: string
  save: string
  /** Puts a record into the data and gives its id. */
  prepare: (store: Store, mark: string) => string
  fields: readonly Field[]
}

const trimmed = (typed: string) => typed.trim()
const plain = (text: string) => () => text

type Detailed = 'users' | 'businesses'
const addressFields = (table: Detailed): Field[] =>
  (
    [
      ['Street and number', 'lineOne', '1 Main Road'],
      ['Unit, building or suburb (optional)', 'lineTwo', 'Unit 2'],
      ['City or town', 'city', 'Durban'],
      ['Postal code', 'zipCode', '4001'],
      ['Country', 'country', 'South Africa'],
    ] as const
  ).map(([label, part, good]) => ({
    label,
    stored: (store, id) => store[table].get(id)?.address?.[part],
    good: plain(good),
    kept: trimmed,
  }))

const bankFields = (table: Detailed): Field[] =>
  (
    [
      ['Branch code', 'branchCode', '250655'],
      ['Account number', 'accountNumber', '62123456789'],
      ['Account holder', 'accountHolder', 'Naledi'],
    ] as const
  ).map(([label, part, good]) => ({
    label,
    stored: (store, id) => store[table].get(id)?.bankDetails?.[part],
    good: plain(good),
    kept: part === 'branchCode' ? typed => typed.replaceAll(/[\s-]/g, '') : trimmed,
  }))

const details = {
  address: {
    lineOne: '1 Main Road',
    lineTwo: null,
    city: 'Durban',
    province: 'KwaZulu-Natal',
    zipCode: '4001',
    country: 'South Africa',
  },
  bankDetails: { bankName: 'FNB', branchCode: '250655', accountNumber: '62123456789', accountHolder: 'Naledi' },
}

const nameOf = (table: 'users' | 'businesses' | 'roles' | 'materials'): Field => ({
  label: 'Name',
  stored: (store, id) => store[table].get(id)?.name,
  good: mark => mark,
})

/** The forms of saved records with text fields. */
export const forms: readonly Form[] = [
  {
    name: 'material',
    path: id => `/admin/materials/${id}/edit`,
    list: '/admin/materials',
    save: 'Save changes',
    prepare: addMaterial,
    fields: [
      nameOf('materials'),
      { label: 'GW code', stored: (store, id) => store.materials.get(id)?.gwCode, good: plain('GW 99') },
      {
        label: 'CO₂ factor',
        stored: (store, id) => store.materials.get(id)?.carbonFactor,
        good: plain('1.5'),
        kept: typed => typed.replaceAll(/\s/g, '').replace(/^[−–]/, '-'),
      },
    ],
  },
  {
    name: 'role',
    path: id => `/admin/roles/${id}/edit`,
    list: '/admin/roles',
    save: 'Save changes',
    prepare: addRole,
    fields: [
      nameOf('roles'),
      { label: 'Description', stored: (store, id) => store.roles.get(id)?.description, good: plain('Weighs') },
    ],
  },
  {
    name: 'business',
    path: id => `/admin/businesses/${id}/edit`,
    list: '/admin/businesses',
    save: 'Save changes',
    prepare(store, mark) {
      const id = addBusiness(store, mark)
      store.businesses.update(id, details)
      return id
    },
    fields: [nameOf('businesses'), ...addressFields('businesses'), ...bankFields('businesses')],
  },
  {
    name: 'user',
    path: id => `/admin/users/${id}/edit`,
    list: '/admin/users',
    save: 'Save changes',
    prepare(store, mark) {
      const id = addUser(store, mark)
      store.users.update(id, details)
      return id
    },
    fields: [
      nameOf('users'),
      { label: 'Username', stored: (store, id) => store.users.get(id)?.username, good: emailOf },
      {
        label: 'ID number (optional)',
        stored: (store, id) => store.users.get(id)?.idNumber,
        good: plain('8005146027082'),
      },
      ...addressFields('users'),
      ...bankFields('users'),
    ],
  },
]

/** The form of signing up, whose record there is only afterwards. */
export const signUpFields = {
  name: 'Your name or the name of your business',
  username: 'E-mail or phone number',
  password: 'Password',
  goodPassword: standardPassword,
} as const
