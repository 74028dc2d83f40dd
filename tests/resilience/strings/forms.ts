import { standardPassword } from '#mirage/data/accounts.ts'
import type { Store } from '#mirage/store/store.ts'
import { addBusiness, addMaterial, addRole, addUser, emailOf } from '../calls/data.ts'

export type Field = {
  label: string
  /** Returns the stored value, or null. */
  stored: (store: Store, id: string) => string | null | undefined
  /** Returns a valid text to replace a refused one. */
  good: (mark: string) => string
  /** Returns the text to be stored; by default without outer spaces. */
  normalize?: (typed: string) => string
}

export type Form = {
  name: string
  path: (id: string) => string
  list: string
  save: string
  /** Creates a record, and returns its id. */
  prepare: (store: Store, mark: string) => string
  fields: readonly Field[]
}

const trimmed = (typed: string) => typed.trim()
const plain = (text: string) => () => text

type Detailed = 'users' | 'businesses'
type Part<Owner> = { label: string; part: keyof Owner; good: string; normalize?: (typed: string) => string }

/** Returns the fields of a part of a record, such as its address. */
const partFields = <Owner extends Record<keyof Owner, string | null>>(
  ownerOf: (store: Store, id: string) => Owner | null | undefined,
  parts: ReadonlyArray<Part<Owner>>,
): Field[] =>
  parts.map(({ label, part, good, normalize = trimmed }) => ({
    label,
    stored: (store, id) => ownerOf(store, id)?.[part],
    good: plain(good),
    normalize,
  }))

const addressFields = (table: Detailed) =>
  partFields(
    (store, id) => store[table].get(id)?.address,
    [
      { label: 'Street and number', part: 'lineOne', good: '1 Main Road' },
      { label: 'Unit, building or suburb (optional)', part: 'lineTwo', good: 'Unit 2' },
      { label: 'City or town', part: 'city', good: 'Durban' },
      { label: 'Postal code', part: 'zipCode', good: '4001' },
      { label: 'Country', part: 'country', good: 'South Africa' },
    ],
  )

const bankFields = (table: Detailed) =>
  partFields(
    (store, id) => store[table].get(id)?.bankDetails,
    [
      {
        label: 'Branch code',
        part: 'branchCode',
        good: '250655',
        normalize: typed => typed.replaceAll(/[\s-]/g, ''),
      },
      { label: 'Account number', part: 'accountNumber', good: '62123456789' },
      { label: 'Account holder', part: 'accountHolder', good: 'Naledi' },
    ],
  )

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
  // Differs from the current name, so that the form can be saved if every other text is refused.
  good: mark => `${mark}, renamed`,
})

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
        normalize: typed => typed.replaceAll(/\s/g, '').replace(/^[−–]/, '-'),
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

/** Fields of sign-up. The record exists only afterwards. */
export const signUpFields = {
  name: 'Your name or your business name',
  username: 'E-mail or phone number',
  password: 'Password',
  goodPassword: standardPassword,
} as const
