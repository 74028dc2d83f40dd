import type * as z from 'zod/mini'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { Caller } from '#mirage/rules/policy.ts'
import { forbidden, lacks, Refused, unauthorized } from '#mirage/rules/refusals.ts'
import type { Codes } from '#mirage/sign-in/codes.ts'
import type { Session, Sessions } from '#mirage/sign-in/sessions.ts'
import type { Store } from '#mirage/store/store.ts'
import type { RouteAnswer, RouteRequest } from './engine.ts'
import { readBody } from './read-body.ts'

/** What every route works with. */
export type Services = { store: Store; sessions: Sessions; codes: Codes; now: () => number; newSecret: () => string }

/** The caller of a route, with the session of the call. */
export type SignedInCaller = Caller & { session: Session }

/** A call as its route sees it. */
export type Context = Services & {
  /** A parameter of the path; empty if the path has no such parameter. */
  param: (name: string) => string
  query: URLSearchParams
  /** The `Accept` header of the call; empty if there is none. */
  accept: string
  /** The body, read with this schema. Refuses with 400 or 422. */
  body: <T extends z.ZodMiniType>(schema: T) => z.infer<T>
}
export type SignedIn = Context & { caller: SignedInCaller }

type Verb = 'get' | 'post' | 'put' | 'delete'
export type Route<Name extends string = string> = {
  /** The name of the call in switches and logs. */
  name: Name
  verb: Verb
  path: string
  answer: (services: Services, request: RouteRequest) => RouteAnswer
}

/** An answer in JSON. */
export const json = (body: object, status = 200): RouteAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** The answer to a write that returns nothing. */
export const ok = (): RouteAnswer => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'OK' })

/** A call that needs no session. */
export function open<const Name extends string>(
  name: Name,
  verb: Verb,
  path: string,
  handle: (context: Context) => RouteAnswer,
): Route<Name> {
  const answer = (services: Services, { url, params, requestHeaders, requestBody }: RouteRequest) => {
    try {
      return handle({
        ...services,
        param: part => params[part] ?? '',
        query: new URL(url).searchParams,
        accept: requestHeaders.accept ?? '',
        body: schema => readBody(schema, requestBody),
      })
    } catch (error) {
      // Any other error is a bug of the mock; Mirage reports it as one, with its stack.
      if (!(error instanceof Refused)) throw error
      return { ...json(error.body, error.status), headers: { 'Content-Type': 'application/json', ...error.headers } }
    }
  }
  return { name, verb, path, answer }
}

/** A call that needs a session, at any step of signing in. It renews the session. */
export function signedIn<const Name extends string>(
  name: Name,
  verb: Verb,
  path: string,
  handle: (context: SignedIn) => RouteAnswer,
): Route<Name> {
  return open(name, verb, path, context => {
    const session = context.sessions.renew()
    const user = session && context.store.users.get(session.userId)
    if (!user) throw unauthorized()
    return handle({ ...context, caller: { user, holder: context.store.holder(user), session } })
  })
}

/** A call that needs a verified session, and one of these permissions. */
export function guarded<const Name extends string>(
  name: Name,
  verb: Verb,
  path: string,
  needs: readonly [Permission, ...Permission[]],
  handle: (context: SignedIn) => RouteAnswer,
): Route<Name> {
  return signedIn(name, verb, path, context => {
    const { session, holder } = context.caller
    if (!session.mfaVerified) throw forbidden('Verify the sign-in with a code from the authenticator app first')
    if (!needs.some(permission => may(holder, permission))) throw lacks(needs[0])
    return handle(context)
  })
}
