import type { Resource } from './run.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A record that the run creates and changes. Its name contains the mark of the run. */
export type Sample<Of extends Resource = Resource> = {
  resource: Of
  body: Fields
  change: Fields
  /** True if a record is this one, before or after the change. */
  isIt: (item: Fields) => boolean
  /** Search that finds the record; null for trades, which have no name. */
  find: { term: string; column: string } | null
}

/** Identifies a record by the value of one column. */
const knownBy = (column: string, term: string) => ({
  isIt: (item: Fields) => item[column] === term,
  find: { term, column },
})

const prefix = 'Contract check'

/** True if a run of this command created the record or line. */
export const isOwn = ({ name }: Fields) => typeof name === 'string' && name.startsWith(prefix)

/** Returns the records that a run creates. The mark identifies the run. */
export function samplesOf(mark: string) {
  const named = (what: string) => `${prefix} ${mark} ${what}`
  const address = {
    lineOne: '1 Check Road',
    lineTwo: null,
    city: 'Durban',
    province: 'KwaZulu-Natal',
    zipCode: '4001',
    country: 'South Africa',
  }
  const line = { name: named('material'), gwCode: `GW ${mark}`, carbonFactor: '1.1418', weight: 2.5, value: 10 }

  const role = (what: string): Sample => {
    const body = { name: named(what), description: 'Made by a check', permissions: ['materials.view'] }
    return { resource: 'roles', body, change: { ...body, description: '' }, ...knownBy('name', body.name) }
  }
  const user = (what: string): Sample => {
    const username = `contract-${mark}-${what}@example.com`
    const body = {
      name: named(what),
      username,
      type: 'business',
      idNumber: null,
      address,
      bankDetails: null,
      permissions: [],
      businesses: [],
      roles: [],
    }
    return {
      resource: 'users',
      body,
      change: { ...body, name: named(`${what} changed`), address: null },
      ...knownBy('username', username),
    }
  }
  return {
    role: role('role'),
    secondRole: role('second role'),
    owner: user('owner'),
    member: user('member'),
    material: ((): Sample => {
      const { weight: _weight, value: _value, ...body } = line
      return { resource: 'materials', body, change: { ...body, carbonFactor: '0' }, ...knownBy('name', body.name) }
    })(),
    business: (ownerId: string): Sample => {
      const body = { name: named('business'), ownerId, address, bankDetails: null }
      return { resource: 'businesses', body, change: { ...body, address: null }, ...knownBy('name', body.name) }
    },
    trade: <Of extends 'transactions' | 'collections'>(resource: Of, buyerId: string, sellerId: string): Sample<Of> => {
      const body = { buyerId, sellerId, createdAt: '2026-01-15T08:00:00.000Z', materials: [line] }
      const change = { buyerId, sellerId, createdAt: '2026-01-16T08:00:00.000Z' }
      const isIt = ({ materials }: Fields) =>
        Array.isArray(materials) && materials.some(({ name }: Fields) => name === line.name)
      return { resource, body, change, isIt, find: null }
    },
    line,
    registration: {
      name: named('registered'),
      username: `contract-${mark}-new@example.com`,
      password: `check ${mark}`,
      type: 'collector',
    },
  }
}
