import type { UserType } from '#schemas/user.ts'
import { readTerm } from './lookup-terms.ts'
import { homeOf, matchPath, pathTo, type RouteMatch, type ScreenMatch } from './routes.ts'

/** Step of the sign-in. `unknown` until the server has responded; `verified` has the type of the signed-in user. */
export type SignInStatus =
  | { stage: 'unknown' | 'signedOut' | 'enrol' | 'verify' }
  | { stage: 'verified'; type: UserType }

export type Verdict =
  | { kind: 'wait' }
  | { kind: 'missing' }
  | { kind: 'show'; route: ScreenMatch }
  | { kind: 'go'; to: string }

function split(location: string): { path: string; search: string } {
  const { pathname, search } = new URL(`http://app.invalid${location}`)
  return { path: pathname, search }
}

/** True if a route requires a signed-in user. Only these routes are valid targets after sign-in. */
export const isBehindGate = ({ access }: Pick<RouteMatch, 'access'>) =>
  !['signedOut', 'enrol', 'verify', 'index'].includes(access)

/**
 * Returns the path to open after sign-in, from the URL parameter `next`. Returns null unless the path belongs to this
 * app and requires sign-in. Never returns a URL of another origin.
 */
export function readNext(search: string): string | null {
  const next = readTerm(search, 'next')
  // Rejects "//host", "/\\host" and hidden line breaks, which browsers resolve to other origins.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const route = matchPath(split(next).path)
  return route && isBehindGate(route) ? next : null
}

const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`

const stepPaths = { signedOut: pathTo('signIn'), enrol: pathTo('mfaEnable'), verify: pathTo('mfaVerify') } as const

/**
 * Determines the screen that a visitor sees, on load, on navigation and after each sign-in step. Pure function.
 * `location` is a path with a query, such as "/business/transactions?page=2".
 */
export function gate(status: SignInStatus, location: string): Verdict {
  const { path, search } = split(location)
  const route = matchPath(path)
  if (status.stage === 'unknown') return { kind: 'wait' }
  if (!route) return { kind: 'missing' }

  if (status.stage !== 'verified') {
    if (route.access === status.stage) return { kind: 'show', route }
    const next = isBehindGate(route) ? path + search : readNext(search)
    return { kind: 'go', to: withNext(stepPaths[status.stage], next) }
  }
  if (route.access === status.type) return { kind: 'show', route }
  if (route.access === 'index') return { kind: 'go', to: homeOf(status.type) }
  const isOverStep = !isBehindGate(route)
  return { kind: 'go', to: (isOverStep ? readNext(search) : null) ?? pathTo('index') }
}
