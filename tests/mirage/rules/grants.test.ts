import { describe, expect, test } from 'vitest'
import type { UserBody } from '#schemas/user.ts'
import { bodyOf, userBody } from '../bodies.ts'
import {
  admin,
  collector,
  first,
  mockForEachTest,
  newcomer,
  owner,
  post,
  put,
  refused,
  refusedAt,
  remove,
  staff,
} from '../harness.ts'

const mock = mockForEachTest({ as: admin })
const idOf = (username: string) => mock().named(username).id
const role = (name: string) => ({ id: first(mock().store.roles.where('name', name)).id })
const business = (name: string) => ({ id: first(mock().store.businesses.where('name', name)).id })
const save = (username: string, values: Partial<UserBody>) =>
  put(`/users/${idOf(username)}`, bodyOf(mock(), username, values))
const refusal = (text: string) => ({ status: 403, body: { message: expect.stringContaining(text) } })

/** Permission that each type of change to a user needs besides `users.update`. */
const changes: ReadonlyArray<[permission: string, values: () => Partial<UserBody>]> = [
  ['users.roles.assign', () => ({ roles: [role('Business Staff'), role('Business User')] })],
  ['users.roles.unassign', () => ({ roles: [] })],
  ['businesses.users.assign', () => ({ businesses: [{ id: mock().umhlanga() }, business('Kasi Recyclers')] })],
  ['businesses.users.unassign', () => ({ businesses: [], businessId: null })],
]

describe('Saving a user', () => {
  // Permissions of an administrator. Each test removes only the permission under test.
  const all = ['users.update', 'users.view', 'users.roles.view', ...changes.map(([permission]) => permission)]
  const held = [
    'transactions.*',
    'collections.*',
    'businesses.view',
    'businesses.users.view',
    'materials.*',
    'users.*.self',
    'users.view.self',
    'users.update.self',
  ]

  test.for(changes)('with other values needs %s', async ([permission, values]) => {
    mock().allow(admin, [...held, ...all.filter(other => other !== permission)])
    expect(await save(staff, values())).toMatchObject(refusal(permission))
    expect((await save(staff, { name: 'S. Dlamini' })).status).toBe(200)
    mock().allow(admin, [...held, ...all])
    expect((await save(staff, values())).status).toBe(200)
  })

  test('who is new needs them too, except for the caller’s business', async () => {
    mock().as(owner)
    const { permissions } = first(mock().store.roles.where('name', 'Business Owner'))
    const without = permissions.filter(each => !['users.*', 'businesses.users.*'].includes(each))
    mock().allow(owner, [...without, 'users.create', 'users.view.self', 'users.update.self', 'businesses.users.view'])
    expect(await post('/users', userBody({ roles: [role('Business User')] }))).toMatchObject(
      refusal('users.roles.assign'),
    )
    expect((await post('/users', userBody({ businessId: mock().umhlanga() }))).status).toBe(201)
    mock().as(admin)
    mock().allow(admin, ['users.create'])
    const elsewhere = userBody({ username: 'zama@mda.example', businessId: mock().umhlanga() })
    expect(await post('/users', elsewhere)).toMatchObject(refusal('businesses.users.assign'))
  })

  test('needs users.update, and cannot change the caller’s own type', async () => {
    mock().allow(collector, ['users.update'])
    mock().as(collector)
    expect((await save(collector, { name: 'B. Khumalo' })).status).toBe(200)
    expect((await save(collector, { type: 'business' })).status).toBe(403)
  })

  test('keeps the type of an owner of a business', async () => {
    for (const type of ['collector', 'system'] as const) {
      expect(await save(newcomer, { type })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('owns'), fields: { type: expect.any(String) } },
      })
    }
    expect((await save(staff, { type: 'collector' })).status).toBe(200)
  })

  test('keeps at least one administrator', async () => {
    expect(await save(admin, { type: 'collector' })).toMatchObject(refusedAt(409, 'type'))
    await post('/users', userBody({ type: 'system' }))
    expect((await save(admin, { type: 'collector' })).status).toBe(409)
    await post('/users', userBody({ type: 'system', username: 'zama@mda.example', permissions: ['users.create'] }))
    expect((await save(admin, { type: 'collector' })).status).toBe(200)
  })
})

describe('An administrator who belongs to a business', () => {
  test('cannot be deleted, changed or given roles by the business', async () => {
    mock().store.users.update(idOf(admin), { businessId: mock().umhlanga(), businessIds: [mock().umhlanga()] })
    mock().as(owner)
    expect(await remove(`/users/${idOf(admin)}`)).toMatchObject({ status: 403, body: { error: 'Forbidden' } })
    expect((await save(admin, { username: 'mine@umhlanga.example' })).status).toBe(403)
    expect((await post(`/users/assign-role/${idOf(admin)}/${role('Business User').id}`)).status).toBe(403)
    expect(mock().named(admin).roleIds).toEqual([role('System Admin').id])
  })
})

/** Creates a user like Sipho, and returns the id. */
const make = (values: Parameters<ReturnType<typeof mock>['store']['users']['update']>[1]) => {
  const { id: _id, createdAt: _made, updatedAt: _changed, ...rest } = mock().named(staff)
  return mock().store.users.insert({ ...rest, username: 'zola@mda.example', ...values }).id
}

describe('Deleting a user', () => {
  test('with more permissions than the caller is refused', async () => {
    mock().as(owner)
    const more = make({ permissions: ['materials.delete'] })
    expect(await remove(`/users/${more}`)).toMatchObject({ status: 403, body: { error: 'Forbidden' } })
    mock().store.users.update(more, { permissions: [] })
    expect((await remove(`/users/${more}`)).status).toBe(200)
  })

  test('with a stronger role is refused, even to an administrator with fewer permissions', async () => {
    const id = make({ type: 'system', roleIds: [role('System Admin').id] })
    mock().as(admin)
    mock().allow(admin, ['users.delete'])
    expect((await remove(`/users/${id}`)).status).toBe(403)
  })

  test('who is the last administrator is refused', async () => {
    expect(await remove(`/users/${idOf(admin)}`)).toMatchObject(refused(409, 'administrator'))
    const id = make({ type: 'system', roleIds: [] })
    expect((await remove(`/users/${idOf(admin)}`)).status).toBe(409)
    expect((await remove(`/users/${id}`)).status).toBe(200)
    make({ type: 'system', roleIds: [], permissions: ['users.*'] })
    expect((await remove(`/users/${idOf(admin)}`)).status).toBe(200)
  })
})
