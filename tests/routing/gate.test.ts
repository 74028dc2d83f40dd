import { describe, expect, test } from 'vitest'
import { gate, readNext, type SignInStatus } from '#routing/gate.ts'
import { type Access, pathTo, type RouteName, routes } from '#routing/routes.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const statuses = {
  signedOut: { stage: 'signedOut' },
  enrol: { stage: 'enrol' },
  verify: { stage: 'verify' },
  system: { stage: 'verified', type: 'system' },
  business: { stage: 'verified', type: 'business' },
  collector: { stage: 'verified', type: 'collector' },
} as const satisfies Record<string, SignInStatus>
const homes = { system: '/admin', business: '/business', collector: '/collector' } as const

/** The path that a visitor arrives at after all redirects; fails if these never end. */
function arrive(status: SignInStatus, from: string): string {
  let at = from
  for (let hops = 0; hops < 5; hops += 1) {
    const verdict = gate(status, at)
    if (verdict.kind !== 'go') return at
    at = verdict.to
  }
  throw new Error(`${from} never arrives`)
}

const remembering = (step: string, path: string) => `${step}?next=${encodeURIComponent(path)}`

/** The whole table of the specification's "Access groups": where each sign-in status arrives from each path. */
function expected(who: keyof typeof statuses, path: string, access: Access): string {
  const isStep = access === 'signedOut' || access === 'enrol' || access === 'verify'
  const remember = (step: string) => (isStep || access === 'index' ? step : remembering(step, path))
  switch (who) {
    case 'signedOut':
      return access === 'signedOut' ? path : remember('/sign-in')
    case 'enrol':
      return access === 'enrol' ? path : remember('/mfa/enable')
    case 'verify':
      return access === 'verify' ? path : remember('/mfa/verify')
    case 'system':
    case 'business':
    case 'collector':
      return access === who ? path : homes[who]
  }
}

describe('the gate', () => {
  const names = Object.keys(routes) as RouteName[]
  const rows = (Object.keys(statuses) as Array<keyof typeof statuses>).flatMap(who =>
    names.map(name => {
      const path = routes[name].path.replace(':id', id)
      return { who, path, to: expected(who, path, routes[name].access) }
    }),
  )

  test('the table has every sign-in status and every route', () => {
    expect(rows).toHaveLength(6 * 43)
  })

  test.each(rows)('$who asking for $path is at $to', ({ who, path, to }) => {
    expect(arrive(statuses[who], path)).toBe(to)
  })

  test.each(names)('nobody is let in or sent away from %s before the server was asked', name => {
    expect(gate({ stage: 'unknown' }, routes[name].path.replace(':id', id))).toEqual({ kind: 'wait' })
  })

  test.each(Object.entries(statuses))('%s asking for an unknown path is told that there is none', (_, status) => {
    for (const path of [
      '/nowhere',
      '/admin/nowhere',
      '/business/transactions/not-a-uuid/edit',
      '//evil.example/admin',
    ]) {
      expect(gate(status, path)).toEqual({ kind: 'missing' })
    }
  })

  test('a shown route comes with its id', () => {
    expect(gate(statuses.business, `/business/transactions/${id}/edit?materialsSearchTerm=pet`)).toEqual({
      kind: 'show',
      route: { name: 'businessTransactions.edit', access: 'business', id },
    })
  })

  test('where a visitor was going is kept through every step, search and all, and followed at the end', () => {
    const goal = '/business/transactions?page=2&searchTerm=a%26b'
    const signIn = arrive(statuses.signedOut, goal)
    expect(signIn).toBe(remembering('/sign-in', goal))
    const enrol = arrive(statuses.enrol, signIn)
    expect(enrol).toBe(remembering('/mfa/enable', goal))
    const verify = arrive(statuses.verify, enrol)
    expect(verify).toBe(remembering('/mfa/verify', goal))
    expect(arrive(statuses.business, verify)).toBe(goal)
    expect(arrive(statuses.collector, verify)).toBe('/collector')
  })
})

test('the address to return to is followed from a step of signing in only', () => {
  const next = '/business/transactions'
  expect(arrive(statuses.business, `/sign-in?next=${encodeURIComponent(next)}`)).toBe(next)
  expect(arrive(statuses.business, `/admin/users?next=${encodeURIComponent(next)}`)).toBe('/business')
})

describe('where to go next is followed only inside this app', () => {
  test.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/\t/evil.example/admin',
    'javascript:alert(1)',
    'admin',
    '/nowhere',
    '/sign-in',
    '/',
    '',
  ])('"%s" is not followed', next => {
    expect(readNext(`?next=${encodeURIComponent(next)}`)).toBeNull()
  })

  test('a path of this app is', () => {
    expect(readNext('?next=%2Fadmin%3Fx%3D1')).toBe('/admin?x=1')
  })
})

test('paths are made from names', () => {
  expect(pathTo('adminRoles.permissions', { id })).toBe(`/admin/roles/${id}/permissions`)
  expect(pathTo('index')).toBe('/')
})
