import { Problem } from '#domain/problem.ts'
import type { User } from '#schemas/user.ts'

/**
 * Returns a user's details. If the server rejects the read with 403 and the user is the caller, returns the details
 * from the session.
 *
 * Workaround: some servers require `users.view` for the caller's own record. Delete once `users.view.self` is
 * sufficient.
 * @throws Problem of kind `forbidden` if the server rejects the read of another user.
 */
export async function ownDetails(
  id: string,
  read: () => Promise<User>,
  sessionService: () => Promise<User>,
): Promise<User> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'forbidden') throw error
    const caller = await sessionService()
    if (caller.id !== id) throw error
    return caller
  }
}
