import { type Api, createApi } from '#api/api.ts'
import { useWorld, type World } from './world.tsx'

const apis = new WeakMap<World, Api>()

/**
 * The calls on records of a world, with the cache of what was read. Made when a screen first needs them, so that signing
 * in loads without them; all that was read goes when its user does.
 */
function apiOf(world: World): Api {
  const known = apis.get(world)
  if (known) return known
  const { client, session, firstRetry } = world
  const api = createApi(client, firstRetry === undefined ? {} : { firstRetry })
  for (const end of ['session.ended', 'session.replaced'] as const) {
    session.on(end, api.forgetAll)
  }
  apis.set(world, api)
  return api
}

/** The calls on records. */
export const useApi = (): Api => apiOf(useWorld())
