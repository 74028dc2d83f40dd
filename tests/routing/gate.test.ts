import { describe, expect, test } from 'vitest'
import { gate, readNext, type SignInStatus } from '#routing/gate.ts'
import type { Access } from '#routing/route-row.ts'
import { pathTo, type RouteName, routes } from '#routing/routes.ts'

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

/** Returns the path after all redirects. Fails on endless redirects. */
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

/** Implements the table "Access groups" of the specification: the target of each path for each sign-in status. */
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

describe('Gate', () => {
  const names = Object.keys(routes) as RouteName[]
  const rows = (Object.keys(statuses) as Array<keyof typeof statuses>).flatMap(who =>
    names.map(name => {
      const path = routes[name].path.replace(':id', id)
      return { who, path, to: expected(who, path, routes[name].access) }
    }),
  )

  test('covers every sign-in status and every route', () => {
    expect(rows).toHaveLength(6 * 60)
  })

  test.each(rows)('$who opening $path arrives at $to', ({ who, path, to }) => {
    expect(arrive(statuses[who], path)).toBe(to)
  })

  test.each(names)('does not redirect from %s before the server has responded', name => {
    expect(gate({ stage: 'unknown' }, routes[name].path.replace(':id', id))).toEqual({ kind: 'wait' })
  })

  test.each(Object.entries(statuses))('%s opening an unknown path sees "not found"', (_, status) => {
    for (const path of [
      '/nowhere',
      '/admin/nowhere',
      '/business/transactions/not-a-uuid/edit',
      '//evil.example/admin',
    ]) {
      expect(gate(status, path)).toEqual({ kind: 'missing' })
    }
  })

  test('returns a shown route with its id', () => {
    expect(gate(statuses.business, `/business/transactions/${id}/edit?materialsSearchTerm=pet`)).toEqual({
      kind: 'show',
      route: { name: 'businessTransactions.edit', access: 'business', id },
    })
  })

  test('keeps the target with its search through all steps and opens it at the end', () => {
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

test('uses the return target only from a sign-in step', () => {
  const next = '/business/transactions'
  expect(arrive(statuses.business, `/sign-in?next=${encodeURIComponent(next)}`)).toBe(next)
  expect(arrive(statuses.business, `/admin/users?next=${encodeURIComponent(next)}`)).toBe('/business')
})

describe('Return target within the app', () => {
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
  ])('"%s" is ignored', next => {
    expect(readNext(`?next=${encodeURIComponent(next)}`)).toBeNull()
  })

  test('a path of this app is used', () => {
    expect(readNext('?next=%2Fadmin%3Fx%3D1')).toBe('/admin?x=1')
  })
})

test('paths are made from names', () => {
  expect(pathTo('adminRoles.permissions', { id })).toBe(`/admin/roles/${id}/permissions`)
  expect(pathTo('index')).toBe('/')
})
