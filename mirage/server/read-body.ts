import type * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { invalid, malformed } from '#mirage/rules/refusals.ts'

/** Gives the shared schemas zod's English messages, which the app leaves out to stay small. */
export const schemaWords = { error: en().localeError }

/** The first message for each field, by its path (`materials.0.weight`). */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return fields
}

/** The body as its schema reads it. Refuses with 400 what is not JSON, and with 422 what does not fit. */
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
