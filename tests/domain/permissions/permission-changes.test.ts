import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTyped, hold, release, replaceWildcard, typedFault } from '#domain/permissions/permission-changes.ts'
import { listedIn } from '#domain/permissions/permission-search.ts'
import { isWildcard, unlistedOf } from '#domain/permissions/permission-wildcards.ts'
import { covers } from '#domain/permissions/permissions.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import { anyGroups, anyStrings } from './permission-arbitraries.ts'

const valuesOf = (groups: Parameters<typeof listedIn>[0]) => listedIn(groups).map(({ value }) => value)

const heldOf = (groups: Parameters<typeof listedIn>[0], strings: readonly string[]) =>
  valuesOf(groups).filter(value => strings.some(granted => covers(granted, value)))

describe('Adding and removing permissions', () => {
  test('appends new strings and removes only the given ones', () => {
    const held = hold(['users.view', 'odd one'], ['roles.view', 'users.view'])
    expect(held).toEqual(['users.view', 'odd one', 'roles.view'])
    expect(release(held, ['users.view'])).toEqual(['odd one', 'roles.view'])
  })

  test('adds nothing that a wildcard covers', () => {
    expect(hold(['roles.*'], ['roles.view', 'users.view'])).toEqual(['roles.*', 'users.view'])
  })

  test('removing added strings restores the list', () => {
    fc.assert(
      fc.property(anyGroups, anyStrings, (groups, strings) => {
        const values = valuesOf(groups).filter(value => !strings.includes(value))
        expect(release(hold(strings, values), values)).toEqual(strings)
      }),
    )
  })

  test('adding a group grants all of it; removing leaves only wildcard coverage', () => {
    fc.assert(
      fc.property(anyGroups, anyStrings, (groups, strings) => {
        const values = valuesOf(groups)
        expect(heldOf(groups, hold(strings, values))).toEqual(values)
        const wildcards = strings.filter(value => isWildcard(value) && !values.includes(value))
        expect(heldOf(groups, release(strings, values))).toEqual(heldOf(groups, wildcards))
      }),
    )
  })
})

describe('Replacing a wildcard', () => {
  test('inserts the covered permissions at its position', () => {
    const strings = ['users.view', 'materials.*', 'reports.run']
    expect(replaceWildcard(permissionGroups, strings, 'materials.*')).toEqual([
      'users.view',
      'materials.access',
      'materials.view',
      'materials.create',
      'materials.update',
      'materials.delete',
      'reports.run',
    ])
  })

  test('omits permissions that other strings cover', () => {
    expect(replaceWildcard(permissionGroups, ['*.view', 'materials.*', 'materials.create'], 'materials.*')).toEqual([
      '*.view',
      'materials.access',
      'materials.update',
      'materials.delete',
      'materials.create',
    ])
  })

  test('never changes which listed permissions are granted', () => {
    fc.assert(
      fc.property(anyGroups, anyStrings, (groups, strings) => {
        for (const wildcard of strings.filter(isWildcard)) {
          const replaced = replaceWildcard(groups, strings, wildcard)
          expect(heldOf(groups, replaced)).toEqual(heldOf(groups, strings))
          expect(replaced).not.toContain(wildcard)
        }
      }),
    )
  })
})

test('unlisted strings survive every change in order, without duplicates', () => {
  fc.assert(
    fc.property(anyGroups, anyStrings, (groups, strings) => {
      const unlisted = unlistedOf(groups, strings)
      const values = valuesOf(groups)
      const results = [
        hold(strings, values),
        release(strings, values),
        ...strings.filter(isWildcard).map(wildcard => replaceWildcard(groups, strings, wildcard)),
      ]
      for (const result of results) {
        expect(unlistedOf(groups, result)).toEqual(unlisted)
        expect(new Set(result).size).toBe(result.length)
      }
    }),
  )
})

describe('Typed permission', () => {
  test.each(['*', 'transactions.*', ' reports.export ', '*.view'])('can be "%s"', text => {
    expect(typedFault(['users.view'], text)).toBeNull()
    expect(addTyped(['users.view'], text)).toEqual(['users.view', text.trim()])
  })

  test.each([
    [' ', 'Enter a permission. For example, transactions.view'],
    ['users view', 'Use letters, digits and dots. A * matches one part.'],
    ['users..view', 'Use letters, digits and dots. A * matches one part.'],
    ['users.vi*', 'Use letters, digits and dots. A * matches one part.'],
    ['users.view', 'users.view is already in the list'],
  ])('cannot be "%s"', (text, fault) => {
    expect(typedFault(['users.view'], text)).toBe(fault)
  })
})
