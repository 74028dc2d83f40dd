import { Problem } from '#domain/problem.ts'

/**
 * Renames the fields of the server's messages to those of the form. `fieldOf` maps the names that differ.
 * @throws the problem of the call, with renamed fields.
 */
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
