import { Problem } from '#domain/problem.ts'

/** Converts messages by body field to messages by form field. `fieldOf` maps names that differ. */
export function fieldErrorsOf(
  messages: Readonly<Record<string, string>>,
  fieldOf: Readonly<Record<string, string>> = {},
) {
  const named = new Map(Object.entries(fieldOf))
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [named.get(name) ?? name, message]))
}

/**
 * Converts the server's field errors to fields of the form. `fieldOf` maps names that differ.
 * @throws the problem of the call, with renamed fields.
 */
export async function mapErrorsToFields<Result>(
  call: Promise<Result>,
  fieldOf: Readonly<Record<string, string>> = {},
): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw error.with({ fields: fieldErrorsOf(error.fields, fieldOf) })
  }
}
