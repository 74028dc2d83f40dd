import { describe, expect, test } from 'vitest'
import { actionsOn, type Permission } from '#domain/permissions/permission-names.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import { type PermissionGroup, permissionString } from '#schemas/permission.ts'
import { admin, call, get, mockForEachTest, origin, staff, unknownId } from '../harness.ts'

const mock = mockForEachTest()

/** The permission of each call that needs one. */
const needs = {
  'users.list': 'users.view',
  'users.create': 'users.create',
  'users.get': 'users.view',
  'users.update': 'users.update',
  'users.delete': 'users.delete',
  'users.roles.assign': 'users.roles.assign',
  'users.roles.unassign': 'users.roles.unassign',
  'businesses.list': 'businesses.view',
  'businesses.create': 'businesses.create',
  'businesses.get': 'businesses.view',
  'businesses.update': 'businesses.update',
  'businesses.delete': 'businesses.delete',
  'businesses.users.list': 'businesses.users.view',
  'businesses.users.assign': 'businesses.users.assign',
  'businesses.users.unassign': 'businesses.users.unassign',
  'roles.list': 'roles.view',
  'roles.create': 'roles.create',
  'roles.get': 'roles.view',
  'roles.update': 'roles.update',
  'roles.delete': 'roles.delete',
  'materials.list': 'materials.view',
  'materials.create': 'materials.create',
  'materials.get': 'materials.view',
  'materials.update': 'materials.update',
  'materials.delete': 'materials.delete',
  'transactions.list': 'transactions.view',
  'transactions.create': 'transactions.create',
  'transactions.get': 'transactions.view',
  'transactions.update': 'transactions.update',
  'transactions.delete': 'transactions.delete',
  'transactions.materials.create': 'transactions.materials.create',
  'transactions.materials.update': 'transactions.materials.update',
  'transactions.materials.delete': 'transactions.materials.delete',
  'transactions.materials.assign': 'transactions.materials.assign',
  'collections.list': 'collections.view',
  'collections.create': 'collections.create',
  'collections.get': 'collections.view',
  'collections.update': 'collections.update',
  'collections.delete': 'collections.delete',
  'collections.materials.create': 'collections.materials.create',
  'collections.materials.update': 'collections.materials.update',
  'collections.materials.delete': 'collections.materials.delete',
  'collections.materials.assign': 'collections.materials.assign',
} as const satisfies Record<string, Permission>

const guarded = Object.entries(needs).map(([name, permission]) => {
  const route = mockRoutes.find(route => route.name === name)
  if (!route) throw new Error(`There is no call ${name}`)
  const ask = () => call(route.verb.toUpperCase(), route.path.replaceAll(/:\w+/g, unknownId))
  return { name, permission, ask }
})

const flat = (groups: readonly PermissionGroup[]): string[] =>
  groups.flatMap(group => [...group.permissions.map(({ value }) => value), ...flat(group.subGroups)])

describe('Every call', () => {
  test('is guarded, but for those of authentication', () => {
    const others = mockRoutes.map(({ name }) => name).filter(name => !name.startsWith('authentication.'))
    expect(others.toSorted()).toEqual(Object.keys(needs).toSorted())
  })

  test.for(guarded)('$name refuses a signed-out caller', async ({ ask }) => {
    expect(await ask()).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
  })

  test.for(guarded)('$name refuses an administrator who has not given a code', async ({ ask }) => {
    mock().as(admin, 'signed-in')
    expect(await ask()).toMatchObject({ status: 403, body: { error: 'Forbidden' } })
  })

  test.for(guarded)('$name refuses a caller without $permission, and names it', async ({ ask, permission }) => {
    mock().as(staff)
    const others = flat(permissionGroups).filter(value => value !== permission && !value.endsWith('.self'))
    mock().allow(staff, others)
    const answer = await ask()
    expect(answer.status).toBe(403)
    expect(answer.body.message).toContain(permission)
  })

  test.for(guarded)('$name goes on with $permission alone', async ({ ask, permission }) => {
    mock().as(staff)
    mock().allow(staff, [permission])
    expect((await ask()).status).not.toBe(403)
  })
})

describe('The permission groups', () => {
  test('list every permission that there is', () => {
    const all = Object.entries(actionsOn).flatMap(([resource, actions]) => actions.map(name => `${resource}.${name}`))
    expect(flat(permissionGroups).toSorted()).toEqual(all.toSorted())
  })

  test('list every permission that a call needs, each once, in the agreed spelling', () => {
    const values = flat(permissionGroups)
    expect(new Set(values).size).toBe(values.length)
    expect(values.filter(value => !permissionString.safeParse(value).success)).toEqual([])
    expect(values).toEqual(expect.arrayContaining(Object.values(needs)))
    expect(values).toEqual(
      expect.arrayContaining([
        'users.view.self',
        'users.update.self',
        'users.delete.self',
        'businesses.update.self',
        'businesses.delete.self',
      ]),
    )
  })

  test('are for every signed-in user', async () => {
    expect((await get('/authentication/permissions')).status).toBe(401)
    mock().as(staff)
    const { items } = (await get('/authentication/permissions')).body
    expect(items.map(({ name }) => name)).toEqual([
      'Users',
      'Businesses',
      'Collections',
      'Materials',
      'Roles',
      'Transactions',
    ])
  })
})

test('A call that nothing answers is refused, and noted as such', async () => {
  mock().as(admin)
  expect(await get('/nothing/here')).toMatchObject({ status: 404, body: { error: 'Not Found' } })
  expect((await fetch(`${origin}/api/materials`, { method: 'PATCH' })).status).toBe(405)
  expect(mock().calls.list()).toMatchObject([
    { name: null, path: '/api/nothing/here', status: 404 },
    { name: null, method: 'PATCH', status: 405 },
  ])
})
