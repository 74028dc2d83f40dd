import * as z from 'zod/mini'
import type { CallName } from '#mirage/routes/all.ts'
import { routes } from '#mirage/routes/all.ts'
import { enrolmentSecret } from '#schemas/authentication.ts'
import { business } from '#schemas/business.ts'
import { itemOf, pageOf, refusal } from '#schemas/envelope.ts'
import { material } from '#schemas/material.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { role } from '#schemas/role.ts'
import { line, trade } from '#schemas/trade.ts'
import { user } from '#schemas/user.ts'
import { userBody } from './bodies.ts'
import { type Answer, admin, call, nobody, type TestMock } from './harness.ts'

const done = 'OK'

/** What the app reads each answer as. */
const readers: Readonly<Record<CallName, z.ZodMiniType | typeof done>> = {
  'authentication.check': itemOf(user),
  'authentication.login': done,
  'authentication.register': done,
  'authentication.logout': done,
  'authentication.mfa.enable': itemOf(enrolmentSecret),
  'authentication.mfa.verify': done,
  'authentication.permissions': z.object({ items: z.array(permissionGroup) }),
  'users.list': pageOf(user),
  'users.create': itemOf(user),
  'users.get': itemOf(user),
  'users.update': itemOf(user),
  'users.delete': done,
  'users.roles.assign': done,
  'users.roles.unassign': done,
  'businesses.list': pageOf(business),
  'businesses.create': itemOf(business),
  'businesses.get': itemOf(business),
  'businesses.update': itemOf(business),
  'businesses.delete': done,
  'businesses.users.list': pageOf(user),
  'businesses.users.assign': done,
  'businesses.users.unassign': done,
  'roles.list': pageOf(role),
  'roles.create': itemOf(role),
  'roles.get': itemOf(role),
  'roles.update': itemOf(role),
  'roles.delete': done,
  'materials.list': pageOf(material),
  'materials.create': itemOf(material),
  'materials.get': itemOf(material),
  'materials.update': itemOf(material),
  'materials.delete': done,
  'transactions.list': pageOf(trade),
  'transactions.create': itemOf(trade),
  'transactions.get': itemOf(trade),
  'transactions.update': itemOf(trade),
  'transactions.delete': done,
  'transactions.materials.create': itemOf(line),
  'transactions.materials.update': itemOf(line),
  'transactions.materials.delete': done,
  'transactions.materials.assign': done,
  'collections.list': pageOf(trade),
  'collections.create': itemOf(trade),
  'collections.get': itemOf(trade),
  'collections.update': itemOf(trade),
  'collections.delete': done,
  'collections.materials.create': itemOf(line),
  'collections.materials.update': itemOf(line),
  'collections.materials.delete': done,
  'collections.materials.assign': done,
}

/** What is wrong with an answer, if the app could not read it or a refusal is none of those agreed on. */
function faultOf(name: CallName, { status, headers, text, body }: Answer): string | null {
  const reader = readers[name]
  if (status >= 200 && status < 300) {
    if (reader === done) return text === done ? null : `${text} in place of ${done}`
    // Whoever does not ask for JSON is shown a picture, which second-factor.test.ts reads.
    if (name === 'authentication.mfa.enable' && headers.get('Content-Type') === 'image/png') return null
    const parsed = reader.safeParse(body)
    return parsed.success ? null : z.prettifyError(parsed.error)
  }
  if (![400, 401, 403, 404, 409, 422, 429].includes(status)) return `the status ${status}: ${text}`
  const refused = refusal.safeParse(body)
  if (!refused.success) return z.prettifyError(refused.error)
  if (refused.data.message.trim() === '') return 'a refusal that says nothing'
  if (status === 422 && Object.values(refused.data.fields ?? {}).length === 0) return 'no message at any field'
  if (status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '')) return 'no Retry-After'
  return null
}

const other = (rows: ReadonlyArray<{ id: string }>) => rows[0]?.id ?? nobody

/** A step of the walk: a call, what stands for the parts of its path, and a body that is taken. */
type Step = { name: CallName; params?: Record<string, string>; body?: object }

type Options = {
  /** In place of the bodies that would be taken; undefined for none. */
  body?: (step: Step) => unknown
  /** In place of ids that are there. */
  id?: string
}

export type Met = { name: CallName; status: number; fault: string | null }

/**
 * Asks every call once, in an order in which each can work: what is made first is read, changed and deleted later. Gives
 * what each was answered with, and what is wrong with that.
 */
