import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type CallName, mockRoutes } from '#mirage/routes/all-routes.ts'
import { enrolmentSecret } from '#schemas/authentication.ts'
import { business } from '#schemas/business.ts'
import { itemOf, pageOf, refusal } from '#schemas/envelope.ts'
import { material } from '#schemas/material.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { role } from '#schemas/role.ts'
import { line, trade } from '#schemas/trade.ts'
import { user } from '#schemas/user.ts'
import { type Answer, call, unknownId } from './harness.ts'

const done = 'OK'

/** The app's schema of each answer. */
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

/** What is wrong with an answer: the app cannot read it, or it is a refusal with another status than agreed. */
function faultOf(name: CallName, { status, headers, text, body }: Answer): string | null {
  const reader = readers[name]
  if (status >= 200 && status < 300) {
    if (reader === done) return text === done ? null : `${text} in place of ${done}`
    // Without `Accept: application/json` the answer is a picture, which second-factor.test.ts reads.
    if (name === 'authentication.mfa.enable' && headers.get('Content-Type') === 'image/png') return null
    const parsed = reader.safeParse(body)
    if (!parsed.success) return z.prettifyError(parsed.error)
    const { pagination } = parsed.data as { pagination?: unknown }
    return isDeepStrictEqual(pagination, body.pagination) ? null : 'a pagination that reads as another one'
  }
  if (![400, 401, 403, 404, 409, 422, 429].includes(status)) return `the status ${status}: ${text}`
  const refused = refusal.safeParse(body)
  if (!refused.success) return z.prettifyError(refused.error)
  if (refused.data.message.trim() === '') return 'a refusal that says nothing'
  if (status === 422 && Object.values(refused.data.fields ?? {}).length === 0) return 'no message at any field'
  if (status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '')) return 'no Retry-After'
  return null
}

/** A call, the parts of its path, its query, and a valid body. */
export type Step = { name: CallName; params?: Record<string, string>; query?: string; body?: object }

export type Options = {
  /** Replaces the valid bodies; undefined for none. */
  body?: (step: Step) => unknown
  /** Replaces ids that exist. */
  id?: string
}

export type Met = { name: CallName; status: number; fault: string | null }

/** Makes calls by name, and records how each was answered and what is wrong with that. */
export function createAsker({ id, ...options }: Options = {}) {
  const met: Met[] = []
  return {
    met,
    async ask(step: Step): Promise<Answer> {
      const { name, params, query = '' } = step
      const route = mockRoutes.find(route => route.name === name)
      if (!route) throw new Error(`There is no call ${name}`)
      const path = route.path.replaceAll(/:(\w+)/g, (_, part: string) => id ?? params?.[part] ?? unknownId)
      const body = 'body' in options && step.body !== undefined ? options.body?.(step) : step.body
      const answer = await call(route.verb.toUpperCase(), query === '' ? path : `${path}?${query}`, body)
      met.push({ name, status: answer.status, fault: faultOf(name, answer) })
      return answer
    },
  }
}
