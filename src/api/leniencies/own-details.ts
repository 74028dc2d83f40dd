import { Problem } from '#domain/problem.ts'
import type { User } from '#schemas/user.ts'

/**
 * The details of a user; those of the caller from their session, where the server refuses them with 403.
 *
 * The difference: some servers ask for `users.view` to read oneself, too, and the same record comes with the session. It can go
 * once `users.view.self` is enough for the caller's own id.
 * @throws Problem of the refusal where the user is another one.
 */
export async function ownDetails(id: string, read: () => Promise<User>, ofSession: () => Promise<User>): Promise<User> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'forbidden') throw error
    const caller = await ofSession()
    if (caller.id !== id) throw error
    return caller
  }
}
