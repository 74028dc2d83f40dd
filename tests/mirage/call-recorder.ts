import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { CallName } from '#contract/addresses.ts'
import { callRefusals, type RefusalStatus, statusOf } from '#contract/call-refusals.ts'
import { callOf } from '#contract/contract.ts'
import { refusal } from '#schemas/envelope.ts'
import { type Answer, call, unknownId } from './harness.ts'

/** Returns the fault of a response: either the app cannot parse it, or an error has an unexpected status. */
function faultOf(name: CallName, { status, headers, text, body }: Answer): string | null {
  const agreed = callOf(name)
  if (status >= 200 && status < 300) {
    if (status !== statusOf(agreed)) return `status ${status} instead of ${statusOf(agreed)}`
    if (agreed.answer === 'OK') return text === 'OK' ? null : `${text} instead of OK`
    // Without `Accept: application/json` the response is an image, which second-factor.test.ts checks.
    if (agreed.orPicture && headers.get('Content-Type') === agreed.orPicture) return null
    const parsed = agreed.answer.safeParse(body)
    if (!parsed.success) return z.prettifyError(parsed.error)
    const { pagination } = parsed.data as { pagination?: unknown }
    return isDeepStrictEqual(pagination, body.pagination) ? null : 'a pagination with other values after parsing'
  }
  if (!callRefusals(agreed).has(status as RefusalStatus)) return `the unexpected status ${status}: ${text}`
  const refused = refusal.safeParse(body)
  if (!refused.success) return z.prettifyError(refused.error)
  if (refused.data.message.trim() === '') return 'an error without a message'
  if (status === 422 && Object.values(refused.data.fields ?? {}).length === 0) return 'no message at any field'
  if (status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '')) return 'no Retry-After'
  return null
}

/** A call with path parameters, query and a valid body. */
export type Step = { name: CallName; params?: Record<string, string>; query?: string; body?: object }

export type Options = {
  /** Replaces the valid bodies. Returns undefined for no body. */
  body?: (step: Step) => unknown
  /** Replaces existing ids. */
  id?: string
}

export type Met = { name: CallName; status: number; fault: string | null }

/** Makes calls by name, and records each response and its fault. */
export function createCallRecorder({ id, ...options }: Options = {}) {
  const met: Met[] = []
  return {
    met,
    async ask(step: Step): Promise<Answer> {
      const { name, params, query = '' } = step
      const { method, path: pattern } = callOf(name)
      const path = pattern.replaceAll(/:(\w+)/g, (_, part: string) => id ?? params?.[part] ?? unknownId)
      const body = 'body' in options && step.body !== undefined ? options.body?.(step) : step.body
      const answer = await call(method.toUpperCase(), query === '' ? path : `${path}?${query}`, body)
      met.push({ name, status: answer.status, fault: faultOf(name, answer) })
      return answer
    },
  }
}
