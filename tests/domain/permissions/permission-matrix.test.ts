import { describe, expect, test } from 'vitest'
import { matrixActions, permissionMatrix } from '#domain/permissions/permission-matrix.ts'
import { actionsOn, type Resource } from '#domain/permissions/permission-names.ts'

const holdingIn = (strings: readonly string[], resource: Resource, action: (typeof matrixActions)[number]) =>
  permissionMatrix(strings)
    .find(row => row.resource === resource)
    ?.cells.find(cell => cell.action === action)?.holding

describe('Permission matrix', () => {
  test('has a row for each resource, followed by its subresources', () => {
    const rows = permissionMatrix([])
    expect(rows.map(({ resource }) => resource)).toEqual(Object.keys(actionsOn))
    const parts = [...rows.entries()].filter(([, { isPart }]) => isPart)
    expect(parts.map(([at, { resource }]) => [rows[at - 1]?.resource, resource])).toEqual([
      ['users', 'users.roles'],
      ['businesses', 'businesses.users'],
      ['collections', 'collections.materials'],
      ['transactions', 'transactions.materials'],
    ])
  })

  test('has a cell for each existing action only', () => {
    for (const { resource, cells } of permissionMatrix(['*'])) {
      const known = cells.filter(({ holding }) => holding !== null).map(({ action }) => action)
      expect(known).toEqual(matrixActions.filter(action => (actionsOn[resource] as readonly string[]).includes(action)))
    }
  })

  test.each([
    ['users.view', 'exact', []],
    ['users.*', 'covered', ['users.*']],
    ['*', 'covered', ['*']],
    ['*.view', 'covered', ['*.view']],
    ['users.view.any', 'covered', ['users.view.any']],
    ['users.view.self', 'own', []],
    ['users.create', 'none', []],
    ['users.view.', 'none', []],
  ] as const)('shows users.view for %s as %s', (string, state, coveredBy) => {
    expect(holdingIn([string], 'users', 'view')).toEqual({ state, coveredBy })
  })

  test('shows an explicit permission as given, even if a wildcard covers it', () => {
    expect(holdingIn(['*', 'users.view'], 'users', 'view')).toEqual({ state: 'exact', coveredBy: [] })
  })

  test('grants access to an area with any of its permissions', () => {
    expect(holdingIn(['transactions.view'], 'transactions', 'access')).toEqual({ state: 'covered', coveredBy: [] })
    expect(holdingIn(['materials.view'], 'transactions', 'access')).toEqual({ state: 'none', coveredBy: [] })
  })
})
