import { useEnvironment } from '#actors/environment.tsx'
import { takingTurns } from '#domain/taking-turns.ts'

/** The calls that write the roles of users take turns, user by user, for as long as a session lasts. */
function startTurns() {
  const byUser = new Map<string, ReturnType<typeof takingTurns>>()
  return (userId: string) => {
    const inTurn = byUser.get(userId) ?? takingTurns(1)
    byUser.set(userId, inTurn)
    return inTurn
  }
}

/**
 * Gives what makes a call that writes the roles of a user once those before it are answered, however they were. Saving a
 * user sends the roles that were read a moment before: a role given or taken in between would silently be as it was.
 */
export const useTurnsOfUser = (userId: string) => useEnvironment().ofSession(startTurns)(userId)
