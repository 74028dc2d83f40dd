import { Problem } from '#domain/problem.ts'

/** True if a server message states that the item is already assigned. */
export const isAssignedAlready = (text: string) => /\bis already assigned to the\b/.test(text)

/** Calls `assign`. If the server responds "already assigned", calls `otherwise`. */
export async function assigned(assign: () => Promise<unknown>, otherwise: (refusal: Problem) => Promise<void>) {
  try {
    await assign()
  } catch (error) {
    if (!(error instanceof Problem && isAssignedAlready(error.message))) throw error
    await otherwise(error)
  }
}
