import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers, holds, lacking, may, permissionsOf } from '#domain/permissions/permissions.ts'

const segment = fc.constantFrom('users', 'roles', 'materials', 'view', 'create', 'self')
const required = fc.array(segment, { minLength: 1, maxLength: 4 }).map(segments => segments.join('.'))
const granted = fc
  .array(fc.oneof({ weight: 2, arbitrary: segment }, fc.constant('*')), { minLength: 1, maxLength: 4 })
  .map(segments => segments.join('.'))

/** The same rules as a regular expression: a star is one segment, and at the end one or more. */
const asPattern = (granted: string) => {
  const segments = granted.split('.')
  const parts = segments.map((part, index) =>
    part !== '*' ? part : index === segments.length - 1 ? '.+' : String.raw`[^.]+`,
  )
  return new RegExp(`^${parts.join(String.raw`\.`)}$`)
}

describe('a granted permission covers a required one', () => {
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

  test('every permission covers itself, and * covers every one', () => {
    fc.assert(
      fc.property(required, needed => {
        expect(covers(needed, needed) && covers('*', needed)).toBe(true)
      }),
    )
  })

  test('without a star nothing but the same is covered', () => {
    fc.assert(
      fc.property(required, required, (granted, needed) => {
        expect(covers(granted, needed)).toBe(granted === needed)
      }),
    )
  })

  test('a star covers what a star within its reach covers, and so does all that covers it', () => {
    fc.assert(
      fc.property(granted, granted, required, (wide, narrow, needed) => {
        expect(covers(wide, narrow) && covers(narrow, needed) && !covers(wide, needed)).toBe(false)
      }),
    )
  })

  test('the rules of the stars hold, however many there are', () => {
    fc.assert(
      fc.property(granted, required, (granted, needed) => {
        expect(covers(granted, needed)).toBe(asPattern(granted).test(needed))
      }),
      { numRuns: 1000 },
    )
  })

  test('a star in place of a segment covers at least what the segment covered', () => {
    fc.assert(
      fc.property(required, fc.nat(3), (needed, at) => {
        const starred = needed
          .split('.')
          .with(at % needed.split('.').length, '*')
          .join('.')
        expect(covers(starred, needed)).toBe(true)
      }),
    )
  })
})

test('own permissions and those of the roles count alike, each once', () => {
  const holder = { permissions: ['users.view'], roles: [{ permissions: ['roles.*', 'users.view'] }] }
  expect(permissionsOf(holder)).toEqual(['users.view', 'roles.*'])
  expect(may(holder, 'roles.delete')).toBe(true)
  expect(may(holder, 'materials.view')).toBe(false)
})

const opens = (...permissions: string[]) => may({ permissions, roles: [] }, 'transactions.access')

describe('The area of a resource', () => {
  test.each([
    'transactions.access',
    'transactions.view',
    'transactions.materials.view',
    'transactions.*',
    '*.view',
    '*',
  ])('is open to a holder of %s', granted => {
    expect(opens(granted)).toBe(true)
  })

  test.each(['collections.view', 'transactions', 'transaction.view', ''])('is closed to a holder of %s', granted => {
    expect(opens(granted)).toBe(false)
  })

  test('being open allows nothing in it, and cannot be given to others', () => {
    const holder = { permissions: ['transactions.view'], roles: [] }
    expect(may(holder, 'transactions.create')).toBe(false)
    expect(holds(holder, 'transactions.access')).toBe(false)
  })
})

describe('A name that no permission has', () => {
  const holder = { permissions: ['transactions.*'], roles: [] }

  test('does not compile where somebody is asked for it, however near it is', () => {
    expect(may(holder, 'transactions.materials.assign')).toBe(true)
    // @ts-expect-error There are transactions, and no transaction.
    expect(may(holder, 'transaction.view')).toBe(false)
    // @ts-expect-error Lines are put on a transaction, transactions on nothing.
    expect(may(holder, 'transactions.assign')).toBe(true)
    // @ts-expect-error A wildcard is held, and not asked for.
    expect(may(holder, 'transactions.*')).toBe(true)
  })

  test('does not compile in two parts either', () => {
    expect(lacking(holder, 'transactions.materials', 'view')).toBeNull()
    // @ts-expect-error There are transactions, and no transaction.
    expect(lacking(holder, 'transaction', 'view')).toBe('transaction.view')
    // @ts-expect-error The roles of a user are given and taken, and not made.
    expect(lacking(holder, 'users.roles', 'create')).toBe('users.roles.create')
    // @ts-expect-error To open an area is done to no record.
    expect(lacking(holder, 'transactions', 'access')).toBeNull()
  })

  test('can be held all the same: a server may know more than this app', () => {
    expect(holds(holder, 'transactions.export')).toBe(true)
    expect(holds(holder, 'reports.run')).toBe(false)
  })
})
