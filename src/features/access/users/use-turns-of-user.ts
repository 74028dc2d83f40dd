import { useEnvironment } from '#actors/environment.tsx'
import { ofSession } from '#actors/session/session-parts.ts'
import { takingTurns } from '#domain/taking-turns.ts'

/** One queue for each user, for the calls that write the roles of that user. */
function startTurns() {
  const byUser = new Map<string, ReturnType<typeof takingTurns>>()
  return (userId: string) => {
    const inTurn = byUser.get(userId) ?? takingTurns(1)
    byUser.set(userId, inTurn)
    return inTurn
  }
}

/**
 * Gives a function that makes a call once the earlier calls for the same user are answered or have failed. For calls that write
 * the roles of a user: saving a user sends the roles that were read before, and would undo a role that was added or removed
 * in between.
 */
export const useTurnsOfUser = (userId: string) => useTurnsOfUsers()(userId)

/** The same for users that are told later, by their ids. */
export const useTurnsOfUsers = () => ofSession(useEnvironment(), startTurns)
