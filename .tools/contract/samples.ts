import type { Sample } from './record-checks.ts'

/** The records that a run makes, all of one mark by which they can be told from others. */
export function samplesOf(mark: string) {
  const named = (what: string) => `Contract check ${mark} ${what}`
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
    return { resource: 'roles', body, change: { ...body, description: '' }, find: { term: body.name, column: 'name' } }
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
      find: { term: username, column: 'username' },
    }
  }
  return {
    role: role('role'),
    secondRole: role('second role'),
    owner: user('owner'),
    member: user('member'),
    material: ((): Sample => {
      const { weight: _weight, value: _value, ...body } = line
      return {
        resource: 'materials',
        body,
        change: { ...body, carbonFactor: '0' },
        find: { term: body.name, column: 'name' },
      }
    })(),
    business: (ownerId: string): Sample => {
      const body = { name: named('business'), ownerId, address, bankDetails: null }
      return {
        resource: 'businesses',
        body,
        change: { ...body, address: null },
        find: { term: body.name, column: 'name' },
      }
    },
    trade: <Of extends 'transactions' | 'collections'>(resource: Of, buyerId: string, sellerId: string): Sample<Of> => {
      const body = { buyerId, sellerId, createdAt: '2026-01-15T08:00:00.000Z', materials: [line] }
      const change = { buyerId, sellerId, createdAt: '2026-01-16T08:00:00.000Z' }
      return { resource, body, change, find: null }
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
