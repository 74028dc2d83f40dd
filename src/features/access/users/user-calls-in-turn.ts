import type { Api } from '#api/api.ts'
import { takingTurns } from '#domain/taking-turns.ts'

const turns = new WeakMap<Api, Map<string, ReturnType<typeof takingTurns>>>()

/**
 * Makes a call that writes the roles of a user once those before it are answered, however they were. Saving a user sends
 * the roles that were read a moment before: a role given or taken in between would silently be as it was.
 */
export function inTurn<Result>(api: Api, userId: string, call: () => Promise<Result>): Promise<Result> {
  const byUser = turns.get(api) ?? new Map<string, ReturnType<typeof takingTurns>>()
  turns.set(api, byUser)
  const takeTurn = byUser.get(userId) ?? takingTurns(1)
  byUser.set(userId, takeTurn)
  return takeTurn(call)
}
