import type * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { invalid, malformed } from '#mirage/rules/refusals.ts'

/** Has schemas say what they miss where they have no words of their own; in the app, which shares them, they stay short. */
export const schemaWords = { error: en().localeError }

/** The first message for each field, by the path to it (`materials.0.weight`). */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return fields
}

/** The body as its schema wants it. Refuses with 400 what is no JSON, and with 422 what does not fit. */
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
