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
    const named = new Map(Object.entries(fieldOf))
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [named.get(name) ?? name, message]),
    )
    throw error.withFields(fields)
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
    if (left.aborted) toast({ kind: 'error', title: `The ${noun} is not saved`, description: toProblem(error).message })
    throw error
  }
}
