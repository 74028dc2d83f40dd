type Path = readonly PropertyKey[]

type Checking = {
  safeParse(value: unknown): { error?: { issues: ReadonlyArray<{ path: Path; message: string }> } | undefined }
}

/**
 * Validates a request body. Returns the first message of each invalid field by path, such as `address.city`, like the
 * `fields` of a 422 response. Returns an empty object if the body is valid. `within` is a prefix for the paths.
 */
export function messagesOf(schema: Checking, body: unknown, within?: string): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    messages[[...(within === undefined ? [] : [within]), ...path].map(String).join('.')] ??= message
  }
  return messages
}
