import { removeMember } from '#mirage/routes/membership-routes.ts'
import { type Difference, isDone, paramOf, parseBody, publicError, type RoutedCall, tradeCallOf } from './difference.ts'

const alreadyAssigned = (child: string, parent: string) => `The ${child} is already assigned to the ${parent}.`

/** Returns the reason why the parent in the path accepts no assignment; null if it has no child of that kind yet. */
function assignmentConflict(call: RoutedCall): string | null {
  const { store } = call.services
  const trade = tradeCallOf(call.name)
  if (trade?.action === 'materials.assign') {
    const lines = store.linesOf(trade.kind).where('tradeId', paramOf(call, 'tradeId'))
    return lines.length > 0 ? alreadyAssigned('material', trade.kind.slice(0, -1)) : null
  }
  if (call.name === 'users.roles.assign') {
    return store.users.get(paramOf(call, 'userId'))?.roleIds.length ? alreadyAssigned('role', 'user') : null
  }
  if (call.name === 'businesses.users.assign') {
    const users = store.users.where('businessIds', paramOf(call, 'businessId'))
    return users.length > 0 ? alreadyAssigned('user', 'business') : null
  }
  return null
}

/**
 * A role, a user or a line can be assigned only while its parent has no child of that kind. The owner of a business
 * does not count as one of its users.
 */
export const singleAssignment: Difference = (call, next) => {
  const message = assignmentConflict(call)
  if (message !== null) return publicError(400, message)
  const isOfBusiness = call.name === 'businesses.create' || call.name === 'businesses.update'
  const { store } = call.services
  const before = isOfBusiness ? store.users.where('businessIds', paramOf(call, 'id')).map(({ id }) => id) : []
  const answer = next(call)
  if (isOfBusiness && isDone(answer)) {
    const { id, ownerId } = parseBody<{ item: { id: string; ownerId: string } }>(answer).item
    if (!before.includes(ownerId)) removeMember(store, ownerId, id)
  }
  return answer
}
