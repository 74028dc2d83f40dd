import { Problem, toProblem } from '#domain/problem.ts'
import { toast } from '#ui/toasts.ts'

/** Puts the server's messages to the fields of the form that show them. `fieldOf`: their names, where these differ. */
export async function atFormFields<Result>(
  call: Promise<Result>,
  fieldOf: Readonly<Record<string, string>> = {},
): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [fieldOf[name] ?? name, message]),
    )
    throw error.with({ fields })
  }
}

/** A save that began is not called off by leaving its screen, which the signal tells: how it went is said all the same. */
export async function toldAfterLeaving<Result>(
  noun: string,
  call: Promise<Result>,
  left: AbortSignal,
): Promise<Result> {
  try {
    const result = await call
    if (left.aborted) toast({ kind: 'success', title: `The ${noun} is saved` })
    return result
  } catch (error) {
    const { message, mayBeDone } = toProblem(error)
    const title = mayBeDone ? `It is not sure that the ${noun} is saved` : `The ${noun} is not saved`
    if (left.aborted) toast({ kind: 'error', title, description: message })
    throw error
  }
}
