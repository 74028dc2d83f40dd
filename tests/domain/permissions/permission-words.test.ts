import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listedIn } from '#domain/permissions/permission-search.ts'
import { unlistedOf, wildcardSentence, wildcardsOf } from '#domain/permissions/permission-wildcards.ts'
import { inWords } from '#domain/permissions/permission-words.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import { anyGroups, anyStrings } from './permission-arbitraries.ts'

describe('Wildcard', () => {
  test.each([
    ['*', 'Covers everything'],
    ['transactions.*', 'Covers everything about transactions'],
    ['transactions.materials.*', 'Covers everything about materials of a transaction'],
    ['users.*.self', 'Covers everything about own account'],
    ['*.view', 'Covers view on everything'],
    ['transactions.*.assign', 'Covers assign on everything in transactions'],
    ['reports.*', 'Covers everything starting with reports.'],
    ['*.materials.*', 'Covers everything that matches *.materials.*'],
    ['*.*', 'Covers everything that matches *.*'],
  ])('%s is described as: %s', (wildcard, sentence) => {
    expect(wildcardSentence(permissionGroups, wildcard)).toBe(sentence)
  })

  test('has the listed permissions that it covers, in groups', () => {
    const [wildcard, ...more] = wildcardsOf(permissionGroups, ['users.view', 'transactions.*.view', 'users.view'])
    expect(more).toEqual([])
    expect(wildcard).toMatchObject({ value: 'transactions.*.view', count: 1, isValid: true })
    expect(wildcard?.covered).toMatchObject([
      {
        name: 'Transactions',
        permissions: [],
        subGroups: [
          {
            name: 'Materials of a transaction',
            permissions: [{ value: 'transactions.materials.view' }],
            subGroups: [],
          },
        ],
      },
    ])
  })

  test('is included even if it covers nothing listed', () => {
    expect(wildcardsOf(permissionGroups, ['reports.*'])).toMatchObject([{ count: 0, covered: [] }])
  })
})

test('unlisted strings are separate from invalid ones', () => {
  expect(unlistedOf(permissionGroups, ['users.view', 'reports.run', '*', 'see it all', 'reports.run'])).toEqual([
    { value: 'reports.run', isValid: true },
    { value: 'see it all', isValid: false },
  ])
})

test('each string is a listed permission, a wildcard, or unlisted', () => {
  fc.assert(
    fc.property(anyGroups, anyStrings, (groups, strings) => {
      const listed = [...wildcardsOf(groups, strings), ...unlistedOf(groups, strings), ...listedIn(groups)]
      expect(new Set(listed.map(({ value }) => value))).toEqual(
        new Set([...strings, ...listedIn(groups).map(({ value }) => value)]),
      )
    }),
  )
})

describe('Summary of permission strings', () => {
  test('everything', () => {
    expect(inWords(permissionGroups, ['users.view', '*'])).toEqual([{ subject: null, words: 'All permissions' }])
  })

  test('nothing', () => {
    expect(inWords(permissionGroups, ['see it all'])).toEqual([{ subject: null, words: 'No permissions yet' }])
  })

  test('lists groups in order', () => {
    const strings = ['transactions.create', 'transactions.access', 'transactions.view', 'users.*', 'users.view.self']
    expect(inWords(permissionGroups, strings)).toEqual([
      { subject: 'Users', words: 'All permissions' },
      { subject: 'Transactions', words: 'Can access, view and create' },
    ])
  })

  test('lists subgroups separately and unlisted strings last', () => {
    expect(inWords(permissionGroups, ['reports.run', 'stock.*', 'collections.materials.view', 'roles.*'])).toEqual([
      { subject: 'Materials of a collection', words: 'Can view' },
      { subject: 'Roles', words: 'All permissions' },
      { subject: 'Other permissions', words: 'stock.* and reports.run' },
    ])
  })

  test('has at most one sentence about each group of the mock', () => {
    fc.assert(
      fc.property(anyStrings, strings => {
        const subjects = inWords(permissionGroups, strings).map(({ subject }) => subject)
        expect(new Set(subjects).size).toBe(subjects.length)
      }),
    )
  })
})
