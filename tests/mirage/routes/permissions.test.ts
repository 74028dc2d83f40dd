import { describe, expect, test, vi } from 'vitest'
import { calls } from '#contract/contract.ts'
import { actionsOn } from '#domain/permissions/permission-names.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { admin, call, get, mockForEachTest, origin, staff, unknownId } from '../harness.ts'

vi.setConfig({ testTimeout: 120_000 })

const mock = mockForEachTest()

/** All calls that need a permission, except calls that also accept `….self`. */
const guarded = calls.flatMap(({ name, method, path, needs }) =>
  typeof needs === 'string'
    ? []
    : {
        name,
        method,
        path,
        permission: needs[0],
        ask: () => call(method.toUpperCase(), path.replaceAll(/:\w+/g, unknownId)),
      },
)

const flat = (groups: readonly PermissionGroup[]): string[] =>
  groups.flatMap(group => [...group.permissions.map(({ value }) => value), ...flat(group.subGroups)])

describe('Every call', () => {
  test('except authentication needs a permission', () => {
    const others = calls.map(({ name }) => name).filter(name => !name.startsWith('authentication.'))
    expect(guarded.map(({ name }) => name)).toEqual(others)
  })

  test.for(guarded)('$name refuses a signed-out caller', async ({ ask }) => {
    expect(await ask()).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
  })

  test.for(guarded)('$name refuses an unverified administrator', async ({ ask }) => {
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

  test.for(guarded)('$name accepts a caller with only $permission', async ({ ask, permission, method, path }) => {
    mock().as(staff)
    mock().allow(staff, [permission])
    const { status } = await ask()
    // The record is unknown, or the body is missing.
    expect(status).toBe(path.includes(':') ? 404 : method === 'post' ? 400 : 200)
  })
})

describe('The permission groups', () => {
  test('list every permission', () => {
    const all = Object.entries(actionsOn).flatMap(([resource, actions]) => actions.map(name => `${resource}.${name}`))
    expect(flat(permissionGroups).toSorted()).toEqual(all.toSorted())
  })

  test('are available to every signed-in user', async () => {
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

test('A call without a route is refused and logged', async () => {
  mock().as(admin)
  expect(await get('/nothing/here')).toMatchObject({ status: 404, body: { error: 'Not Found' } })
  expect((await fetch(`${origin}/api/materials`, { method: 'PATCH' })).status).toBe(405)
  expect(mock().calls.list()).toMatchObject([
    { name: null, path: '/api/nothing/here', status: 404 },
    { name: null, method: 'PATCH', status: 405 },
  ])
})
