import { type Api, createApi, type SessionApi } from '#api/api.ts'
import { ownedClient } from '#api/owned-client.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { type Environment, useEnvironment } from './environment.tsx'
import { sessionService } from './session/session-services.ts'
import { verifySessionOwner } from './session/verify-session-owner.ts'

/**
 * Returns the cached API calls of the session's user. Both calls and cache end with the session. Created on first use,
 * so that the sign-in bundle stays small.
 */
function apiOf(environment: Environment, over: AbortSignal): SessionApi {
  const { client, cacheTimes } = environment
  const lifetime = new AbortController()
  const own = ownedClient(client, {
    over: lifetime.signal,
    verifySessionOwner: signal => verifySessionOwner(environment, signal),
    messageCount: environment.tabSync.messageCount,
  })
  const api = createApi(own, cacheTimes)
  over.addEventListener('abort', () => {
    lifetime.abort(new Problem({ kind: 'unauthorized', title: t('Signed out'), message: t('Your session has ended.') }))
    api.forgetAll()
  })
  return api
}

/** Returns the API calls that all screens of a session share. */
export const sessionApi = (environment: Environment): SessionApi => sessionService(environment, apiOf)

export const useApi = (): Api => sessionApi(useEnvironment())
