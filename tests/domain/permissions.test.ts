import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers, may, permissionsOf } from '#domain/permissions.ts'

const segment = fc.constantFrom('users', 'roles', 'materials', 'view', 'create', 'self')
const required = fc.array(segment, { minLength: 1, maxLength: 4 }).map(segments => segments.join('.'))

describe('a granted permission covers a required one', () => {
  test.each([
    ['users.view', 'users.view'],
    ['*', 'transactions.materials.assign'],
    ['users.*', 'users.view'],
    ['users.*', 'users.view.self'],
    ['*.view', 'materials.view'],
    ['transactions.*.assign', 'transactions.materials.assign'],
    ['transactions.materials.*', 'transactions.materials.create'],
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
