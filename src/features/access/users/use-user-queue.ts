import { useEnvironment } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import { limitConcurrency } from '#domain/concurrency-limit.ts'

/** One request queue per user, for requests that write the user's roles. */
function startUserQueues() {
  const byUser = new Map<string, ReturnType<typeof limitConcurrency>>()
  return (userId: string) => {
    const enqueue = byUser.get(userId) ?? limitConcurrency(1)
    byUser.set(userId, enqueue)
    return enqueue
  }
}

/**
 * Returns a function that queues requests for one user: each starts after the previous one ends, even if that one
 * fails. Saving a user sends the roles that were last read, which would otherwise revert a concurrent role change.
 */
export const useUserQueue = (userId: string) => useUserQueues()(userId)

/** Like `useUserQueue` for several users: returns a function that takes a user id and returns the queue. */
export const useUserQueues = () => sessionService(useEnvironment(), startUserQueues)
