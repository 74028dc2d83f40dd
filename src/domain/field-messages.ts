type Path = readonly PropertyKey[]

type Checking = {
  safeParse(value: unknown): { error?: { issues: ReadonlyArray<{ path: Path; message: string }> } | undefined }
}

/**
 * Validates a body and returns the first message of each invalid field, by path (`address.city`), like the fields of a
 * 422. Returns an empty object for a valid body. `within` is the path of the body.
 */
export function messagesOf(schema: Checking, body: unknown, within?: string): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    messages[[...(within === undefined ? [] : [within]), ...path].map(String).join('.')] ??= message
  }
  return messages
}
