import { type Api, createApi } from '#api/api.ts'
import type { Client } from '#api/client.ts'
import { Problem } from '#domain/problem.ts'
import { useWorld, type World } from './world.tsx'

const apis = new WeakMap<World, Api>()

/** An answer to somebody who is gone: nobody is told, and least of all whoever is there now. */
const never = new Promise<never>(() => {})

/** Calls that end with whoever they are of: after that nothing more is sent, and nothing that comes back is given on. */
function callsUntil(over: AbortSignal, client: Client): Client {
  const call: Client['call'] = async (...args) => {
    over.throwIfAborted()
    try {
      return await client.call(...args)
    } finally {
      if (over.aborted) await never
    }
  }
  return {
    call,
    async write(method, path, json, options) {
      await call(method, path, { ...options, json })
    },
  }
}

/**
 * The calls on records of whoever is signed in to a world, with the cache of what was read. Made when a screen first needs
 * them, so that signing in loads without them; both end with the session.
 */
function apiOf(world: World): Api {
  const known = apis.get(world)
  if (known) return known
  const { client, session, firstRetry } = world
  const lifetime = new AbortController()
  const api = createApi(callsUntil(lifetime.signal, client), firstRetry === undefined ? {} : { firstRetry })
  const end = () => {
    lifetime.abort(new Problem({ kind: 'unauthorized', title: 'Signed out', message: 'The session has ended.' }))
    api.forgetAll()
    apis.delete(world)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
  const subscriptions = [session.on('session.ended', end), session.on('session.replaced', end)]
  apis.set(world, api)
  return api
}

/** The calls on records. */
export const useApi = (): Api => apiOf(useWorld())
