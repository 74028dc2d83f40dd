type Path = readonly PropertyKey[]

/** The part of a schema that is needed here. */
type Checking = {
  safeParse(value: unknown): { error?: { issues: ReadonlyArray<{ path: Path; message: string }> } | undefined }
}

/**
 * The first message for each field of a body that its schema refuses, by the path to it (`address.city`), as the fields
 * of a 422 are named. Empty when the body fits. `within` is the path to the body itself.
 */
export function messagesOf(schema: Checking, body: unknown, within?: string): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    messages[[...(within === undefined ? [] : [within]), ...path].map(String).join('.')] ??= message
  }
  return messages
}
