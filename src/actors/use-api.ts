import { type Api, createApi, type SessionApi } from '#api/api.ts'
import { ownedClient } from '#api/owned-client.ts'
import { Problem } from '#domain/problem.ts'
import { type Environment, useEnvironment } from './environment.tsx'
import { makeSure } from './session/make-sure.ts'
import { ofSession } from './session/session-parts.ts'

/**
 * The calls on records for the user of the session, with the cache of what was read. Made when a screen first needs them, so
 * that the sign-in screen loads without them. Both end with the session.
 */
function apiOf(environment: Environment, over: AbortSignal): SessionApi {
  const { client, firstRetry } = environment
  const lifetime = new AbortController()
  const own = ownedClient(client, {
    over: lifetime.signal,
    makeSure: signal => makeSure(environment, signal),
    heard: environment.seats.heard,
  })
  const api = createApi(own, firstRetry === undefined ? {} : { firstRetry })
  over.addEventListener('abort', () => {
    lifetime.abort(new Problem({ kind: 'unauthorized', title: 'Signed out', message: 'The session has ended.' }))
    api.forgetAll()
  })
  return api
}

/** The calls on records, the same for all screens of a session. */
export const sessionApi = (environment: Environment): SessionApi => ofSession(environment, apiOf)

/** The calls on records, the same for all screens of a session. */
export const useApi = (): Api => sessionApi(useEnvironment())
