import type { CallName } from '#contract/addresses.ts'
import type { TradeAction } from '#contract/trade-contract.ts'
import type { RouteAnswer, RouteRequest } from '#mirage/server/engine.ts'
import { json, type Services } from '#mirage/server/route.ts'

export type RoutedCall = { name: CallName; services: Services; request: RouteRequest }
export type Next = (call: RoutedCall) => RouteAnswer

/**
 * One difference between the public server and the specification. Handles the call itself, or passes the call to `next`
 * and changes the request or the response. The last `next` is the mock that follows the specification.
 */
export type Difference = (call: RoutedCall, next: Next) => RouteAnswer

/** Fields of a record or body in their JSON form. */
export type Fields = Readonly<Record<string, unknown>>

const errors: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'Conflict',
  500: 'Internal Server Error',
}

/** Returns an error response in the public server's format, which names no fields. */
export const publicError = (status: keyof typeof errors, message: string) =>
  json({ error: errors[status], message }, status)

export const textResponse = (body: string): RouteAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/plain' },
  body,
})

export const isDone = ({ status }: RouteAnswer) => status < 300

/** Parses a JSON body without validation, because the mock created it. */
export const parseBody = <Body = Fields>({ body }: RouteAnswer): Body => JSON.parse(String(body))

/** Returns the records in a field of a body; an empty list if the field holds no list. */
export function listIn(body: Fields, field: string): readonly Fields[] {
  const list = body[field]
  return Array.isArray(list) ? list : []
}

/** Returns the body of a call; null if it is not a JSON object. */
export function bodyOf({ request }: RoutedCall): Fields | null {
  try {
    const body: Fields | string | number | boolean | null = JSON.parse(request.requestBody)
    return typeof body === 'object' ? body : null
  } catch {
    // The specified mock refuses the body with its own message.
    return null
  }
}

export const withBody = (call: RoutedCall, body: Fields): RoutedCall => ({
  ...call,
  request: { ...call.request, requestBody: JSON.stringify(body) },
})

export const paramOf = ({ request }: RoutedCall, name: string) => request.params[name] ?? ''

/** Returns the kind of trade and the action for calls on transactions and collections; null for other calls. */
export function tradeCallOf(name: CallName) {
  const kind = (['transactions', 'collections'] as const).find(kind => name.startsWith(`${kind}.`))
  return kind === undefined ? null : { kind, action: name.slice(kind.length + 1) as TradeAction }
}

/** Changes each record in a successful JSON response. Returns other responses unchanged. */
export function mapItems(answer: RouteAnswer, change: (item: Fields) => Fields): RouteAnswer {
  if (!isDone(answer) || answer.headers['Content-Type'] !== 'application/json') return answer
  const { item, items, ...rest } = parseBody<{ item?: Fields; items?: Fields[] }>(answer)
  const changed = {
    ...rest,
    ...(item !== undefined && { item: change(item) }),
    ...(items !== undefined && { items: items.map(change) }),
  }
  return { ...answer, body: JSON.stringify(changed) }
}
