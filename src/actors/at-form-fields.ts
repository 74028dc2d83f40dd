import { Problem } from '#domain/problem.ts'

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
    throw error.with({ fields })
  }
}
