import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type GroupNode, leavesOf, permissionTree } from '#domain/permissions/permission-nodes.ts'
import { filterGroups, listedIn, searchGroups } from '#domain/permissions/permission-search.ts'
import { covers } from '#domain/permissions/permissions.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { anyGroups, anyStrings } from './permission-arbitraries.ts'

vi.setConfig({ testTimeout: 120_000 })

const group = (strings: readonly string[], name: string) => {
  const found = permissionTree(permissionGroups, strings).find(node => node.name === name)
  if (!found) throw new Error(`There is no group ${name}`)
  return found
}

const all = (nodes: readonly GroupNode[]): GroupNode[] => nodes.flatMap(node => [node, ...all(node.subGroups)])

const found = (query: string) => listedIn(searchGroups(permissionGroups, query)).map(({ value }) => value)

describe('Permission tree', () => {
  test('shows a group as partly granted at any depth', () => {
    const transactions = group(['transactions.materials.view'], 'Transactions')
    expect(transactions).toMatchObject({ state: 'some', held: 1, count: 12 })
    expect(transactions.subGroups).toMatchObject([{ name: 'Materials of a transaction', state: 'some', held: 1 }])
    expect(group(['transactions.materials.view'], 'Materials')).toMatchObject({ state: 'none', held: 0, count: 5 })
  })

  test('names covering wildcards and whether the permission itself is given', () => {
    const [access, view] = group(['*', 'roles.view', 'roles.*'], 'Roles').permissions
    expect(access).toMatchObject({ isHeld: true, isExact: false, coveredBy: ['*', 'roles.*'] })
    expect(view).toMatchObject({ isHeld: true, isExact: true, coveredBy: ['*', 'roles.*'] })
  })

  test('counts a listed wildcard as given by its own string', () => {
    const groups: PermissionGroup[] = [
      { name: 'All', permissions: [{ label: 'All', description: '', value: 'users.*' }], subGroups: [] },
    ]
    expect(permissionTree(groups, ['users.*'])[0]?.permissions).toMatchObject([{ isExact: true, coveredBy: [] }])
  })

  test('group states match their permissions, and permissions match their coverage', () => {
    fc.assert(
      fc.property(anyGroups, anyStrings, (groups, strings) => {
        for (const node of all(permissionTree(groups, strings))) {
          const leaves = leavesOf(node)
          const held = leaves.filter(({ value }) => strings.some(granted => covers(granted, value)))
          expect([node.held, node.count]).toEqual([held.length, leaves.length])
          expect(node.state).toBe(held.length === 0 ? 'none' : held.length === leaves.length ? 'all' : 'some')
          expect(leaves.filter(({ isHeld }) => isHeld)).toHaveLength(held.length)
        }
      }),
    )
  })
})

describe('Search of permission groups', () => {
  test.each([
    ['unassign', 4],
    ['detach', 2],
    ['roles.', 8],
    ['ROLES OF A USER', 3],
    ['transactions delete', 2],
    ['weight and value', 2],
  ])('finds "%s" in labels, descriptions, values and group names', (query, count) => {
    expect(found(query)).toHaveLength(count)
  })

  test.each(['transactions moon', '.*', '(', '[[]a-z]', '\\w+', 'view|delete', '$'])(
    'finds nothing for "%s", which is plain text',
    query => {
      expect(searchGroups(permissionGroups, query)).toEqual([])
    },
  )

  test('finds everything if empty', () => {
    expect(found('  ')).toEqual(listedIn(permissionGroups).map(({ value }) => value))
  })

  test('keeps permissions in their groups and omits empty groups', () => {
    fc.assert(
      fc.property(anyGroups, groups => {
        expect(listedIn(filterGroups(groups, () => true))).toEqual(listedIn(groups))
        expect(filterGroups(groups, () => false)).toEqual([])
      }),
    )
  })
})
