import { callOf } from '#contract/contract.ts'
import { type Route, type Services } from '#mirage/server/route.ts'
import { badRequests } from './bad-requests.ts'
import { clientIds } from './client-ids.ts'
import { databaseErrors } from './database-errors.ts'
import { deletions } from './deletions.ts'
import type { Difference, Next, RoutedCall } from './difference.ts'
import { ignoredNull } from './ignored-null.ts'
import { lists } from './lists.ts'
import { microsecondDates } from './microsecond-dates.ts'
import { minimalBodies } from './minimal-bodies.ts'
import { overwrittenTrades } from './overwritten-trades.ts'
import { listedPermissions } from './public-permissions.ts'
import { relations } from './relations.ts'
import { requiredPermissions } from './required-permissions.ts'
import { retainedBusiness } from './retained-business.ts'
import { secondFactor } from './second-factor.ts'
import { sellers } from './seller-businesses.ts'
import { signInErrors } from './sign-in-errors.ts'
import { singleAssignment } from './single-assignment.ts'

/** Differences, outermost first: a call passes through them in this order before it reaches the specified mock. */
const differences: readonly Difference[] = [
  microsecondDates,
  requiredPermissions,
  badRequests,
  signInErrors,
  secondFactor,
  listedPermissions,
  minimalBodies,
  relations,
  lists,
  singleAssignment,
  retainedBusiness,
  deletions,
  clientIds,
  databaseErrors,
  sellers,
  overwrittenTrades,
  ignoredNull,
]

/**
 * True if the specified mock refuses the call before any difference applies, because the session is missing or
 * unverified.
 */
const isUnverified = ({ name }: Route, { sessions, store }: Services) => {
  const session = sessions.current()
  const isKnown = session !== null && store.users.get(session.userId) !== undefined
  const { needs } = callOf(name)
  if (needs === 'nothing') return false
  return !isKnown || (needs !== 'a session' && !session.mfaVerified)
}

/** Wraps the routes so that they behave like the product's public server. */
export const withPublicDifferences = (routes: readonly Route[]): readonly Route[] =>
  routes.map(route => {
    const specified: Next = ({ services, request }) => route.answer(services, request)
    const differing = differences.reduceRight<Next>(
      (next, difference) => (call: RoutedCall) => difference(call, next),
      specified,
    )
    return {
      ...route,
      answer: (services, request) =>
        isUnverified(route, services)
          ? route.answer(services, request)
          : differing({ name: route.name, services, request }),
    }
  })
