import { type Api, createApi } from '#api/api.ts'
import { ownedClient } from '#api/owned-client.ts'
import { Problem } from '#domain/problem.ts'
import { type Environment, useEnvironment } from './environment.tsx'
import { makeSure } from './make-sure.ts'

const apis = new WeakMap<Environment, Api>()

/**
 * The calls on records of whoever is signed in to an environment, with the cache of what was read. Made when a screen
 * first needs them, so that signing in loads without them; both end with the session.
 */
function apiOf(environment: Environment): Api {
  const known = apis.get(environment)
  if (known) return known
  const { client, session, firstRetry } = environment
  const lifetime = new AbortController()
  const own = ownedClient(client, { over: lifetime.signal, makeSure: signal => makeSure(environment, signal) })
  const api = createApi(own, firstRetry === undefined ? {} : { firstRetry })
  const end = () => {
    lifetime.abort(new Problem({ kind: 'unauthorized', title: 'Signed out', message: 'The session has ended.' }))
    api.forgetAll()
    apis.delete(environment)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
  const subscriptions = [session.on('session.ended', end), session.on('session.replaced', end)]
  apis.set(environment, api)
  return api
}

/** The calls on records. */
export const useApi = (): Api => apiOf(useEnvironment())
