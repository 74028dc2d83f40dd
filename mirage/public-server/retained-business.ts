import { type Difference, isDone, paramOf, publicError } from './difference.ts'

/** A user who is removed from a business keeps their `businessId`. A second removal is refused. */
export const retainedBusiness: Difference = (call, next) => {
  const { users } = call.services.store
  const user = users.get(paramOf(call, 'userId'))
  if (call.name !== 'businesses.users.unassign' || !user) return next(call)
  if (!user.businessIds.includes(paramOf(call, 'businessId'))) {
    return publicError(400, 'The user is not assigned to the business.')
  }
  const { businessId } = user
  const answer = next(call)
  if (isDone(answer)) users.update(user.id, { businessId })
  return answer
}
