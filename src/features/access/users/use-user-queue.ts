import { useEnvironment } from '#actors/environment.tsx'
import { sessionService } from '#actors/session/session-services.ts'
import { limitConcurrency } from '#domain/concurrency-limit.ts'

/** One queue per user, for requests that write the user's roles. */
function startUserQueues() {
  const byUser = new Map<string, ReturnType<typeof limitConcurrency>>()
  return (userId: string) => {
    const enqueue = byUser.get(userId) ?? limitConcurrency(1)
    byUser.set(userId, enqueue)
    return enqueue
  }
}

/**
 * Returns a function that runs requests for a user one after another, even after failures. Needed for requests that
 * write roles: saving a user sends the roles that were read earlier, and would revert a concurrent role change.
 */
export const useUserQueue = (userId: string) => useUserQueues()(userId)

/** Variant for several users: returns a function that takes the id. */
export const useUserQueues = () => sessionService(useEnvironment(), startUserQueues)
