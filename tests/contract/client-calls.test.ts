import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, createApi } from '#api/api.ts'
import { type AuthenticationCalls, authenticationCalls } from '#api/authentication-calls.ts'
import { createClient } from '#api/client.ts'
import type { CallName } from '#contract/addresses.ts'
import { calls } from '#contract/contract.ts'
import { prefixKeys } from '#contract/prefix-keys.ts'
import { ids, transaction } from '../api/samples.ts'
import { json, startServer } from '../api/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
let api: Api
let authentication: AuthenticationCalls
beforeAll(async () => {
  server = await startServer()
  const client = createClient({ address: server.address })
  api = createApi(client)
  authentication = authenticationCalls(client)
})
afterAll(() => server.stop())

const { user: one, business: other } = ids
const credentials = { username: 'a@b.example', password: 'a password' }
const query = { page: 1, pageSize: 10, searchTerm: '' }
const nobody = {
  ...credentials,
  name: 'A',
  type: 'business',
  idNumber: null,
  permissions: [],
  businesses: [],
  roles: [],
}
const deal = { buyerId: other, sellerId: one, createdAt: '2026-11-20T08:00:00.000Z' }
const line = { name: 'PET', gwCode: 'GW 51', carbonFactor: '1.1', weight: 1, value: 2 }
/** Fields for all request bodies. */
const body = {
  ...nobody,
  ...deal,
  ...line,
  type: 'business',
  ownerId: one,
  description: '',
  address: null,
  bankDetails: null,
  materials: [],
} as const

type Records = 'users' | 'businesses' | 'roles' | 'materials' | 'transactions' | 'collections'
const records = (name: Records) => ({
  list: () => api[name].list(query),
  create: () => api[name].create(structuredClone(body) as never),
  get: () => api[name].get(one),
  update: () => api[name].update(one, structuredClone(body)),
  delete: () => api[name].remove(one),
})
const trades = (name: 'transactions' | 'collections') => ({
  ...records(name),
  'materials.create': () => api[name].createLine(line),
  'materials.update': () => api[name].updateLine(other, one, { weight: 2 }),
  'materials.delete': () => api[name].removeLine(one),
  'materials.assign': () => api[name].attachLine(one, other),
})

/** Makes each call as the app does. */
const makers: Record<CallName, () => Promise<unknown>> = {
  'authentication.check': () => authentication.check(),
  'authentication.login': () => authentication.login(credentials),
  'authentication.register': () => authentication.register({ ...credentials, name: 'A', type: 'business' }),
  'authentication.logout': () => authentication.logout(),
  'authentication.mfa.enable': () => authentication.enrol(),
  'authentication.mfa.verify': () => authentication.verify({ code: '123456' }),
  'authentication.permissions': () => api.permissionGroups(),
  ...prefixKeys('users', records('users')),
  'users.roles.assign': () => api.users.assignRole(one, other),
  'users.roles.unassign': () => api.users.unassignRole(one, other),
  ...prefixKeys('businesses', records('businesses')),
  'businesses.users.list': () => api.businesses.listUsers(one, query),
  'businesses.users.assign': () => api.businesses.assignUser(one, other),
  'businesses.users.unassign': () => api.businesses.unassignUser(one, other),
  ...prefixKeys('roles', records('roles')),
  ...prefixKeys('materials', records('materials')),
  ...prefixKeys('transactions', trades('transactions')),
  ...prefixKeys('collections', trades('collections')),
}

test.for(calls)('The client sends $name as specified', async ({ name, method, path, body }) => {
  server.received.length = 0
  // The lines of a record are read before its deletion.
  const before = /^(transactions|collections)\.delete$/.test(name) ? [json({ item: transaction })] : []
  // No workaround applies to this error, so no other request follows.
  server.answer(...before, json({ error: 'Conflict', message: 'Not now' }, 409))
  await expect(makers[name]()).rejects.toMatchObject({ kind: 'conflict', message: 'Not now' })
  let ofParams = [one, other]
  const filled = path.replaceAll(/:\w+/g, () => {
    const [next = '', ...others] = ofParams
    ofParams = others
    return next
  })
  const received = server.received.slice(before.length)
  expect(received.map(call => `${call.method} ${call.path}`)).toEqual([`${method.toUpperCase()} /api${filled}`])
  const sent = received[0]?.body ?? ''
  expect(sent === '' ? undefined : body?.safeParse(JSON.parse(sent)).success).toBe(body && true)
})
