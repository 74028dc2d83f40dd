import { objectKeys } from 'ts-extras'
import type { RouteRequest } from '#mirage/server/engine.ts'
import type { Route } from '#mirage/server/route.ts'

/** Returns the id in a body; null if it has none or is not JSON. */
function idIn({ requestBody }: RouteRequest): string | null {
  try {
    const { id }: { id?: unknown } = JSON.parse(requestBody)
    return typeof id === 'string' ? id : null
  } catch {
    // The route refuses the body with its own message.
    return null
  }
}

/**
 * Responds to a create request with the existing record if the body's `id` exists and the caller can read that record.
 * A repeated request therefore creates no second record.
 */
export const createdOnce = (routes: readonly Route[]): readonly Route[] =>
  routes.map(route => {
    const [table = '', action] = route.name.split('.')
    const read = routes.find(({ name }) => name === `${table}.get`)
    if (action !== 'create' || !read) return route
    return {
      ...route,
      answer: (services, request) => {
        const id = idIn(request)
        const { tables } = services.store
        const known = objectKeys(tables).find(name => name === table)
        if (id === null || !known || !tables[known].get(id)) return route.answer(services, request)
        const found = read.answer(services, { ...request, params: { id } })
        return found.status === 200 ? { ...found, status: 201 } : found
      },
    }
  })
