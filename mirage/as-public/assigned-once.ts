import { removeMember } from '#mirage/routes/membership-routes.ts'
import { type AskedCall, type Difference, isDone, paramOf, refused, saidIn, tradeCallOf } from './difference.ts'

const taken = (child: string, parent: string) => `The ${child} is already assigned to the ${parent}.`

/** Returns the reason why the parent in the path accepts no assignment; null if it has no child of that kind yet. */
function takenBy(asked: AskedCall): string | null {
  const { store } = asked.services
  const trade = tradeCallOf(asked.name)
  if (trade?.action === 'materials.assign') {
    const lines = store.linesOf(trade.kind).where('tradeId', paramOf(asked, 'tradeId'))
    return lines.length > 0 ? taken('material', trade.kind.slice(0, -1)) : null
  }
  if (asked.name === 'users.roles.assign') {
    return store.users.get(paramOf(asked, 'userId'))?.roleIds.length ? taken('role', 'user') : null
  }
  if (asked.name === 'businesses.users.assign') {
    const users = store.users.where('businessIds', paramOf(asked, 'businessId'))
    return users.length > 0 ? taken('user', 'business') : null
  }
  return null
}

/**
 * A role, a user or a line can be assigned only while its parent has no child of that kind. The owner of a business
 * does not count as one of its users.
 */
export const assignedOnce: Difference = (asked, next) => {
  const message = takenBy(asked)
  if (message !== null) return refused(400, message)
  const isOfBusiness = asked.name === 'businesses.create' || asked.name === 'businesses.update'
  const { store } = asked.services
  const before = isOfBusiness ? store.users.where('businessIds', paramOf(asked, 'id')).map(({ id }) => id) : []
  const answer = next(asked)
  if (isOfBusiness && isDone(answer)) {
    const { id, ownerId } = saidIn<{ item: { id: string; ownerId: string } }>(answer).item
    if (!before.includes(ownerId)) removeMember(store, ownerId, id)
  }
  return answer
}
