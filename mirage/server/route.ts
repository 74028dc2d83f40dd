import type { CallName, ParamOf } from '#contract/addresses.ts'
import { type BodyOf, type Call, callOf, type IsOpen } from '#contract/contract.ts'
import type { TradeAction } from '#contract/trade-contract.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { Caller } from '#mirage/rules/policy.ts'
import { forbidden, lacks, Refused, unauthorized } from '#mirage/rules/refusals.ts'
import type { Codes } from '#mirage/sign-in/codes.ts'
import type { Session, Sessions } from '#mirage/sign-in/sessions.ts'
import type { TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import type { RouteAnswer, RouteRequest } from './engine.ts'
import { readBody } from './read-body.ts'

export type Services = { store: Store; sessions: Sessions; codes: Codes; now: () => number; newSecret: () => string }

export type SignedInCaller = Caller & { session: Session }

type Context = Services & {
  query: URLSearchParams
  /** `Accept` header of the call; empty if missing. */
  accept: string
}
export type SignedIn = Context & { caller: SignedInCaller }

type ContextOf<Name extends CallName> = (IsOpen<Name> extends true ? Context : SignedIn) & {
  param: (name: ParamOf<Name>) => string
  /** Returns the parsed body. Throws a refusal with status 400 or 422. */
  body: () => BodyOf<Name>
}

/** Handles a call that the caller is permitted to make. */
export type Handler<Name extends CallName> = (context: ContextOf<Name>) => RouteAnswer

export type Handlers<Names extends CallName> = { [Name in Names]: Handler<Name> }

/** Handlers by action for calls on transactions or collections. Both kinds have the same actions. */
export type TradeHandlers<Actions extends TradeAction> = { [Action in Actions]: Handler<`${TradeTable}.${Action}`> }

export type Route = {
  name: CallName
  verb: Call['method']
  path: string
  answer: (services: Services, request: RouteRequest) => RouteAnswer
}

export const json = (body: object, status = 200): RouteAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** Returns the response to a write that returns no data. */
export const ok = (): RouteAnswer => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'OK' })

/**
 * Returns the caller and renews their session.
 * @throws Refused if there is no session or the caller lacks every permission that the call accepts.
 */
function admit({ needs }: Call, { sessions, store }: Services): SignedInCaller | null {
  if (needs === 'nothing') return null
  const session = sessions.renew()
  const user = session && store.users.get(session.userId)
  if (!user) throw unauthorized()
  const holder = store.holder(user)
  if (needs !== 'a session') {
    if (!session.mfaVerified) throw forbidden('Verify the sign-in with a code from the authenticator app first')
    if (!needs.some(permission => may(holder, permission))) throw lacks(needs[0])
  }
  return { user, holder, session }
}

/** Creates the route of a call according to the contract. */
export function routeOf<Name extends CallName>(name: Name, handlers: Handlers<Name>): Route {
  const call = callOf(name)
  const answer = (services: Services, { url, params, requestHeaders, requestBody }: RouteRequest) => {
    try {
      const context = {
        ...services,
        caller: admit(call, services),
        param: (part: string) => params[part] ?? '',
        query: new URL(url).searchParams,
        accept: requestHeaders.accept ?? '',
        body: () => call.body && readBody(call.body, requestBody),
      }
      // The contract defines which fields exist for a call.
      return handlers[name](context as ContextOf<Name>)
    } catch (error) {
      // Any other error is a bug in the mock. Mirage reports the error with its stack.
      if (!(error instanceof Refused)) throw error
      return { ...json(error.body, error.status), headers: { 'Content-Type': 'application/json', ...error.headers } }
    }
  }
  return { name, verb: call.method, path: call.path, answer }
}
