import { Problem } from '#domain/problem.ts'

/** Whether what a server said is that something is assigned already. */
export const isAssignedAlready = (said: string) => /\bis already assigned to the\b/.test(said)

/** Assigns, and has it done `otherwise` where the server says that it is assigned already. */
export async function assigned(assign: () => Promise<unknown>, otherwise: (refusal: Problem) => Promise<void>) {
  try {
    await assign()
  } catch (error) {
    if (!(error instanceof Problem && isAssignedAlready(error.message))) throw error
    await otherwise(error)
  }
}
