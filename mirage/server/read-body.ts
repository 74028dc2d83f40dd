import type * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { invalid, malformed } from '#mirage/rules/refusals.ts'

/** Adds zod's English messages to the shared schemas. The app omits them to stay small. */
export const schemaWords = { error: en().localeError }

/** Returns the first message for each field, by its path (`materials.0.weight`). */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return fields
}

/** Parses a body with its schema. Refuses with 400 if the body is not JSON, and with 422 if it does not match. */
export function readBody<T extends z.ZodMiniType>(schema: T, text: string): z.infer<T> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw malformed()
  }
  const parsed = schema.safeParse(raw, schemaWords)
  if (!parsed.success) throw invalid(fieldsOf(parsed.error))
  return parsed.data
}