export async function walk({ store, named, currentCode }: TestMock, { id, ...options }: Options = {}): Promise<Met[]> {
  const met: Met[] = []
  const ownerId = named(admin).id
  const material = { name: 'Cork of the walk', gwCode: 'GW 99', carbonFactor: '1.10' }
  const newRole = { name: 'Walker', description: '', permissions: ['users.view'] }

  /** Asks a call, and gives the id of what it made, or of something else where it made nothing. */
  async function ask(step: Step, instead = nobody): Promise<string> {
    const route = routes.find(route => route.name === step.name)
    if (!route) throw new Error(`There is no call ${step.name}`)
    const path = route.path.replaceAll(/:(\w+)/g, (_, part: string) => id ?? step.params?.[part] ?? nobody)
    const query = route.verb === 'get' && path !== route.path ? '' : '?pageSize=100'
    const body = 'body' in options && step.body !== undefined ? options.body?.(step) : step.body
    const answer = await call(route.verb.toUpperCase(), path + (route.verb === 'get' ? query : ''), body)
    met.push({ name: step.name, status: answer.status, fault: faultOf(step.name, answer) })
    return typeof answer.body.item?.id === 'string' ? answer.body.item.id : instead
  }

  await ask({ name: 'authentication.check' })
  await ask({ name: 'authentication.permissions' })
  await ask({ name: 'authentication.mfa.verify', body: { code: currentCode() ?? '000000' } })
  await ask({ name: 'authentication.mfa.enable' })

  await ask({ name: 'roles.list' })
  const roleId = await ask({ name: 'roles.create', body: newRole }, other(store.roles.all()))
  await ask({ name: 'roles.get', params: { id: roleId } })
  await ask({ name: 'roles.update', params: { id: roleId }, body: { ...newRole, description: 'Walks' } })

  await ask({ name: 'users.list' })
  const newUser = userBody({ username: 'walker@walk.example' })
  const userId = await ask({ name: 'users.create', body: newUser }, other(store.users.all()))
  await ask({ name: 'users.get', params: { id: userId } })
  await ask({ name: 'users.update', params: { id: userId }, body: { ...newUser, name: 'Walker' } })
  for (const name of ['users.roles.assign', 'users.roles.unassign'] as const) {
    await ask({ name, params: { userId, roleId } })
  }

  await ask({ name: 'businesses.list' })
  const newBusiness = { name: 'Walk & Co', ownerId, address: null, bankDetails: null }
  const businessId = await ask({ name: 'businesses.create', body: newBusiness }, other(store.businesses.all()))
  await ask({ name: 'businesses.get', params: { id: businessId } })
  await ask({ name: 'businesses.update', params: { id: businessId }, body: { ...newBusiness, name: 'Walk' } })
  for (const name of ['businesses.users.assign', 'businesses.users.list', 'businesses.users.unassign'] as const) {
    await ask({ name, params: { businessId, userId } })
  }

  await ask({ name: 'materials.list' })
  const materialId = await ask({ name: 'materials.create', body: material }, other(store.materials.all()))
  await ask({ name: 'materials.get', params: { id: materialId } })
  await ask({ name: 'materials.update', params: { id: materialId }, body: material })
  await ask({ name: 'materials.delete', params: { id: materialId } })

  for (const kind of ['transactions', 'collections'] as const) {
    const deal = { buyerId: businessId, sellerId: userId, createdAt: '2026-11-19T08:00:00Z' }
    const newLine = { ...material, weight: 1.5, value: 20 }
    await ask({ name: `${kind}.list` })
    const tradeId = await ask(
      { name: `${kind}.create`, body: { ...deal, materials: [newLine] } },
      other(store[kind].all()),
    )
    await ask({ name: `${kind}.get`, params: { id: tradeId } })
    await ask({ name: `${kind}.update`, params: { id: tradeId }, body: { ...deal, sellerId: null } })
    const lines = store.linesOf(kind).all()
    const lineId = await ask({ name: `${kind}.materials.create`, body: newLine }, other(lines))
    await ask({ name: `${kind}.materials.assign`, params: { tradeId, lineId } })
    await ask({ name: `${kind}.materials.update`, params: { id: lineId }, body: { weight: 2 } })
    await ask({ name: `${kind}.materials.delete`, params: { id: lineId } })
    await ask({ name: `${kind}.delete`, params: { id: tradeId } })
  }

  await ask({ name: 'businesses.delete', params: { id: businessId } })
  await ask({ name: 'users.delete', params: { id: userId } })
  await ask({ name: 'roles.delete', params: { id: roleId } })
  await ask({ name: 'authentication.logout' })
  const credentials = { username: 'walking@walk.example', password: 'a long walk' }
  await ask({ name: 'authentication.register', body: { ...credentials, name: 'Walking', type: 'business' } })
  await ask({ name: 'authentication.login', body: credentials })
  return met
}
