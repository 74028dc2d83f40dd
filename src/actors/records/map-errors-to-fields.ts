import { Problem } from '#domain/problem.ts'

/** Converts error messages by request body field to messages by form field. `fieldOf` maps the names that differ. */
export function fieldErrorsOf(
  messages: Readonly<Record<string, string>>,
  fieldOf: Readonly<Record<string, string>> = {},
) {
  const named = new Map(Object.entries(fieldOf))
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [named.get(name) ?? name, message]))
}

/**
 * Waits for a call and converts its field errors from body fields to form fields. `fieldOf` maps the names that differ.
 * @throws the error of the call, with form field names.
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
