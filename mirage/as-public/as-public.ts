import { callOf } from '#contract/contract.ts'
import { type Route, type Services } from '#mirage/server/route.ts'
import { askedPermissions } from './asked-permissions.ts'
import { assignedOnce } from './assigned-once.ts'
import { badRequests } from './bad-requests.ts'
import { bareAnswers } from './bare-answers.ts'
import { databaseErrors } from './database-errors.ts'
import { deletions } from './deletions.ts'
import type { AskedCall, Difference, Next } from './difference.ts'
import { dates } from './fine-dates.ts'
import { keptBusiness } from './kept-business.ts'
import { keptValues } from './kept-values.ts'
import { lists } from './lists.ts'
import { ownIds } from './own-ids.ts'
import { listedPermissions } from './public-permissions.ts'
import { relations } from './relations.ts'
import { savedAgain } from './saved-again.ts'
import { secondFactor } from './second-factor.ts'
import { sellers } from './seller-keys.ts'
import { signInWords } from './sign-in-words.ts'

/** Differences in the order in which a call passes them. The last one is closest to the specified mock. */
const differences: readonly Difference[] = [
  dates,
  askedPermissions,
  badRequests,
  signInWords,
  secondFactor,
  listedPermissions,
  bareAnswers,
  relations,
  lists,
  assignedOnce,
  keptBusiness,
  deletions,
  ownIds,
  databaseErrors,
  sellers,
  savedAgain,
  keptValues,
]

/**
 * True if the specified mock refuses the call before any difference applies, because the session is missing or
 * unverified.
 */
const isStranger = ({ name }: Route, { sessions, store }: Services) => {
  const session = sessions.current()
  const isKnown = session !== null && store.users.get(session.userId) !== undefined
  const { needs } = callOf(name)
  if (needs === 'nothing') return false
  return !isKnown || (needs !== 'a session' && !session.mfaVerified)
}

/** Wraps the routes so that they answer like the product's public server. */
export const asPublic = (routes: readonly Route[]): readonly Route[] =>
  routes.map(route => {
    const specified: Next = ({ services, request }) => route.answer(services, request)
    const differing = differences.reduceRight<Next>(
      (next, difference) => (asked: AskedCall) => difference(asked, next),
      specified,
    )
    return {
      ...route,
      answer: (services, request) =>
        isStranger(route, services)
          ? route.answer(services, request)
          : differing({ name: route.name, services, request }),
    }
  })
