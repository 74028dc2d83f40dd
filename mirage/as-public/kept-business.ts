import { type Difference, isDone, paramOf, refused } from './difference.ts'

/** A user who is removed from a business keeps its `businessId`. A second removal is refused. */
export const keptBusiness: Difference = (asked, next) => {
  const { users } = asked.services.store
  const user = users.get(paramOf(asked, 'userId'))
  if (asked.name !== 'businesses.users.unassign' || !user) return next(asked)
  if (!user.businessIds.includes(paramOf(asked, 'businessId'))) {
    return refused(400, 'The user is not assigned to the business.')
  }
  const { businessId } = user
  const answer = next(asked)
  if (isDone(answer)) users.update(user.id, { businessId })
  return answer
}
