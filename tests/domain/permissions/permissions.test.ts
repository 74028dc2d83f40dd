import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers, holds, lacking, may, permissionsOf } from '#domain/permissions/permissions.ts'

const segment = fc.constantFrom('users', 'roles', 'materials', 'view', 'create', 'self')
const required = fc.array(segment, { minLength: 1, maxLength: 4 }).map(segments => segments.join('.'))
const granted = fc
  .array(fc.oneof({ weight: 2, arbitrary: segment }, fc.constant('*')), { minLength: 1, maxLength: 4 })
  .map(segments => segments.join('.'))

/** Returns the rules as a regular expression: a star is one segment, and at the end one or more. */
const asPattern = (granted: string) => {
  const segments = granted.split('.')
  const parts = segments.map((part, index) =>
    part !== '*' ? part : index === segments.length - 1 ? '.+' : String.raw`[^.]+`,
  )
  return new RegExp(`^${parts.join(String.raw`\.`)}$`)
}

describe('Coverage of a permission', () => {
  test.each([
    ['users.view', 'users.view'],
    ['*', 'transactions.materials.assign'],
    ['users.*', 'users.view'],
    ['users.*', 'users.view.self'],
    ['*.view', 'materials.view'],
    ['transactions.*.assign', 'transactions.materials.assign'],
    ['transactions.materials.*', 'transactions.materials.create'],
    ['users.update.any', 'users.update'],
    ['users.*.any', 'users.delete'],
    ['users.update.any', 'users.update.any'],
  ])('%s covers %s', (granted, needed) => {
    expect(covers(granted, needed)).toBe(true)
  })

  test.each([
    ['users.view', 'users.create'],
    ['users.view', 'users.view.self'],
    ['users.view.self', 'users.view'],
    ['users.*', 'users'],
    ['*.view', 'transactions.materials.view'],
    ['user', 'users'],
    ['users.update.any', 'users.delete'],
    ['users.update.any', 'users'],
    ['*.any', 'users.update'],
    ['', 'users.view'],
  ])('%s does not cover %s', (granted, needed) => {
    expect(covers(granted, needed)).toBe(false)
  })

  test('the rules of stars hold for any number of stars', () => {
    fc.assert(
      fc.property(granted, required, (granted, needed) => {
        expect(covers(granted, needed)).toBe(asPattern(granted).test(needed))
      }),
      { numRuns: 1000 },
    )
  })
})

test('combines permissions of the user and their roles without duplicates', () => {
  const holder = { permissions: ['users.view'], roles: [{ permissions: ['roles.*', 'users.view'] }] }
  expect(permissionsOf(holder)).toEqual(['users.view', 'roles.*'])
  expect(may(holder, 'roles.delete')).toBe(true)
  expect(may(holder, 'materials.view')).toBe(false)
})

const opens = (...permissions: string[]) => may({ permissions, roles: [] }, 'transactions.access')

describe('Area of a resource', () => {
  test.each([
    'transactions.access',
    'transactions.view',
    'transactions.materials.view',
    'transactions.*',
    '*.view',
    '*',
  ])('is accessible with %s', granted => {
    expect(opens(granted)).toBe(true)
  })

  test.each(['collections.view', 'transactions', 'transaction.view', ''])('is inaccessible with %s', granted => {
    expect(opens(granted)).toBe(false)
  })

  test('grants nothing else, and cannot be assigned to others', () => {
    const holder = { permissions: ['transactions.view'], roles: [] }
    expect(may(holder, 'transactions.create')).toBe(false)
    expect(holds(holder, 'transactions.access')).toBe(false)
  })
})

describe('Unknown permission name', () => {
  const holder = { permissions: ['transactions.*'], roles: [] }

  test('does not compile as a required permission, however similar', () => {
    expect(may(holder, 'transactions.materials.assign')).toBe(true)
    // @ts-expect-error The resource is called transactions.
    expect(may(holder, 'transaction.view')).toBe(false)
    // @ts-expect-error Only lines can be attached, not transactions.
    expect(may(holder, 'transactions.assign')).toBe(true)
    // @ts-expect-error A check cannot name a wildcard.
    expect(may(holder, 'transactions.*')).toBe(true)
  })

  test('does not compile in two parts either', () => {
    expect(lacking(holder, 'transactions.materials', 'view')).toBeNull()
    // @ts-expect-error The resource is called transactions.
    expect(lacking(holder, 'transaction', 'view')).toBe('transaction.view')
    // @ts-expect-error Roles of a user can be attached and detached, but not created.
    expect(lacking(holder, 'users.roles', 'create')).toBe('users.roles.create')
    // @ts-expect-error Access to an area needs no record.
    expect(lacking(holder, 'transactions', 'access')).toBeNull()
  })

  test('can still be granted, because servers might know more permissions', () => {
    expect(holds(holder, 'transactions.export')).toBe(true)
    expect(holds(holder, 'reports.run')).toBe(false)
  })
})
