import type { UserType } from '#schemas/user.ts'
import { readTerm } from './lookup-terms.ts'
import { homeOf, matchPath, pathTo, type RouteMatch, type ScreenMatch } from './routes.ts'

/** How far signing in has come, and as which type of user. `unknown` until the server has answered. */
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

/** Whether a route is for signed-in users: unlike a step of signing in, it is worth returning to. */
export const isBehindGate = ({ access }: Pick<RouteMatch, 'access'>) =>
  !['signedOut', 'enrol', 'verify', 'index'].includes(access)

/**
 * The path to go to after signing in, from `next` in the address; null unless it is a path of this app that is worth
 * returning to. Addresses of other origins, in any spelling, are never returned.
 */
export function readNext(search: string): string | null {
  const next = readTerm(search, 'next')
  // Browsers read other addresses than written in "//host", "/\\host" and hidden line breaks.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const route = matchPath(split(next).path)
  return route && isBehindGate(route) ? next : null
}

const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`

const stepPaths = { signedOut: pathTo('signIn'), enrol: pathTo('mfaEnable'), verify: pathTo('mfaVerify') } as const

/**
 * Which screen a visitor may see: the one decision on first load, on every navigation and after every step of signing
 * in. Pure; `location` is a path with its search, as in "/business/transactions?page=2".
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
