import * as z from 'zod/mini'

/** Messages by field name (dots between the parts of a nested one), the first for each; empty when `value` fits. */
export function fieldErrorsOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of z.safeParse(schema, value).error?.issues ?? []) {
    const field = issue.path.join('.')
    errors[field] ??= issue.message
  }
  return errors
}
