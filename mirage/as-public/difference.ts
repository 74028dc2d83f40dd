import type { CallName } from '#contract/addresses.ts'
import type { TradeAction } from '#contract/trade-contract.ts'
import type { RouteAnswer, RouteRequest } from '#mirage/server/engine.ts'
import { json, type Services } from '#mirage/server/route.ts'

/** A call on its way to the mock as specified. */
export type AskedCall = { name: CallName; services: Services; request: RouteRequest }
export type Next = (asked: AskedCall) => RouteAnswer

/**
 * One way in which the public server differs from the specification: it answers itself, or changes what is asked of the
 * mock as specified (`next`) and what that answers.
 */
export type Difference = (asked: AskedCall, next: Next) => RouteAnswer

/** The fields of a record or a body as they are on the wire. */
export type Fields = Readonly<Record<string, unknown>>

const errors: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'Conflict',
  500: 'Internal Server Error',
}

/** A refusal in the form of the public server, which names no fields. */
export const refused = (status: keyof typeof errors, message: string) =>
  json({ error: errors[status], message }, status)

/** An answer of text alone. */
export const said = (body: string): RouteAnswer => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body })

export const isDone = ({ status }: RouteAnswer) => status < 300

/** What an answer in JSON says, which is of the mock's own making. */
export const saidIn = <Said = Fields>({ body }: RouteAnswer): Said => JSON.parse(String(body))

/** The records in a field of a body; none if there is no list. */
export function listIn(body: Fields, field: string): readonly Fields[] {
  const list = body[field]
  return Array.isArray(list) ? list : []
}

/** The body of a call; null where it is not that of a record. */
export function bodyOf({ request }: AskedCall): Fields | null {
  try {
    const body: Fields | string | number | boolean | null = JSON.parse(request.requestBody)
    return typeof body === 'object' ? body : null
  } catch {
    // The mock as specified refuses it, in its words.
    return null
  }
}

/** The same call with another body. */
export const withBody = (asked: AskedCall, body: Fields): AskedCall => ({
  ...asked,
  request: { ...asked.request, requestBody: JSON.stringify(body) },
})

/** A parameter of the path. */
export const paramOf = ({ request }: AskedCall, name: string) => request.params[name] ?? ''

/** The kind of trade and what is done with it, for calls on transactions and collections; null for others. */
export function tradeCallOf(name: CallName) {
  const kind = (['transactions', 'collections'] as const).find(kind => name.startsWith(`${kind}.`))
  return kind === undefined ? null : { kind, action: name.slice(kind.length + 1) as TradeAction }
}

/** Changes the record or the rows of an answer that was done; any other answer stays as it is. */
export function eachItem(answer: RouteAnswer, change: (item: Fields) => Fields): RouteAnswer {
  if (!isDone(answer) || answer.headers['Content-Type'] !== 'application/json') return answer
  const { item, items, ...rest } = saidIn<{ item?: Fields; items?: Fields[] }>(answer)
  const changed = {
    ...rest,
    ...(item !== undefined && { item: change(item) }),
    ...(items !== undefined && { items: items.map(change) }),
  }
  return { ...answer, body: JSON.stringify(changed) }
}
